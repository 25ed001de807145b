import { parseAnswered } from '../../time/format';
import { expressionsOf } from './columns';

export interface Row {
  id: string;
  data: Record<string, unknown>;
}

/** How many rows a list that follows has. */
export const kept = 5000;

/** Live is what has come since a search was read: what is shown, and what waits. Both are without gaps, newest first. */
export interface Live {
  fresh: Row[];
  waiting: Row[];
  /** Whether rows are missing between what is shown and what was there before. */
  cut: boolean;
  /** Whether rows are missing between what waits and what is shown. */
  waitingCut: boolean;
}

export const nothing: Live = { fresh: [], waiting: [], cut: false, waitingCut: false };

/** What the columns are called in which followed rows have their times. They are not shown. */
const hidden = '_followed_time_';

export const isHidden = (column: string) => column.startsWith(hidden);

/** A select with the times of each row, of which a source may have several, beside what is shown. It may end with a comment. */
export const withTimes = (select: string, times: string) =>
  `${select}\n, ${expressionsOf(times).map((time, i) => `${time} AS ${hidden}${i}`).join(', ')}`;

/** When a row is first asked for no more: a search begins at a time that none of its times is before, but for those of whole days. */
const timeOf = ({ data }: Row) => {
  const times = Object.keys(data).filter(isHidden).map((name) => data[name]);
  return Math.min(...times.filter((time) => !/^\d+-\d+-\d+$/.test(String(time))).map((time) => parseAnswered(time) || 0));
};

/** The latest time of rows, or that of before. */
export const latest = (rows: Row[], before: number) => rows.map(timeOf).reduce((most, time) => (Number.isFinite(time) ? Math.max(most, time) : most), before);

/** What is new of the newest rows, and whether there are others between these and those that were seen. */
export function cameSince(seen: ReadonlySet<string>, newest: Row[], limit: number): { rows: Row[]; gap: boolean } {
  const rows = newest.filter((row) => !seen.has(row.id));
  return { rows, gap: newest.length >= limit && rows.length === newest.length };
}

function before(rows: Row[], old: Row[], gap: boolean): { rows: Row[]; cut: boolean } {
  const all = gap ? rows : [...rows, ...old];
  return { rows: all.slice(0, kept), cut: gap || all.length > kept };
}

/** Has shown what waits. */
export function show(live: Live): Live {
  const { rows, cut } = before(live.waiting, live.fresh, live.waitingCut);
  return { fresh: rows, waiting: [], cut: live.cut || cut, waitingCut: false };
}

/** Takes in what has come, which waits while the list is paused. */
export function take(live: Live, came: Row[], gap: boolean, paused: boolean): Live {
  const base = paused ? live : show(live);
  const { rows, cut } = before(came, paused ? base.waiting : base.fresh, gap);
  return paused ? { ...base, waiting: rows, waitingCut: base.waitingCut || cut } : { ...base, fresh: rows, cut: base.cut || cut };
}
