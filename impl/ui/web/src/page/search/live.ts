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
