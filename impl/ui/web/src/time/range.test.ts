import { describe, expect, test } from 'vitest';
import { formatRange } from './format';
import { parseTyped, presets, resolve, resolveTime, shift, wider, zoomOut } from './range';

const now = Date.UTC(2026, 0, 5, 12, 34, 56, 789); // a Monday
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

describe('times of links', () => {
  test.each([
    ['now', '2026-01-05T12:34:56.789Z'],
    ['now-15m', '2026-01-05T12:19:56.789Z'],
    ['now-90s', '2026-01-05T12:33:26.789Z'],
    ['now-1d/d', '2026-01-04T00:00:00.000Z'],
    ['now/h', '2026-01-05T12:00:00.000Z'],
    ['now/m', '2026-01-05T12:34:00.000Z'],
    ['now/s', '2026-01-05T12:34:56.000Z'],
    ['now-1w/w', '2025-12-29T00:00:00.000Z'],
    ['now/w', '2026-01-05T00:00:00.000Z'],
    ['now-1M/M', '2025-12-01T00:00:00.000Z'],
    ['now-1y', '2025-01-05T12:34:56.789Z'],
    ['now/y', '2026-01-01T00:00:00.000Z'],
    ['now-1d+2h', '2026-01-04T14:34:56.789Z'],
    ['1767607200000', '2026-01-05T10:00:00.000Z'],
    ['2026-01-05', '2026-01-05T00:00:00.000Z'],
    ['2026-01-05T10:00:00Z', '2026-01-05T10:00:00.000Z'],
    ['2026-01-05T10:00:00.1239+01:00', '2026-01-05T09:00:00.123Z'],
    ['2026-01-05 10:00', '2026-01-05T10:00:00.000Z'],
  ])('%s', (text, want) => expect(iso(resolveTime(text, now, 'utc'))).toBe(want));

  test.each(['', 'then', 'now-', 'now-15', 'now-15x', 'now - 1h', '2026-02-30', '2026-01-05T25:00Z', '12', 'now-999999y'])(
    'not %s',
    (text) => expect(resolveTime(text, now, 'utc')).toBeNull(),
  );

  test('the end of a month stays one', () => {
    expect(iso(resolveTime('now-1M', Date.UTC(2026, 2, 31, 10), 'utc'))).toBe('2026-02-28T10:00:00.000Z');
  });

  test('a range that ends before it begins is none', () => {
    expect(resolve({ from: 'now', to: 'now-1h' }, now, 'utc')).toBe('The range ends before it starts.');
    expect(resolve({ from: 'now-1h', to: 'soon' }, now, 'utc')).toBe('“soon” is not a valid time.');
  });
});

describe('days where clocks change', () => {
  // On March 29th, 2026, Berlin's day has 23 hours. The tests run in that zone.
  const noon = Date.UTC(2026, 2, 29, 10);
  test.each([
    ['now/d', '2026-03-28T23:00:00.000Z'],
    ['now-1d', '2026-03-28T11:00:00.000Z'],
    ['now-24h', '2026-03-28T10:00:00.000Z'],
    ['now+1d/d', '2026-03-29T22:00:00.000Z'],
  ])('%s', (text, want) => expect(iso(resolveTime(text, noon, 'local'))).toBe(want));
});

describe('what people type', () => {
  const day = (h: number, m = 0, d = 5) => String(Date.UTC(2026, 0, d, h, m));
  test.each<[string, string, string]>([
    ['15m', 'now-15m', 'now'],
    [' 2 d ', 'now-2d', 'now'],
    ['today', 'now/d', 'now'],
    ['Yesterday', 'now-1d/d', 'now/d'],
    ['10:00-11:30', day(10), day(11, 30)],
    ['10:00 – 11:30', day(10), day(11, 30)],
    ['10:00 to 11:30:15', day(10), String(Date.UTC(2026, 0, 5, 11, 30, 15))],
    ['yesterday 10:00 to 12:00', day(10, 0, 4), day(12, 0, 4)],
    ['Jan 5 10:00 to 12:00', day(10), day(12)],
    ['January 4, 10:00 to Jan 5 9:00', day(10, 0, 4), day(9)],
    ['Dec 24 10:00 to 12:00', String(Date.UTC(2025, 11, 24, 10)), String(Date.UTC(2025, 11, 24, 12))],
    ['Jan 5 2025 10:00 to 12:00', String(Date.UTC(2025, 0, 5, 10)), String(Date.UTC(2025, 0, 5, 12))],
    ['10:00', day(10), 'now'],
    ['1767607200 to 1767610800', day(10), day(11)],
    ['1767607200-1767610800', day(10), day(11)],
    ['1767607200000 - 1767610800000', day(10), day(11)],
    ['1767607200', day(10), 'now'],
    ['now-3h to now-1h', 'now-3h', 'now-1h'],
    ['2026-01-05T10:00Z to 2026-01-05T11:00Z', day(10), day(11)],
    ['2026-01-04', day(0, 0, 4), 'now'],
  ])('%s', (text, from, to) => expect(parseTyped(text, now, 'utc')).toEqual({ from, to }));

  test.each([
    ['', 'Enter a time range'],
    ['soon', '“soon” is not a valid time'],
    ['10:00 to never', '“never” is not a valid time'],
    ['25:00-26:00', '“25:00” is not a valid time'],
    ['11:00-10:00', 'ends before it starts'],
    ['0m', 'ends before it starts'],
    ['999999y', 'is not a valid time'],
  ])('not %s', (text, want) => expect(parseTyped(text, now, 'utc')).toContain(want));
});

test('presets are ranges', () => {
  for (const { range } of presets) expect(typeof resolve(range, now, 'utc')).toBe('object');
});

test('spans move by half of their length, and grow to twice', () => {
  expect(shift({ from: 1000, to: 3000 }, -1)).toEqual({ from: '0', to: '2000' });
  expect(zoomOut({ from: 2000, to: 3000 }, 9999)).toEqual({ from: '1500', to: '3500' });
  expect(zoomOut({ from: 2000, to: 3000 }, 3100)).toEqual({ from: '1100', to: '3100' });
});

describe('what a person calls a range', () => {
  test.each([
    ['now-1h', 'now', 'Last hour'],
    ['now-1d/d', 'now/d', 'Yesterday'],
    ['now-2d/d', 'now', 'Jan 3 00:00 – now'],
    ['now-3d/d', 'now-2d/d', 'Jan 2 00:00 – Jan 3 00:00'],
    ['1767607200000', '1767609000000', 'Jan 5 10:00 – 10:30'],
  ])('%s to %s', (from, to, want) => expect(formatRange({ from, to }, 'utc', now)).toBe(want));
});

describe('wider ranges', () => {
  const names = (from: string, to: string, having?: number) => {
    const range = { from, to };
    return wider(range, resolve(range, now, 'utc') as Exclude<ReturnType<typeof resolve>, string>, now, 'utc', having).map((r) => r.name);
  };
  test('are presets up to now', () => {
    expect(names('now-15m', 'now').slice(0, 2)).toEqual(['Last 30 minutes', 'Last hour']);
    expect(names('now-2d', 'now')).toEqual(['Last 7 days', 'Last 30 days']);
    expect(names('now-30d', 'now')).toEqual([]);
  });
  test('have the newest row in them', () => {
    expect(names('now-15m', 'now', now - 100 * 60_000).slice(0, 2)).toEqual(['Last 3 hours', 'Last 6 hours']);
  });
  test('are around one that ends before', () => {
    const [twice, four] = wider({ from: '1000000000000', to: '1000000600000' }, { from: 1_000_000_000_000, to: 1_000_000_600_000 }, now, 'utc');
    expect(twice!.range).toEqual({ from: '999999700000', to: '1000000900000' });
    expect(four!.range).toEqual({ from: '999999100000', to: '1000001500000' });
  });
});
