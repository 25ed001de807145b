import { expect, test } from 'vitest';
import { cameSince, isHidden, kept, latest, nothing, show, take, withTimes, type Row } from './live';

const rows = (from: number, to: number): Row[] => Array.from({ length: from - to + 1 }, (_, i) => ({ id: String(from - i), data: {} }));
const ids = (list: Row[]) => list.map((row) => Number(row.id));

test('a page that reaches what was seen has no gap, and a full one that does not has', () => {
  const seen = new Set(['1', '2', '3']);
  expect(cameSince(seen, rows(5, 3), 3)).toEqual({ rows: rows(5, 4), gap: false });
  expect(cameSince(seen, rows(8, 6), 3)).toEqual({ rows: rows(8, 6), gap: true });
  expect(cameSince(seen, rows(8, 7), 3)).toEqual({ rows: rows(8, 7), gap: false });
});

test('what comes stands before what is shown, or waits', () => {
  let live = take(nothing, rows(2, 1), false, false);
  live = take(live, rows(4, 3), false, true);
  live = take(live, rows(5, 5), false, true);
  expect([ids(live.fresh), ids(live.waiting)]).toEqual([[2, 1], [5, 4, 3]]);
  expect(ids(show(live).fresh)).toEqual([5, 4, 3, 2, 1]);
  expect(ids(take(live, rows(6, 6), false, false).fresh)).toEqual([6, 5, 4, 3, 2, 1]);
});

test('behind a gap the list begins anew', () => {
  const live = take(take(nothing, rows(2, 1), false, false), rows(9, 8), true, false);
  expect([ids(live.fresh), live.cut]).toEqual([[9, 8], true]);
});

test('a gap in what waits leaves alone what is shown until it is shown', () => {
  let live = take(nothing, rows(2, 1), false, false);
  live = take(live, rows(4, 3), false, true);
  live = take(live, rows(9, 8), true, true);
  expect([ids(live.fresh), ids(live.waiting), live.cut]).toEqual([[2, 1], [9, 8], false]);
  live = show(take(live, rows(10, 10), false, true));
  expect([ids(live.fresh), live.cut, live.waitingCut]).toEqual([[10, 9, 8], true, false]);
});

test('what is too many is cut at its end, and said', () => {
  const live = take(take(nothing, rows(kept, 1), false, false), rows(kept + 1, kept + 1), false, false);
  expect([live.fresh.length, live.fresh[0]!.id, live.cut]).toEqual([kept, String(kept + 1), true]);
});

test('the latest time of rows is found in columns that are not shown', () => {
  const select = withTimes("Body, LogAttributes['a,b']", 'Day, Timestamp');
  expect(select).toBe("Body, LogAttributes['a,b']\n, Day AS _followed_time_0, Timestamp AS _followed_time_1");
  const row = (time: string): Row => ({ id: time, data: { Body: '2030-01-01 00:00:00', _followed_time_0: '2026-11-28', _followed_time_1: time } });
  const before = Date.UTC(2026, 10, 28, 3);
  expect(latest([row('2026-11-28 04:00:00.123456789'), row('2026-11-28 03:00:01')], before)).toBe(Date.UTC(2026, 10, 28, 4, 0, 0, 123));
  const ofTwo = { id: '2', data: { _followed_time_0: '2026-11-28 05:00:00', _followed_time_1: '2026-11-28 05:00:42' } };
  expect(latest([ofTwo], before)).toBe(Date.UTC(2026, 10, 28, 5)); // those of the same minute are still asked for
  expect(latest([{ id: '1', data: { Body: 'x', _followed_time_0: null } }], before)).toBe(before);
  expect(['Body', '_followed_time_1'].filter(isHidden)).toEqual(['_followed_time_1']);
});
