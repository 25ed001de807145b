/** Zone is that in which days begin and times are written. */
export type Zone = 'local' | 'utc';

/** Range is a time range as a link has it: relative, such as now-15m, in milliseconds since 1970, or in ISO 8601. */
export interface Range {
  from: string;
  to: string;
}

/** Span is a range that was resolved, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

type Fields = [year: number, month: number, day: number, hour: number, minute: number, second: number, milli: number];

function fields(time: number, zone: Zone): Fields {
  const d = new Date(time);
  return zone === 'utc'
    ? [d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate(), d.getUTCHours(), d.getUTCMinutes(), d.getUTCSeconds(), d.getUTCMilliseconds()]
    : [d.getFullYear(), d.getMonth(), d.getDate(), d.getHours(), d.getMinutes(), d.getSeconds(), d.getMilliseconds()];
}

function instant(f: Fields, zone: Zone): number {
  return zone === 'utc' ? Date.UTC(...f) : new Date(...f).getTime();
}

const units = { y: 0, M: 1, d: 2, h: 3, m: 4, s: 5 } as const;
type Unit = keyof typeof units | 'w';

/** The length of what always has the same. Days have not, where clocks change. */
const lengths: Partial<Record<Unit, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

function add(time: number, amount: number, unit: Unit, zone: Zone): number {
  const length = lengths[unit];
  if (length) return time + amount * length;
  const f = fields(time, zone);
  if (unit === 'w') f[2] += 7 * amount;
  else {
    const day = f[2];
    f[units[unit]] += amount;
    if (unit !== 'd') f[2] = Math.min(day, new Date(Date.UTC(f[0], f[1] + 1, 0)).getUTCDate()); // Jan 31 and a month is Feb 28
  }
  return instant(f, zone);
}

function floor(time: number, unit: Unit, zone: Zone): number {
  const f = fields(time, zone);
  if (unit === 'w') {
    const weekday = (new Date(Date.UTC(f[0], f[1], f[2])).getUTCDay() + 6) % 7; // from Monday on
    f[2] -= weekday;
    return instant([f[0], f[1], f[2], 0, 0, 0, 0], zone);
  }
  // Within an hour that comes twice, fields would name the first one.
  const length = lengths[unit];
  if (unit !== 'h' && length) return Math.floor(time / length) * length;
  if (unit === 'h') return time - f[4] * 60_000 - f[5] * 1000 - f[6];
  const start: Fields = [f[0], 0, 1, 0, 0, 0, 0];
  for (let i = 1; i <= units[unit]; i++) start[i] = f[i]!;
  return instant(start, zone);
}

const relative = /^now((?:[+-]\d{1,6}[smhdwMy])*)(?:\/([smhdwMy]))?$/;

/** Says whether a text of a link moves on with the time. */
export function isRelative(text: string): boolean {
  return relative.test(text);
}

/** Resolves a text of a link, or answers null for what is none. */
export function resolveTime(text: string, now: number, zone: Zone): number | null {
  const found = relative.exec(text);
  if (found) {
    let time = now;
    for (const [, sign, amount, unit] of found[1]!.matchAll(/([+-])(\d+)([smhdwMy])/g)) {
      time = add(time, Number(sign + amount!), unit as Unit, zone);
    }
    if (found[2]) time = floor(time, found[2] as Unit, zone);
    return valid(time);
  }
  if (/^-?\d{11,16}$/.test(text)) return valid(Number(text));
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/.exec(text);
  if (!iso) return null;
  const [, y, mo, d, h = 0, mi = 0, s = 0, fraction = '0', offset] = iso;
  const f: Fields = [Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s), Math.trunc(Number(`0.${fraction}`) * 1000)];
  // What rolls over into the next month is a mistake.
  const back = fields(Date.UTC(...f), 'utc');
  if (back.some((value, i) => value !== f[i])) return null;
  if (!offset) return valid(instant(f, zone));
  if (offset === 'Z') return valid(Date.UTC(...f));
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return valid(Date.UTC(...f) - (offset[0] === '-' ? -1 : 1) * minutes * 60_000);
}

function valid(time: number): number | null {
  return Math.abs(time) <= 8.64e15 ? time : null;
}

/** Resolves a range, or says what is wrong with it. */
export function resolve(range: Range, now: number, zone: Zone): Span | string {
  const from = resolveTime(range.from, now, zone);
  const to = resolveTime(range.to, now, zone);
  if (from === null) return `“${range.from}” is not a valid time.`;
  if (to === null) return `“${range.to}” is not a valid time.`;
  if (from >= to) return 'The range ends before it starts.';
  return { from, to };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/;

/** Reads one end of what a person typed; a time of day without a day is on the given one. */
function typedTime(text: string, day: number, now: number, zone: Zone): number | null {
  if (/^\d{9,10}$/.test(text)) return Number(text) * 1000;
  const known = resolveTime(text, now, zone);
  if (known !== null) return known;
  const words = text.toLowerCase().replace(/,/g, ' ').split(/\s+/);
  const f = fields(day, zone).slice(0, 3).concat(0, 0, 0, 0) as Fields;
  let time = false;
  let date = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const [, h, m, s = '0'] = clock.exec(word) ?? [];
    const month = months.indexOf(word.slice(0, 3));
    const dayOfMonth = Number(words[i + 1]);
    if (h && !time) {
      if (Number(h) > 23 || Number(m) > 59 || Number(s) > 59) return null;
      f.splice(3, 3, Number(h), Number(m), Number(s));
      time = true;
    } else if ((word === 'today' || word === 'yesterday') && !date) {
      const start = floor(now, 'd', zone);
      f.splice(0, 3, ...fields(word === 'today' ? start : add(start, -1, 'd', zone), zone).slice(0, 3));
      date = true;
    } else if (/^[a-z]{3,9}$/.test(word) && month >= 0 && dayOfMonth >= 1 && dayOfMonth <= 31 && !date) {
      f.splice(1, 2, month, dayOfMonth);
      i++;
      if (/^\d{4}$/.test(words[i + 1] ?? '')) f[0] = Number(words[++i]);
      else {
        f[0] = fields(now, zone)[0];
        if (instant(f, zone) > now) f[0]--; // the last one there was
      }
      date = true;
    } else return null;
  }
  return time || date ? instant(f, zone) : null;
}

/**
 * Reads what a person typed: 15m, today, 10:00-11:30, Jan 5 10:00 to 12:00, epoch seconds, or what links have. It answers
 * the range, or what is wrong.
 */
export function parseTyped(input: string, now: number, zone: Zone): Range | string {
  const text = input.trim();
  if (text === '') return 'Enter a time range, such as 15m or 10:00-11:30.';
  const last = /^(\d{1,6})\s*([smhdwMy])$/.exec(text);
  if (last) return checked({ from: `now-${last[1]}${last[2]}`, to: 'now' }, now, zone);
  if (/^today$/i.test(text)) return { from: 'now/d', to: 'now' };
  if (/^yesterday$/i.test(text)) return { from: 'now-1d/d', to: 'now/d' };
  const parts =
    /^(.+?)\s+(?:to|until|–|-)\s+(.+)$/i.exec(text) ?? /^(.*\d)\s*[–-]\s*(\d{1,2}:\d\d(?::\d\d)?|\d{9,16})$/.exec(text);
  const [fromText, toText] = parts ? [parts[1]!, parts[2]!] : [text, 'now'];
  const from = isRelative(fromText) ? fromText : typedTime(fromText, now, now, zone);
  if (from === null) return `“${fromText}” is not a valid time. Examples: 15m, yesterday, 10:00-11:30, Jan 5 10:00 to 12:00.`;
  const day = typeof from === 'number' ? from : now;
  const to = isRelative(toText) ? toText : typedTime(toText, day, now, zone);
  if (to === null) return `“${toText}” is not a valid time. Examples: 11:30, now, Jan 5 12:00.`;
  return checked({ from: String(from), to: String(to) }, now, zone);
}

function checked(range: Range, now: number, zone: Zone): Range | string {
  const span = resolve(range, now, zone);
  return typeof span === 'string' ? span : range;
}

export const presets: { name: string; range: Range }[] = [
  ['minute', '1m'], ['5 minutes', '5m'], ['15 minutes', '15m'], ['30 minutes', '30m'], ['hour', '1h'], ['3 hours', '3h'],
  ['6 hours', '6h'], ['12 hours', '12h'], ['day', '1d'], ['2 days', '2d'], ['7 days', '7d'], ['30 days', '30d'],
].map(([name, length]) => ({ name: `Last ${name}`, range: { from: `now-${length}`, to: 'now' } }));

/** Moves a span by half of its length, to the past or, with 1, to the future. */
export function shift(span: Span, direction: -1 | 1): Range {
  const step = Math.round((span.to - span.from) / 2) * direction;
  return fixed({ from: span.from + step, to: span.to + step });
}

/** Doubles a span around its middle, but not into the future. */
export function zoomOut(span: Span, now: number): Range {
  const half = Math.round((span.to - span.from) / 2);
  const to = Math.max(span.to, Math.min(span.to + half, now));
  return fixed({ from: to - 4 * half, to });
}

/**
 * The ranges that are longer than one, the shortest first: presets where it ends now, which have the given time in them where there is
 * one, and else what zooming out leads to.
 */
export function wider(range: Range, span: Span, now: number, zone: Zone, having?: number): { name: string; range: Range }[] {
  if (range.to !== 'now') {
    const twice = zoomOut(span, now);
    return [
      { name: 'Zoom out 2×', range: twice },
      { name: 'Zoom out 4×', range: zoomOut({ from: Number(twice.from), to: Number(twice.to) }, now) },
    ];
  }
  return presets.filter((preset) => {
    const from = resolveTime(preset.range.from, now, zone)!;
    return now - from > span.to - span.from && (having === undefined || from <= having);
  });
}

export function fixed(span: Span): Range {
  return { from: String(Math.round(span.from)), to: String(Math.round(span.to)) };
}
