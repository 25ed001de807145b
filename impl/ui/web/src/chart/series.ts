import type { NumberFormat, TileData } from '../api/types';
import { parseAnswered } from '../time/format';

/** Series is a line, or a part of stacked bars; its values are those of the buckets, null where there is none. */
export interface Series {
  name: string;
  values: (number | null)[];
  numberFormat?: NumberFormat | undefined;
  /** Whether it is of the time before the range. */
  previous?: boolean | undefined;
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
}

const lengths: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of a granularity, such as 5m. */
export function stepOf(granularity: string | undefined): number {
  const found = /^(\d+)([smhd])$/.exec(granularity ?? '');
  return found ? Number(found[1]) * lengths[found[2]!]! : 60_000;
}

/** Makes series of the rows of a tile over time, at most as many as limit says. */
export function pivot(data: TileData, limit = 100): Pivot {
  const step = stepOf(data.granularity);
  const time = data.columns.findIndex((c) => c.role === 'time');
  const groups = data.columns.flatMap((c, i) => (c.role === 'group' ? [i] : []));
  const values = data.columns.flatMap((c, i) => (c.role === 'value' ? [i] : []));
  const rows = data.rows as unknown[][];

  const starts = new Set(rows.map((row) => parseAnswered(row[time])).filter((t) => !Number.isNaN(t)));
  const first = starts.size > 0 ? Math.min(...starts) : data.startTime;
  // Buckets without rows are left out of the answer.
  for (let t = first - Math.floor((first - data.startTime) / step) * step; t < data.endTime && starts.size < 20_000; t += step) starts.add(t);
  const times = [...starts].sort((a, b) => a - b);
  const place = new Map(times.map((t, i) => [t, i]));

  const found = new Map<string, Series & { sum: number }>();
  for (const row of rows) {
    const at = place.get(parseAnswered(row[time]));
    if (at === undefined) continue;
    const group = groups.map((i) => label(row[i])).join(', ');
    for (const i of values) {
      const column = data.columns[i]!;
      const name = group === '' ? column.name : values.length > 1 ? `${group}: ${column.name}` : group;
      let series = found.get(name);
      if (!series) {
        series = { name, values: times.map(() => null), numberFormat: column.numberFormat, previous: column.previous, sum: 0 };
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
  return { times, step, series: series.slice(0, limit), total: series.length };
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
