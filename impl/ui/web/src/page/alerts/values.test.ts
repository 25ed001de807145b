import { expect, test } from 'vitest';
import type { TileData } from '../../api/types';
import { rounded } from '../../chart/threshold';
import type { Condition } from './name';
import { chartOf, linesOf, linesOfHistory, windowsOf } from './values';

const minute = 60_000;
const start = Date.parse('2026-01-05T10:00:00Z');

test('windows are whole, over, and not too many', () => {
  expect(windowsOf({ from: start + 1000, to: start + 10 * minute }, '5m', start + 9 * minute)).toEqual({ from: start, to: start + 5 * minute });
  expect(windowsOf({ from: start, to: start + 7 * minute }, '5m', start + 60 * minute)).toEqual({ from: start, to: start + 10 * minute });
  const long = windowsOf({ from: start - 30 * 1440 * minute, to: start }, '1m', start);
  expect(long).toEqual({ from: start - 1440 * minute, to: start });
});

const search: Condition = { kind: 'saved_search', search: { sourceId: 's', where: 'x', whereLanguage: 'lucene', filters: [{ condition: 'a IN (1)' }] } as never };
const tile = (config: object): Condition => ({ kind: 'tile', dashboard: { name: 'D' } as never, tile: { id: 't', name: 'T', config } as never });

test('the chart of a saved search counts its rows by group', () => {
  expect(chartOf(search, 'ServiceName')).toEqual({
    config: { displayType: 'line', sourceId: 's', select: [{ aggFn: 'count', where: 'x', whereLanguage: 'lucene', alias: 'rows' }], groupBy: 'ServiceName' },
    rowFilters: [{ condition: 'a IN (1)' }],
  });
});

test('a number becomes a line, and only the formula counts', () => {
  const config = { displayType: 'number', sourceId: 's', select: [1, 2], formulas: [{ expression: 'A / B' }], color: 'chart-error' };
  expect(chartOf(tile(config), null)?.config).toEqual({
    displayType: 'line', sourceId: 's', select: [1, 2], formulas: [{ expression: 'A / B' }], showOperandSeries: false,
  });
  expect(chartOf(tile({ configType: 'sql', displayType: 'number' }), null)).toBeUndefined();
  expect(chartOf(tile({ configType: 'sql', displayType: 'line', sqlTemplate: 'SELECT 1' }), null)?.config).toMatchObject({ sqlTemplate: 'SELECT 1' });
});

test('the chart of an inline alert has its filter, and a number has no groups', () => {
  const chart = (config: object): Condition => ({ kind: 'inline', chart: config as never });
  const config = { displayType: 'number', name: 'N', sourceId: 's', select: [1], groupBy: 'X', where: 'a = 1', whereLanguage: 'sql' };
  expect(chartOf(chart(config), null)).toEqual({
    config: { displayType: 'line', sourceId: 's', select: [1] }, rowFilters: [{ type: 'sql', condition: 'a = 1' }],
  });
  expect(chartOf(chart({ ...config, displayType: 'line' }), null)?.config).toMatchObject({ groupBy: 'X' });
  expect(chartOf(chart({ configType: 'sql', displayType: 'line', name: 'N', sqlTemplate: 'SELECT 1' }), null)).toEqual({
    config: { configType: 'sql', displayType: 'line', sqlTemplate: 'SELECT 1' }, rowFilters: [],
  });
});

const data: TileData = {
  displayType: 'line', startTime: start, endTime: start + 3 * minute, granularity: '1m',
  columns: [
    { name: 'time', type: 'DateTime', role: 'time' },
    { name: 'all', type: 'UInt64', role: 'value' },
    { name: 'errors', type: 'UInt64', role: 'value' },
    { name: 'errors before', type: 'UInt64', role: 'value', previous: true },
  ],
  rows: [['2026-01-05 10:01:00', 9, 3, 1]] as never,
};

test('the last value counts, and a window without rows as 0 unless the alert says otherwise', () => {
  expect(linesOf(data, undefined).series).toMatchObject([{ name: 'errors', values: [0, 3, 0] }]);
  expect(linesOf(data, 'keep').series).toMatchObject([{ name: 'errors', values: [null, 3, null] }]);
  expect(linesOf({ ...data, rows: [] }, undefined).series).toMatchObject([{ name: 'errors', values: [0, 0, 0] }]);
});

test('what evaluations have seen, by group', () => {
  const entry = (group: string, at: number, value: number) => ({
    windowEnd: '', state: 'OK' as const, violations: 0, evaluatedAt: '', group, values: [{ startTime: new Date(at).toISOString(), value }],
  });
  const lines = linesOfHistory([entry('a', start + minute, 2), entry('b', start, 5), entry('a', start - minute, 9)], '1m', { from: start, to: start + 2 * minute }, search, undefined);
  expect(lines.times).toEqual([start, start + minute]);
  expect(lines.series).toMatchObject([{ name: 'a', values: [null, 2] }, { name: 'b', values: [5, null] }]);
});

test('a threshold that is dragged has no more digits than can be told apart', () => {
  expect(rounded(12.3456, 1)).toBe(12);
  expect(rounded(12.3456, 0.01)).toBe(12.35);
  expect(rounded(0.000123456, 0.000001)).toBe(0.000123);
  expect(rounded(1234.5, 30)).toBe(1235);
});
