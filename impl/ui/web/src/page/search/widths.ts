import { plain, textOf } from '../../text/text';
import { formatTime, isTime, parseAnswered } from '../../time/format';
import type { Zone } from '../../time/range';
import type { Row } from './live';

/** Widths are the widths of columns in pixels, by the names of the columns. */
export type Widths = Record<string, number>;

interface Column {
  name: string;
  type: string;
}

/** least is the smallest width of a column. */
export const least = 48;
/** Measured columns are at most this wide: a longer value ends with an ellipsis. */
const mostMeasured = 320;
/** The message keeps this width as long as other columns can be narrower. */
const leastMessage = 320;
/** In less width than this for the message, the table scrolls sideways. */
export const leastScrolled = 240;
/** Columns of text shrink to this width, about seven characters, to leave the message its room. */
const leastShrunk = 68;

/** The advance of a character of the monospaced font at 12 px. */
const character = 7.2;
/** The padding of a cell. */
const padding = 16;
/** The number of rows that are measured. Rows of a search have similar lengths, and more of them would delay the table. */
const sample = 50;

/** Reads the widths of a link, such as "Timestamp:156,ServiceName:90". It ignores everything else. */
export function widthsOf(text: string): Widths {
  const widths: Widths = {};
  for (const part of text.split(',')) {
    const [, name, width] = /^([^:]+):(\d{1,4})$/.exec(part) ?? [];
    if (name === undefined || Number(width) < least) continue;
    widths[name.replace(/%(25|2C|3A)/g, decodeURIComponent)] = Number(width);
  }
  return widths;
}

/** Writes widths for a link. */
export const linkOf = (widths: Widths): string =>
  Object.entries(widths).map(([name, width]) => `${name.replace(/[%,:]/g, encodeURIComponent)}:${width}`).join(',');

/** Estimates the widths of columns from the lengths of their labels and of the values in the first rows. */
export function measure(columns: Column[], labels: string[], rows: Row[], zone: Zone): Widths {
  const measured: Widths = {};
  columns.forEach(({ name, type }, i) => {
    let length = labels[i]!.length + 2; // the arrow of the order
    for (const row of rows.slice(0, sample)) length = Math.max(length, lengthOf(row.data[name], type, zone));
    measured[name] = Math.max(least, Math.min(mostMeasured, Math.ceil(length * character) + padding));
  });
  return measured;
}

function lengthOf(value: unknown, type: string, zone: Zone): number {
  if (value === null || value === undefined) return 1;
  const time = isTime(type) ? parseAnswered(value) : NaN;
  if (!Number.isNaN(time)) return formatTime(time, zone).length;
  return (typeof value === 'string' ? plain(value.slice(0, 100)) : textOf(value)).length;
}

/**
 * Returns the width of each column, without one for the message, which takes the rest of the room. Where the room is short,
 * columns of text that nobody has sized shrink first.
 */
export function layout(columns: Column[], message: number, measured: Widths, sized: Widths, room: number): (number | undefined)[] {
  const widths = columns.map(({ name }, i) => (i === message ? undefined : (sized[name] ?? measured[name]!)));
  const shrunk = widths.map((width, i) =>
    width === undefined || sized[columns[i]!.name] !== undefined || isTime(columns[i]!.type) ? width : Math.min(width, leastShrunk),
  );
  const excess = total(widths) + leastMessage - room;
  const spare = total(widths) - total(shrunk);
  if (excess <= 0 || spare <= 0) return widths;
  const share = Math.min(1, excess / spare);
  return widths.map((width, i) => width && Math.floor(width - (width - shrunk[i]!) * share));
}

export const total = (widths: (number | undefined)[]): number => widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
