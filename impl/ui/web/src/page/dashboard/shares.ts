import type { TileData } from '../../api/types';

/** Share is a group of a tile and its value. */
export interface Share {
  /** It may have control sequences of terminals, and is shown without. */
  name: string;
  value: number | null;
  /** The values of the group. */
  group: unknown[];
}

/** The groups of a tile and their value, the first of those that it has. */
export function sharesOf(data: TileData): Share[] {
  const at = data.columns.findIndex((c) => c.role === 'value');
  const groups = data.columns.flatMap((c, i) => (c.role === 'group' ? [i] : []));
  return (data.rows as unknown[][]).map((row) => ({
    name: groups.map((i) => (row[i] === '' || row[i] === null || row[i] === undefined ? '(empty)' : typeof row[i] === 'object' ? JSON.stringify(row[i]) : String(row[i]))).join(', ') || data.columns[at]?.name || 'value',
    group: groups.map((i) => row[i]),
    value: row[at] === null || row[at] === '' || !Number.isFinite(Number(row[at])) ? null : Number(row[at]),
  }));
}

const slices = 12;

/** Puts what is beyond the largest slices of a pie into one. */
export function slicesOf(shares: Share[]): { name: string; value: number; group?: unknown[]; rest?: boolean }[] {
  const all = shares.flatMap((s) => (s.value !== null && s.value > 0 ? [{ name: s.name, value: s.value, group: s.group }] : [])).sort((a, b) => b.value - a.value);
  if (all.length <= slices) return all;
  const rest = all.slice(slices - 1);
  return [...all.slice(0, slices - 1), { name: `${rest.length} others`, value: rest.reduce((sum, s) => sum + s.value, 0), rest: true }];
}

/** The outline of a slice between two shares of a ring. */
export function sliceOf(from: number, to: number): string {
  const end = Math.min(to, from + 0.99999); // an arc that ends where it begins is none
  const point = (share: number, radius: number) => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle)).toFixed(3)}`;
  };
  const large = end - from > 0.5 ? 1 : 0;
  return `M${point(from, 48)} A48,48 0 ${large} 1 ${point(end, 48)} L${point(end, 28)} A28,28 0 ${large} 0 ${point(from, 28)} Z`;
}
