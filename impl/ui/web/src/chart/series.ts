import type { NumberFormat, TileColumn, TileData } from '../api/types';
import { plain } from '../text/text';
import { parseAnswered } from '../time/format';
import { formatNumber } from './number';

/** Series is a line, or a part of stacked bars; its values are those of the buckets, null where there is none. */
export interface Series {
  /** It may have control sequences of terminals, and is shown without: two groups may differ in nothing else. */
  name: string;
  values: (number | null)[];
  numberFormat?: NumberFormat | undefined;
  /** Whether it is of the time before the range. */
  previous?: boolean | undefined;
  /** What its rows are alike in: the values of the columns that they are grouped by. */
  group?: unknown[];
  /** Which of the value columns it is. */
  value?: number;
  /** Whether the group has columns that may be NULL. */
  nullable?: boolean;
}

/** Pivot is the data of a tile over time, by series. */
export interface Pivot {
  /** Starts of the buckets in milliseconds. */
  times: number[];
  /** Width of a bucket in milliseconds. */
  step: number;
  /** The largest series, by the sum of what is in them. */
  series: Series[];
  /** How many there are in all. */
  total: number;
  /** The first bucket that is not over yet. */
  open?: number | undefined;
}

const lengths: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of a granularity, such as 5m. */
export function stepOf(granularity: string | undefined): number {
  const found = /^(\d+)([smhd])$/.exec(granularity ?? '');
  return found ? Number(found[1]) * lengths[found[2]!]! : 60_000;
}

/** Makes series of the rows of a tile over time, at most as many as limit says. What is not over yet is so at the given time. */
export function pivot(data: TileData, limit = 100, now = Date.now()): Pivot {
  const step = stepOf(data.granularity);
  const time = data.columns.findIndex((c) => c.role === 'time');
  const groups = data.columns.flatMap((c, i) => (c.role === 'group' ? [i] : []));
  const values = data.columns.flatMap((c, i) => (c.role === 'value' ? [i] : []));
  const rows = data.rows as unknown[][];

  // Each time is read once, however many groups have it.
  const read = new Map([...new Set(rows.map((row) => row[time]))].map((text) => [text, parseAnswered(text)]));
  const starts = new Set([...read.values()].filter((t) => !Number.isNaN(t)));
  const first = starts.size > 0 ? Math.min(...starts) : data.startTime;
  // Buckets without rows are left out of the answer.
  for (let t = first - Math.floor((first - data.startTime) / step) * step; t < data.endTime && starts.size < 20_000; t += step) starts.add(t);
  const times = [...starts].sort((a, b) => a - b);
  const place = new Map(times.map((t, i) => [t, i]));

  const nullable = hasNulls(data.columns);
  const found = new Map<string, Series & { sum: number }>();
  for (const row of rows) {
    const at = place.get(read.get(row[time])!);
    if (at === undefined) continue;
    // There is mostly one, and this is done for each row.
    const group = groups.length === 1 ? label(row[groups[0]!]) : groups.map((i) => label(row[i])).join(', ');
    for (let nth = 0; nth < values.length; nth++) {
      const i = values[nth]!;
      const column = data.columns[i]!;
      const name = group === '' ? column.name : values.length > 1 ? `${group}: ${column.name}` : group;
      let series = found.get(name);
      if (!series) {
        series = { name, values: times.map(() => null), numberFormat: column.numberFormat, previous: column.previous, group: groups.map((g) => row[g]), value: nth, nullable, sum: 0 };
        found.set(name, series);
      }
      const value = row[i] === null || row[i] === '' ? NaN : Number(row[i]);
      if (Number.isFinite(value)) {
        series.values[at] = value;
        series.sum += Math.abs(value);
      }
    }
  }
  const series = [...found.values()].sort((a, b) => b.sum - a.sum || (a.name < b.name ? -1 : 1));
  const open = times.findIndex((t) => t + step > now);
  return { times, step, series: series.slice(0, limit), total: series.length, ...(open >= 0 && { open }) };
}

/** Reports whether a column that rows are grouped by may be NULL. */
export const hasNulls = (columns: TileColumn[]): boolean => columns.some((c) => c.role === 'group' && /^(LowCardinality\()?Nullable\(/.test(c.type));

const pivots = new WeakMap<TileData, Map<number, Pivot>>();

/** The series of the rows of a tile, which are made once for as long as its data are kept. */
export function pivotOf(data: TileData, limit = 100): Pivot {
  const known = pivots.get(data) ?? new Map<number, Pivot>();
  pivots.set(data, known);
  const made = known.get(limit) ?? pivot(data, limit);
  known.set(limit, made);
  return made;
}

/** Summary is what is said of a series as a whole; null where it has no values. */
export interface Summary {
  last: number | null;
  average: number | null;
  least: number | null;
  most: number | null;
}

const summaries = new WeakMap<Series['values'], Summary>();

export function summaryOf({ values }: Series): Summary {
  const known = summaries.get(values);
  if (known) return known;
  let [count, sum, least, most] = [0, 0, Infinity, -Infinity];
  let last: number | null = null;
  for (const v of values) {
    if (v === null) continue;
    count++;
    sum += v;
    if (v < least) least = v;
    if (v > most) most = v;
    last = v;
  }
  const summary = count === 0 ? { last, average: null, least: null, most: null } : { last, average: sum / count, least, most };
  summaries.set(values, summary);
  return summary;
}

/** The values of a chart as a table, the newest first. */
export function tableOf({ times, series }: Pivot): { columns: TileColumn[]; rows: unknown[][] } {
  return {
    columns: [
      { name: 'Time', type: 'DateTime', role: 'time' },
      ...series.map(({ name, numberFormat }): TileColumn => ({ name, type: 'Float64', role: 'value', ...(numberFormat && { numberFormat }) })),
    ],
    rows: times.map((t, i) => [new Date(t).toISOString(), ...series.map((s) => s.values[i] ?? null)]).reverse(),
  };
}

function label(value: unknown): string {
  if (value === '' || value === null || value === undefined) return '(empty)';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Adds up the values of series from the first on, for bars that stand on each other. */
export function stack(series: Series[]): number[][] {
  const below: number[] = [];
  return series.map(({ values }) => values.map((v, i) => (below[i] = (below[i] ?? 0) + (v ?? 0))));
}

/** Cuts values at the first bucket that is not over: what is over, and the rest, which begins where that ends. */
export function cut<T>(values: (T | null)[], open: number | undefined, overlap: 0 | 1): [(T | null)[], (T | null)[]] {
  if (open === undefined) return [values, values.map(() => null)];
  return [values.map((v, i) => (i < open ? v : null)), values.map((v, i) => (i < open - overlap ? null : v))];
}

/** Returns the positions of values between gaps, which no line shows. */
export function isolated(values: (number | null)[]): number[] {
  return values.flatMap((v, i) => (v !== null && (values[i - 1] ?? null) === null && (values[i + 1] ?? null) === null ? [i] : []));
}

/** The series that a point of a chart is nearest to: a line by its value, bars by what stands there. */
export function nearest(series: Series[], idx: number, value: number, bars: boolean): Series | undefined {
  if (bars) {
    const sums = stack(series);
    const at = sums.findIndex((s, i) => (series[i]!.values[idx] ?? 0) > 0 && value <= s[idx]!);
    return at < 0 ? undefined : series[at];
  }
  let found: Series | undefined;
  let least = Infinity;
  for (const s of series) {
    const v = s.values[idx];
    if (v === null || v === undefined || Math.abs(v - value) >= least) continue;
    least = Math.abs(v - value);
    found = s;
  }
  return found;
}

/** Returns the value at the middle of a point: of a line its value, and of stacked bars the middle of its part. */
export function middleOf(all: Series[], series: Series, idx: number, bars: boolean): number | null {
  const value = series.values[idx] ?? null;
  if (!bars || value === null) return value;
  return stack(all)[all.indexOf(series)]![idx]! - value / 2;
}

/** Says in words what a chart shows. */
export function sentence(pivot: Pivot): string {
  if (pivot.series.length === 0) return 'No data.';
  const parts = pivot.series.slice(0, 5).map((s) => {
    const { least, most } = summaryOf(s);
    const name = plain(s.name);
    return least === null ? `${name} has no values` : `${name} from ${formatNumber(least, s.numberFormat)} to ${formatNumber(most, s.numberFormat)}`;
  });
  const rest = pivot.total - parts.length;
  return `${parts.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.${pivot.open === undefined ? '' : ' The last bucket is incomplete.'}`;
}
