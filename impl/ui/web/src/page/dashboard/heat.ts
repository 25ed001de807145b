import type { SearchFilter, TileConfig, TileData } from '../../api/types';
import { stepOf } from '../../chart/series';
import { parseAnswered } from '../../time/format';

/** Cell is how many rows had a value between two bounds within a bucket. */
export interface Cell {
  time: number;
  from: number;
  to: number;
  count: number;
}

/** Heat is the cells of a heatmap, and the bounds of its vertical axis. */
export interface Heat {
  cells: Cell[];
  step: number;
  log: boolean;
  low: number;
  high: number;
  most: number;
}

export function heatOf(data: TileData, linear: boolean): Heat {
  const cells = (data.rows as unknown[][]).map(([time, from, to, count]) => ({ time: parseAnswered(time), from: Number(from), to: Number(to), count: Number(count) || 0 }));
  const above = cells.filter((c) => c.from > 0);
  const log = !linear && above.length > 0;
  let low = Infinity;
  let high = -Infinity;
  let most = 0;
  for (const c of log ? above : cells) {
    low = Math.min(low, c.from);
    high = Math.max(high, c.to);
  }
  for (const c of cells) most = Math.max(most, c.count);
  if (low >= high) high = log ? low * 10 : low + 1;
  // What has no logarithm lies in a row of its own below.
  if (log && cells.length > above.length) low /= (high / low) ** 0.04;
  return { cells, step: stepOf(data.granularity), log, low, high, most };
}

/** Returns the condition on the rows of a cell. The greatest value of the data belongs to the highest cell. */
export function cellFilter(config: Extract<TileConfig, { displayType: 'heatmap' }>, data: TileData, { from, to }: Pick<Cell, 'from' | 'to'>): SearchFilter {
  const value = `(${config.select[0]?.valueExpression})`;
  const highest = (data.rows as unknown[][]).every((row) => Number(row[2]) <= to);
  return { type: 'sql', condition: `${value} >= ${from} AND ${value} ${highest ? '<=' : '<'} ${to}` };
}

/** How strongly a cell is coloured, from 0 to 1. */
export function strength(count: number, most: number, log: boolean): number {
  if (count <= 0 || most <= 0) return 0;
  return 0.12 + 0.88 * (log ? Math.log1p(count) / Math.log1p(most) : count / most);
}
