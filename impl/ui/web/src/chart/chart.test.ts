import { expect, test, vi } from 'vitest';
import type { TileData } from '../api/types';
import { seriesColors, stateColors } from '../theme/theme';
import { colorsOf, meaningsOf } from './color';
import { cut, isolated, middleOf, nearest, pivot, pivotOf, sentence, stack, summaryOf, tableOf } from './series';

const data = (rows: unknown[][]): TileData => ({
  displayType: 'line', startTime: 0, endTime: 180_000, granularity: '1m',
  columns: [
    { name: 'time', type: 'DateTime', role: 'time' },
    { name: 'service', type: 'String', role: 'group' },
    { name: 'count', type: 'UInt64', role: 'value' },
  ],
  rows: rows as TileData['rows'],
});

test('rows become series, gaps stay, and the largest comes first', () => {
  const got = pivot(data([
    ['1970-01-01T00:00:00Z', 'a', 1],
    ['1970-01-01T00:02:00Z', 'a', '2'],
    ['1970-01-01T00:01:00Z', '', 9],
    ['1970-01-01T00:01:00Z', 'b', null],
  ]));
  expect(got.times).toEqual([0, 60_000, 120_000]);
  expect(got.series.map((s) => [s.name, s.values])).toEqual([
    ['(empty)', [null, 9, null]],
    ['a', [1, null, 2]],
    ['b', [null, null, null]],
  ]);
  expect(stack(got.series)).toEqual([[0, 9, 0], [1, 9, 2], [1, 9, 2]]);
  expect(pivot(data([['1970-01-01T00:00:00Z', 'a', 1], ['1970-01-01T00:00:00Z', 'b', 2]]), 1)).toMatchObject({ series: [{ name: 'b' }], total: 2 });
  expect(pivot(data([])).times).toHaveLength(3);
});

test('groups that differ only in control sequences have their own series, with the color of the severity', () => {
  const red = '\x1b[31mERROR\x1b[0m';
  const got = pivot(data([['1970-01-01T00:00:00Z', 'ERROR', 1], ['1970-01-01T00:00:00Z', red, 2]]));
  expect(got.series.map((s) => [s.name, s.values[0]])).toEqual([[red, 2], ['ERROR', 1]]);
  expect(sentence(got)).not.toContain('\x1b');
  expect(colorsOf([red], 'light').get(red)).toBe('#cf222e');
});

const open = (pathname: string) => vi.stubGlobal('location', { pathname });

test('groups keep their colors in all tiles of a dashboard, and the first ten are distinct', () => {
  open('/dashboards/1');
  const first = colorsOf(['b', 'a'], 'light');
  expect(first.get('a')).not.toBe(first.get('b'));
  const second = colorsOf('abcdefghij'.split(''), 'light');
  expect(second.get('b')).toBe(first.get('b'));
  expect(new Set(second.values()).size).toBe(10);
  open('/dashboards/1/tiles/2');
  expect(colorsOf(['j'], 'light').get('j')).toBe(second.get('j'));
  const at = Object.values(seriesColors.light).indexOf(second.get('j')!);
  expect(colorsOf(['j'], 'dark').get('j')).toBe(Object.values(seriesColors.dark)[at]);
});

test('the first color of a name on a page does not depend on the page', () => {
  open('/dashboards/2');
  const color = colorsOf(['checkout'], 'light').get('checkout');
  open('/dashboards/3');
  expect(colorsOf(['checkout'], 'light').get('checkout')).toBe(color);
});

test('names that were first seen alone are distinct together', () => {
  open('/dashboards/8');
  const names = Array.from({ length: 9 }, (_, i) => `service-${i}`);
  for (const name of names) colorsOf([name], 'light');
  expect(new Set(colorsOf(names, 'light').values()).size).toBe(9);
  const others = Array.from({ length: 9 }, (_, i) => `other-${i}`);
  for (const name of others) colorsOf([name], 'light');
  const mixed = [...names.slice(0, 5), ...others.slice(0, 5)];
  expect(new Set(colorsOf(mixed, 'light').values()).size).toBe(10);
});

test('a new group gets a color that is not in its chart', () => {
  open('/dashboards/4');
  const known = Array.from({ length: 10 }, (_, i) => `pod-${i}`);
  colorsOf(known, 'light');
  const mixed = [...known.slice(0, 4), 'cart', 'checkout', 'email'];
  expect(new Set(colorsOf(mixed, 'light').values()).size).toBe(7);
});

test('severities, states and status codes have the color of their meaning', () => {
  open('/dashboards/5');
  const { ok, warning, error } = stateColors.light;
  const colors = colorsOf(['200', '2xx', '304', '404', '500', 'error', 'warn', 'STATUS_CODE_ERROR', 'STATUS_CODE_OK', 'cart'], 'light');
  expect(Object.fromEntries(colors)).toMatchObject({
    200: ok, 304: seriesColors.light.gray, 404: warning, 500: error, error, warn: warning, STATUS_CODE_ERROR: error, STATUS_CODE_OK: ok,
  });
  expect(colorsOf(['503', '500'], 'light').get('500')).toBe(error);
  // Ports are not status codes.
  expect(meaningsOf(['80', '443', '8080'], 'light').size).toBe(0);
});

test('no group is red beside errors', () => {
  open('/dashboards/6');
  const groups = 'abcdefghij'.split('');
  const colors = colorsOf(['error', ...groups], 'light');
  expect(groups.map((name) => colors.get(name))).not.toContain(seriesColors.light.red);
});

test.each<['light' | 'dark', string]>([['light', '#ffffff'], ['dark', '#141517']])('status codes of a class are distinct in the %s theme', (scheme, page) => {
  open('/dashboards/7');
  for (const codes of [['200', '201', '202', '204', '206'], ['301', '302', '303', '304', '307'], ['400', '401', '403', '404', '429'], ['500', '502', '503', '504', '5xx']]) {
    const colors = [...colorsOf(codes, scheme).values()];
    for (const [i, a] of colors.entries()) {
      expect(contrast(a, page), a).toBeGreaterThanOrEqual(3);
      for (const b of colors.slice(i + 1)) expect(distance(linear(a), linear(b)), `${a} and ${b}`).toBeGreaterThanOrEqual(5.5);
    }
  }
});

const linear = (hex: string) => [1, 3, 5].map((i) => {
  const c = parseInt(hex.slice(i, i + 2), 16) / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const times = (m: number[][], v: number[]) => m.map((row) => row.reduce((sum, x, i) => sum + x * v[i]!, 0));
const oklab = (rgb: number[]) => times(
  [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]],
  times([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], rgb).map(Math.cbrt),
);
const luminance = (hex: string) => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0]!;
const contrast = (a: string, b: string) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
};
const distance = (a: number[], b: number[]) => 100 * Math.hypot(...oklab(a).map((x, i) => x - oklab(b)[i]!));

// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.0.
const deficiencies = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const seen = (matrix: number[][], hex: string) => times(matrix, linear(hex)).map((v) => Math.min(1, Math.max(0, v)));

test.each<['light' | 'dark', string]>([['light', '#ffffff'], ['dark', '#141517']])('series colors of the %s theme are distinct', (scheme, page) => {
  const colors = Object.values(seriesColors[scheme]);
  for (const [i, a] of colors.entries()) {
    expect(contrast(a, page), a).toBeGreaterThanOrEqual(3);
    for (const b of colors.slice(i + 1)) expect(distance(linear(a), linear(b)), `${a} and ${b}`).toBeGreaterThanOrEqual(12);
  }
});

test.each(['light', 'dark'] as const)('series colors of the %s theme are distinct with color blindness', (scheme) => {
  const colors = Object.values(seriesColors[scheme]);
  for (const [kind, matrix] of Object.entries(deficiencies)) {
    for (const [i, a] of colors.entries()) {
      for (const b of colors.slice(i + 1)) expect(distance(seen(matrix, a), seen(matrix, b)), `${a} and ${b}, ${kind}`).toBeGreaterThanOrEqual(5.5);
    }
  }
});

test('the bucket that is not over yet is known, and cut off', () => {
  const rows = [['1970-01-01T00:00:00Z', 'a', 1], ['1970-01-01T00:01:00Z', 'a', 2], ['1970-01-01T00:02:00Z', 'a', 3]];
  expect(pivot(data(rows), 100, 150_000).open).toBe(2);
  expect(pivot(data(rows), 100, 180_000).open).toBeUndefined();
  expect(cut([1, 2, 3], 2, 1)).toEqual([[1, 2, null], [null, 2, 3]]);
  expect(cut([1, 2, 3], 2, 0)).toEqual([[1, 2, null], [null, null, 3]]);
  expect(cut([1, null], undefined, 1)).toEqual([[1, null], [null, null]]);
});

test('a value between gaps is drawn as a point', () => {
  expect(isolated([1, null, 2, null, 3, 4, null, 5])).toEqual([0, 2, 7]);
  expect(isolated([null, null])).toEqual([]);
});

test('a point is nearest to a line, or in a bar', () => {
  const series = [{ name: 'a', values: [10] }, { name: 'b', values: [4] }, { name: 'c', values: [null] }];
  expect(nearest(series, 0, 6, false)?.name).toBe('b');
  expect(nearest(series, 0, 9, true)?.name).toBe('a');
  expect(nearest(series, 0, 12, true)?.name).toBe('b');
  expect(nearest(series, 0, 15, true)).toBeUndefined();
});

test('the middle of a point is its value, or that of its part of a bar', () => {
  const series = [{ name: 'a', values: [10] }, { name: 'b', values: [4] }, { name: 'c', values: [null] }];
  expect(middleOf(series, series[1]!, 0, false)).toBe(4);
  expect(middleOf(series, series[1]!, 0, true)).toBe(12);
  expect(middleOf(series, series[2]!, 0, true)).toBeNull();
});

test('series are made once for as many as are wanted', () => {
  const answer = data([['1970-01-01T00:00:00Z', 'a', 1], ['1970-01-01T00:00:00Z', 'b', 2]]);
  expect(pivotOf(answer)).toBe(pivotOf(answer));
  expect(pivotOf(answer, 1).series.map((s) => s.name)).toEqual(['b']);
  expect(pivotOf(answer).series.map((s) => s.name)).toEqual(['b', 'a']);
  expect(pivotOf(data([])).series).toEqual([]);
});

test('a series is summed up by what it has', () => {
  expect(summaryOf({ name: 'a', values: [null, 3, -1, 4, null] })).toEqual({ last: 4, average: 2, least: -1, most: 4 });
  expect(summaryOf({ name: 'a', values: [0] })).toEqual({ last: 0, average: 0, least: 0, most: 0 });
  expect(summaryOf({ name: 'a', values: [null] })).toEqual({ last: null, average: null, least: null, most: null });
});

test('a chart is read as a table, the newest first', () => {
  const { columns, rows } = tableOf(pivot(data([['1970-01-01T00:00:00Z', 'a', 1], ['1970-01-01T00:01:00Z', 'b', 2]])));
  expect(columns.map((c) => c.name)).toEqual(['Time', 'b', 'a']);
  expect(rows).toEqual([['1970-01-01T00:02:00.000Z', null, null], ['1970-01-01T00:01:00.000Z', 2, null], ['1970-01-01T00:00:00.000Z', null, 1]]);
});

test('a chart says in words what it shows, and whether its last bucket is over', () => {
  const rows = [['1970-01-01T00:00:00Z', 'a', 1], ['1970-01-01T00:02:00Z', 'a', 3], ['1970-01-01T00:01:00Z', 'b', 2000]];
  expect(sentence(pivot(data(rows), 100, 180_000))).toBe('b from 2k to 2k, a from 1 to 3.');
  expect(sentence(pivot(data(rows), 100, 150_000))).toBe('b from 2k to 2k, a from 1 to 3. The last bucket is incomplete.');
  expect(sentence(pivot(data([]), 100, 150_000))).toBe('No data.');
});
