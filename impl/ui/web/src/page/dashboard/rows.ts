import type { TileColumn } from '../../api/types';

/** Order is the column that rows are sorted by, and whether the smallest comes first. */
export interface Order {
  column: number;
  up: boolean;
}

/** Sorts rows by a column, as numbers where it has some. What is missing comes last; without an order, rows stay as they are. */
export function sorted(rows: unknown[][], columns: TileColumn[], order: Order | undefined): unknown[][] {
  if (!order || !columns[order.column]) return rows;
  const at = order.column;
  const numbers = /^(Nullable\()?(U?Int|Float|Decimal)/.test(columns[at]!.type);
  const missing = (v: unknown) => v === null || v === undefined || v === '';
  const compare = (a: unknown, b: unknown) => (numbers ? Number(a) - Number(b) : String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0);
  return [...rows].sort((a, b) => {
    if (missing(a[at]) || missing(b[at])) return Number(missing(a[at])) - Number(missing(b[at]));
    return order.up ? compare(a[at], b[at]) : compare(b[at], a[at]);
  });
}

/** A row by the names of its columns. */
export function named(row: unknown[], columns: TileColumn[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((c, i) => [c.name, row[i]]));
}
