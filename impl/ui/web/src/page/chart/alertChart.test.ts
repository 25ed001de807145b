import { expect, test } from 'vitest';
import type { TileConfig } from '../../api/types';
import { alertChart, evaluable, withFilterInValues } from './alertChart';
import { chartFilter, tileConfig, withFilters } from './filter';

const select = [{ aggFn: 'count' }];

test.each<[object, object | undefined]>([
  [
    { displayType: 'line', name: 'N', sourceId: 's', select, where: 'a', whereLanguage: 'sql', groupBy: 'X', numberFormat: { output: 'byte' }, fillNulls: false, connectionId: 'c', later: 1 },
    { displayType: 'line', name: 'N', sourceId: 's', select, where: 'a', whereLanguage: 'sql', groupBy: 'X', numberFormat: { output: 'byte' } },
  ],
  [{ displayType: 'stacked_bar', sourceId: 's', select, where: '', whereLanguage: 'sql', name: '' }, { displayType: 'stacked_bar', sourceId: 's', select }],
  [{ displayType: 'line', sourceId: 's', select, asRatio: true }, { displayType: 'line', sourceId: 's', select, asRatio: true }],
  [
    { displayType: 'line', sourceId: 's', select, asRatio: true, formulas: [{ expression: 'A' }], showOperandSeries: false },
    { displayType: 'line', sourceId: 's', select, formulas: [{ expression: 'A' }], showOperandSeries: false },
  ],
  [{ displayType: 'number', sourceId: 's', select, asRatio: true, groupBy: 'X', color: 'chart-red' }, { displayType: 'number', sourceId: 's', select }],
  [
    { configType: 'sql', displayType: 'number', connectionId: 'c', sqlTemplate: 'SELECT 1', sourceId: 's', where: 'a', select },
    { configType: 'sql', displayType: 'number', connectionId: 'c', sqlTemplate: 'SELECT 1', sourceId: 's' },
  ],
  [{ displayType: 'table', sourceId: 's', select }, undefined],
  [{ configType: 'sql', displayType: 'pie', sqlTemplate: 'SELECT 1' }, undefined],
  [{}, undefined],
])('an alert on the chart %j has the chart %j', (config, want) => expect(alertChart(config)).toEqual(want));

test.each<[object, object | undefined]>([
  [{ displayType: 'line', where: 'a' }, { type: 'lucene', condition: 'a' }],
  [{ displayType: 'pie', where: 'a = 1', whereLanguage: 'sql' }, { type: 'sql', condition: 'a = 1' }],
  [{ displayType: 'line', where: ' ' }, undefined],
  [{ displayType: 'line', where: 1 }, undefined],
  [{ displayType: 'line' }, undefined],
  [{ displayType: 'line', configType: 'sql', where: 'a' }, undefined],
  [{ displayType: 'search', where: 'a' }, undefined],
])('the chart %j has the filter %j', (config, want) => expect(chartFilter(config)).toEqual(want));

test('a tile has neither the name nor the filter of a chart', () => {
  expect(tileConfig({ displayType: 'line', name: 'N', where: 'a', whereLanguage: 'sql', select })).toEqual({ displayType: 'line', select });
  expect(tileConfig({ displayType: 'search', name: 'N', where: 'a', select: '' })).toEqual({ displayType: 'search', where: 'a', select: '' });
});

const inValues = (where: object, ...items: object[]) => withFilterInValues({ displayType: 'line', ...where, select: items });

test('the filter of a chart is moved into the filter of each value', () => {
  expect(inValues({ where: 'a' }, { aggFn: 'count' }, { aggFn: 'count', where: 'b OR c' })).toEqual({
    displayType: 'line',
    select: [{ aggFn: 'count', where: 'a', whereLanguage: 'lucene' }, { aggFn: 'count', where: '(a) (b OR c)', whereLanguage: 'lucene' }],
  });
  expect(inValues({ where: 'a = 1', whereLanguage: 'sql' }, { where: 'b = 2', whereLanguage: 'sql' }, { where: ' ', whereLanguage: 'lucene' })).toEqual({
    displayType: 'line', select: [{ where: '(a = 1) AND (b = 2)', whereLanguage: 'sql' }, { where: 'a = 1', whereLanguage: 'sql' }],
  });
  expect(inValues({ where: '' }, { where: 'b' })).toEqual({ displayType: 'line', select: [{ where: 'b' }] });
});

test('the filter of a chart cannot be moved into a filter in another language', () => {
  expect(inValues({ where: 'a' }, { where: 'b = 1', whereLanguage: 'sql' })).toBeUndefined();
  expect(inValues({ where: 'a = 1', whereLanguage: 'sql' }, { where: 'b' })).toBeUndefined();
  expect(inValues({ where: 'a' }, { where: 'b', whereLanguage: 'promql' })).toBeUndefined();
});

const sql = (condition: string) => ({ type: 'sql' as const, condition });
const lucene = (condition: string) => ({ type: 'lucene' as const, condition });

test('filters are added to the filter of a chart, or to its values in the other language', () => {
  const line = { displayType: 'line', select: [{ aggFn: 'count' }, { aggFn: 'count', where: 'b' }] };
  expect(withFilters(line, [])).toBe(line);
  expect(withFilters(line, [sql("A IN ('x')"), sql('c = 1')])).toEqual({ ...line, where: "(A IN ('x')) AND (c = 1)", whereLanguage: 'sql' });
  expect(withFilters({ ...line, where: 'd' }, [lucene('e')])).toEqual({ ...line, where: '(d) (e)', whereLanguage: 'lucene' });
  expect(withFilters({ ...line, where: 'd = 2', whereLanguage: 'sql' }, [sql('a = 1'), lucene('e')])).toEqual({
    displayType: 'line', where: '(d = 2) AND (a = 1)', whereLanguage: 'sql',
    select: [{ aggFn: 'count', where: 'e', whereLanguage: 'lucene' }, { aggFn: 'count', where: '(b) (e)', whereLanguage: 'lucene' }],
  });
  const ast = { type: 'sql_ast' as const, left: 'n', operator: '>' as const, right: '5' };
  expect(withFilters({ displayType: 'line', select: [] }, [ast])).toEqual({ displayType: 'line', select: [], where: 'n > 5', whereLanguage: 'sql' });
});

test('filters of both languages that share a place cannot be added', () => {
  expect(withFilters({ displayType: 'line', where: 'd', select: [{ where: 'b' }] }, [sql('a = 1')])).toBeUndefined();
  expect(withFilters({ displayType: 'search', where: 'd', select: '' }, [sql('a = 1')])).toBeUndefined();
});

test.each<[object, object | undefined]>([
  [{ displayType: 'search', sourceId: 's', select: 'Body', where: 'a' }, { displayType: 'line', sourceId: 's', select: [{ aggFn: 'count' }], where: 'a', whereLanguage: 'lucene' }],
  [{ displayType: 'heatmap', sourceId: 's', select: [{ valueExpression: 'Duration' }] }, { displayType: 'line', sourceId: 's', select: [{ aggFn: 'quantile', level: 0.95, valueExpression: 'Duration' }] }],
  [{ displayType: 'pie', sourceId: 's', select, groupBy: 'X' }, { displayType: 'line', sourceId: 's', select, groupBy: 'X' }],
  [{ displayType: 'table', configType: 'sql', sqlTemplate: 'SELECT 1' }, undefined],
  [{ displayType: 'markdown', markdown: '' }, undefined],
])('an alert evaluates the tile %j as %j', (config, want) => expect(evaluable(config as TileConfig)).toEqual(want));
