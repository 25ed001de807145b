import { presets, resolve, type Range, type Zone } from './range';

const pad = (n: number, digits = 2) => String(n).padStart(digits, '0');
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface Parts {
  year: number;
  date: string;
  clock: string;
  milli: string;
}

function parts(time: number, zone: Zone): Parts {
  const d = new Date(time);
  // getTimezoneOffset shifts the local time into the fields of UTC.
  const f = zone === 'utc' ? d : new Date(time - d.getTimezoneOffset() * 60_000);
  return {
    year: f.getUTCFullYear(),
    date: `${monthNames[f.getUTCMonth()]} ${f.getUTCDate()}`,
    clock: `${pad(f.getUTCHours())}:${pad(f.getUTCMinutes())}:${pad(f.getUTCSeconds())}`,
    milli: pad(f.getUTCMilliseconds(), 3),
  };
}

/** A time with its milliseconds, and with the date unless it is today's. */
export function formatTime(time: number, zone: Zone, now = Date.now()): string {
  const t = parts(time, zone);
  const today = parts(now, zone);
  const clock = `${t.clock}.${t.milli}`;
  if (t.year !== today.year) return `${t.date} ${t.year} ${clock}`;
  return t.date === today.date ? clock : `${t.date} ${clock}`;
}

/** A time to the second, with its date. */
export function formatDate(time: number, zone: Zone, now = Date.now()): string {
  const t = parts(time, zone);
  return `${t.date}${t.year === parts(now, zone).year ? '' : ` ${t.year}`} ${t.clock.replace(/:00$/, '')}`;
}

/** What stands at an axis whose marks are that many seconds apart: a date where a day begins. */
export function formatTick(time: number, seconds: number, zone: Zone): string {
  const t = parts(time, zone);
  if (seconds >= 86_400 || t.clock === '00:00:00') return t.date;
  return seconds < 60 ? t.clock : t.clock.slice(0, 5);
}

/** What a person calls a range. */
export function formatRange(range: Range, zone: Zone, now = Date.now()): string {
  const preset = presets.find((p) => p.range.from === range.from && p.range.to === range.to);
  if (preset) return preset.name;
  const own = /^now-(\d+)([smhdwMy])$/.exec(range.from);
  const names: Record<string, string> = { s: 'seconds', m: 'minutes', h: 'hours', d: 'days', w: 'weeks', M: 'months', y: 'years' };
  if (own && range.to === 'now') return `Last ${own[1]} ${own[1] === '1' ? names[own[2]!]!.slice(0, -1) : names[own[2]!]}`;
  if (range.from === 'now/d' && range.to === 'now') return 'Today';
  if (range.from === 'now-1d/d' && range.to === 'now/d') return 'Yesterday';
  const span = resolve(range, now, zone);
  if (typeof span === 'string') return `${range.from} to ${range.to}`;
  const end = parts(span.to, zone).date === parts(span.from, zone).date ? parts(span.to, zone).clock.replace(/:00$/, '') : formatDate(span.to, zone, now);
  return `${formatDate(span.from, zone, now)} – ${range.to === 'now' ? 'now' : end}`;
}

/** Whether a column of that type has times. */
export const isTime = (type: string) => /^(Nullable\()?DateTime/.test(type);

/** A time of an answer with date, offset and all of its digits, as RFC 3339 has it. */
export function completeTime(value: unknown, zone: Zone): string {
  const time = parseAnswered(value);
  if (Number.isNaN(time)) return String(value);
  const minutes = zone === 'utc' ? 0 : -new Date(time).getTimezoneOffset();
  const seconds = new Date(time + minutes * 60_000).toISOString().replace(/\..*/, '');
  const fraction = /\.\d+/.exec(String(value))?.[0] ?? '';
  const offset = `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`;
  return seconds + fraction + (zone === 'utc' ? 'Z' : offset);
}

/** Milliseconds of a time as an answer has it, in UTC with up to nine digits behind the second; NaN for none. */
export function parseAnswered(text: unknown): number {
  if (typeof text !== 'string') return NaN;
  return Date.parse(text.replace(' ', 'T').replace(/(\.\d{3})\d+/, '$1').replace(/Z?$/, 'Z'));
}
