import { expect, test } from 'vitest';
import type { Source, TileConfig } from '../../api/types';
import { durationOf, expressionsOf, rowsBehind } from './behind';
import type { Asked } from './dashboard';

test.each([
  ['ServiceName', ['ServiceName']],
  ["ServiceName AS service, SpanAttributes['a,b'] as `the route`", ['ServiceName', "SpanAttributes['a,b']"]],
  ['if(a, b, c) AS x , lower(d)', ['if(a, b, c)', 'lower(d)']],
  ['', []],
])('%s groups by %o', (groupBy, want) => expect(expressionsOf(groupBy)).toEqual(want));

const sources = [{ id: 'l', kind: 'log' }, { id: 'm', kind: 'metric' }] as Source[];
const asked = {
  dashboard: { id: 'd', filters: [{ id: 'f', expression: 'Pod' }, { id: 'g', expression: 'Node', appliesToSourceIds: ['other'] }] },
  selected: { values: { f: ["it's"], g: ['x'] }, rest: [] },
} as unknown as Asked;
const config = {
  displayType: 'line', sourceId: 'l', groupBy: 'ServiceName AS service',
  select: [{ aggFn: 'count', where: 'level:error' }, { aggFn: 'count', where: 'a = 1', whereLanguage: 'sql' }],
} as TileConfig;
const span = { from: 60_000, to: 120_000 };

test('the rows of a point are those of its value, its group and its bucket, and of what is selected on the page', () => {
  const filters = JSON.stringify([
    { type: 'sql', condition: "Pod IN ('it\\'s')" },
    { type: 'sql', condition: "ServiceName IN ('cart')" },
  ]);
  const base = { source: 'l', from: '60000', to: '120000', isLive: 'false', filters };
  expect(rowsBehind(config, asked, sources, span, { group: ['cart'], value: 0 })).toEqual({ ...base, where: 'level:error' });
  expect(rowsBehind(config, asked, sources, span, { group: ['cart'], value: 1 })).toEqual({ ...base, where: 'a = 1', whereLanguage: 'sql' });
  expect(rowsBehind({ ...config, asRatio: true } as TileConfig, asked, sources, span, { group: ['cart'], value: 1 })).toMatchObject({ where: 'level:error' });
});

test('metrics, SQL and the time before the range have no rows', () => {
  expect(rowsBehind({ ...config, sourceId: 'm' } as TileConfig, asked, sources, span)).toBeUndefined();
  expect(rowsBehind({ configType: 'sql', displayType: 'line', connectionId: 'c', sqlTemplate: '' } as TileConfig, asked, sources, span)).toBeUndefined();
  expect(rowsBehind(config, asked, sources, span, { group: [], value: 0, previous: true })).toBeUndefined();
});

test('rows of a chart of durations begin with the longest', () => {
  const spans = [{ id: 't', kind: 'trace', durationExpression: 'Duration' }] as Source[];
  const of = (valueExpression: string) => ({ displayType: 'line', sourceId: 't', select: [{ aggFn: 'quantile', level: 0.95, where: '', valueExpression }] }) as TileConfig;
  expect(rowsBehind(of('Duration / 1e6'), asked, spans, span)).toMatchObject({ orderBy: 'Duration DESC' });
  expect(durationOf(of('Duration'), spans)).toBe(spans[0]);
  expect(durationOf(of('QueueDuration'), spans)).toBeUndefined();
  expect(rowsBehind(of('QueueDuration'), asked, spans, span)).not.toHaveProperty('orderBy');
});
