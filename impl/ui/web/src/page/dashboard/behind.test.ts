import { expect, test } from 'vitest';
import type { Filter, Source, TileConfig } from '../../api/types';
import { durationOf, excluding, expressionsOf, groupOf, logsBeside, ownSource, rowsBehind, selectGroup, type Picked } from './behind';
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
const point = (series?: Picked['series']): Picked => ({ label: '', span: { from: 60_000, to: 120_000 }, series });

test('the rows of a point are those of its value, its group and its bucket, and of what is selected on the page', () => {
  const filters = JSON.stringify([
    { type: 'sql', condition: "Pod IN ('it\\'s')" },
    { type: 'sql', condition: "ServiceName IN ('cart')" },
  ]);
  const base = { source: 'l', from: '60000', to: '120000', isLive: 'false', filters };
  expect(rowsBehind(config, asked, sources, point({ group: ['cart'], value: 0 }))).toEqual({ ...base, where: 'level:error' });
  expect(rowsBehind(config, asked, sources, point({ group: ['cart'], value: 1 }))).toEqual({ ...base, where: 'a = 1', whereLanguage: 'sql' });
  expect(rowsBehind({ ...config, asRatio: true } as TileConfig, asked, sources, point({ group: ['cart'], value: 1 }))).toMatchObject({ where: 'level:error' });
});

test('metrics, SQL and the time before the range have no rows', () => {
  expect(rowsBehind({ ...config, sourceId: 'm' } as TileConfig, asked, sources, point())).toBeUndefined();
  expect(rowsBehind({ configType: 'sql', displayType: 'line', connectionId: 'c', sqlTemplate: '' } as TileConfig, asked, sources, point())).toBeUndefined();
  expect(rowsBehind(config, asked, sources, point({ group: [], value: 0, previous: true }))).toBeUndefined();
});

test('rows of a chart of durations begin with the longest', () => {
  const spans = [{ id: 't', kind: 'trace', durationExpression: 'Duration' }] as Source[];
  const of = (valueExpression: string) => ({ displayType: 'line', sourceId: 't', select: [{ aggFn: 'quantile', level: 0.95, where: '', valueExpression }] }) as TileConfig;
  expect(rowsBehind(of('Duration / 1e6'), asked, spans, point())).toMatchObject({ orderBy: 'Duration DESC' });
  expect(durationOf(of('Duration'), spans)).toBe(spans[0]);
  expect(durationOf(of('QueueDuration'), spans)).toBeUndefined();
  expect(rowsBehind(of('QueueDuration'), asked, spans, point())).not.toHaveProperty('orderBy');
});

test('the rows of lists and heatmaps are those of their filter', () => {
  expect(rowsBehind({ displayType: 'search', sourceId: 'l', select: '', where: 'a' } as TileConfig, asked, sources, point())).toMatchObject({ source: 'l', where: 'a' });
  const cell = { ...point(), filters: [{ type: 'sql' as const, condition: 'Duration >= 1' }] };
  const heat = { displayType: 'heatmap', sourceId: 'l', select: [{ valueExpression: 'Duration' }], where: 'b = 1', whereLanguage: 'sql' } as TileConfig;
  expect(rowsBehind(heat, asked, sources, cell)).toMatchObject({ where: 'b = 1', whereLanguage: 'sql', filters: expect.stringContaining('Duration >= 1') as string });
});

test('a condition of one source does not filter the rows of another', () => {
  const rest = [{ type: 'sql' as const, condition: 'a = 1', sourceId: 'l' }, { type: 'sql' as const, condition: 'b = 1', sourceId: 'm' }, { type: 'sql' as const, condition: 'c = 1' }];
  const found = rowsBehind(config, { ...asked, selected: { values: {}, rest } }, sources, point());
  expect(JSON.parse(found!.filters!)).toEqual([{ type: 'sql', condition: 'a = 1' }, { type: 'sql', condition: 'c = 1' }]);
});

test('a group is excluded by its values', () => {
  const of = (groupBy: string, ...group: unknown[]) => groupOf({ ...config, groupBy } as TileConfig, { group, value: 0 });
  expect(of('A AS a, B', "it's", null)).toEqual([{ expression: 'A', value: "it's" }, { expression: 'B', value: null }]);
  expect(excluding(of('A AS a, B', "it's", null)!)).toEqual({ type: 'sql', condition: "NOT (A IN ('it\\'s') AND B IS NULL)" });
  expect(excluding(of('A', 'x')!)).toEqual({ type: 'sql', condition: "A NOT IN ('x')" });
  expect(excluding(of('A', 'x')!, true)).toEqual({ type: 'sql', condition: "NOT ifNull(A IN ('x'), false)" });
  expect(excluding(of("A['k'] = 'v'", 1)!)).toEqual({ type: 'sql', condition: "(A['k'] = 'v') NOT IN ('1')" });
  expect(excluding(of("if(A, 1, 2)", 1)!)).toEqual({ type: 'sql', condition: "if(A, 1, 2) NOT IN ('1')" });
});

test('a group by a time is compared in nanoseconds', () => {
  const of = (value: string) => groupOf({ ...config, groupBy: 'toStartOfHour(T) AS h' } as TileConfig, { group: [value], value: 0 });
  const expression = 'toUnixTimestamp64Nano(toDateTime64(toStartOfHour(T), 9))';
  expect(of('2026-01-05T10:00:00Z')).toEqual([{ expression, value: '1767607200000000000', text: '2026-01-05T10:00:00Z' }]);
  expect(of('2026-01-05T10:00:00.00012Z')).toMatchObject([{ value: '1767607200000120000' }]);
  expect(of('2026-01-05')).toEqual([{ expression: 'toStartOfHour(T)', value: '2026-01-05' }]);
});

test('a group with a value that conditions cannot compare has no rows', () => {
  for (const value of [['x'], { k: 'v' }]) {
    expect(groupOf(config, { group: [value], value: 0 })).toBeUndefined();
    expect(rowsBehind(config, asked, sources, point({ group: [value], value: 0 }))).toBeUndefined();
  }
});

test('a chart of several values has the rows of any of them', () => {
  const of = (...select: object[]) => rowsBehind({ ...config, select } as TileConfig, asked, sources, point())?.where;
  expect(of({ where: 'a' }, { where: 'b' })).toBe('(a) OR (b)');
  expect(of({ where: 'a' }, { where: 'a' })).toBe('a');
  expect(of({ where: 'a' }, {})).toBeUndefined();
  expect(of({ where: 'a' }, { where: 'b = 1', whereLanguage: 'sql' })).toBe('a');
});

test('a group is selected in a filter of the page for its source, or by a condition', () => {
  const group = groupOf(config, { group: ['cart'], value: 0 })!;
  const none = { values: {}, rest: [] };
  const condition = (value: string) => ({ type: 'sql', condition: `ServiceName IN ('${value}')`, sourceId: 'l' });
  const filter = (more: object) => [{ id: 's', type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', ...more }] as unknown as Filter[];
  expect(selectGroup(none, filter({ sourceId: 'l' }), config, group, 'l').values).toEqual({ s: ['cart'] });
  expect(selectGroup(none, filter({ appliesToSourceIds: ['other'] }), config, group, 'l')).toEqual({ values: {}, rest: [condition('cart')] });
  const before = selectGroup(none, [], config, groupOf(config, { group: ['mail'], value: 0 })!, 'l');
  expect(selectGroup(before, [], config, group, 'l').rest).toEqual([condition('cart')]);
});

test('a filter by a column that not all sources have is for its source', () => {
  const otel = { serviceNameExpression: 'ServiceName', resourceAttributesExpression: 'ResourceAttributes' };
  const all = [{ id: 'l', kind: 'log', ...otel }, { id: 'm', kind: 'metric', ...otel }, { id: 'x', kind: 'session' }] as Source[];
  const own = (expression: string) => ownSource(config, [{ expression, value: 'x' }], all);
  expect(own('ServiceName')).toBeUndefined();
  expect(own("ResourceAttributes['k8s.pod.name']")).toBeUndefined();
  expect(own("LogAttributes['k']")).toBe('l');
});

test('a point of a metric leads to the logs of its service', () => {
  const logs = { id: 'l', kind: 'log', serviceNameExpression: 'Service', resourceAttributesExpression: 'Resource' };
  const metrics = { id: 'm', kind: 'metric', logSourceId: 'l', serviceNameExpression: 'ServiceName', resourceAttributesExpression: 'ResourceAttributes' };
  const all = [logs, metrics] as Source[];
  const select = [{ aggFn: 'avg', where: 'a:b ServiceName:"c d" e', metricType: 'gauge', metricName: 'x' }];
  const chart = { displayType: 'line', sourceId: 'm', groupBy: "ServiceName, ResourceAttributes['k8s.pod.name'], Attributes['x']", select } as unknown as TileConfig;
  const none = { dashboard: { id: 'd', filters: [] }, selected: { values: {}, rest: [] } } as unknown as Asked;
  expect(logsBeside(chart, none, all, point({ group: ['cart', 'pod-1', 'y'], value: 0 }))).toEqual({
    source: 'l', from: '60000', to: '120000', isLive: 'false', where: 'ServiceName:"c d"',
    filters: JSON.stringify([{ type: 'sql', condition: "Service IN ('cart')" }, { type: 'sql', condition: "Resource['k8s.pod.name'] IN ('pod-1')" }]),
  });
  expect(logsBeside(config, none, all, point())).toBeUndefined();
  const whereOf = (...wheres: string[]) => logsBeside({ ...chart, select: wheres.map((where) => ({ ...select[0]!, where })) } as unknown as TileConfig, none, all, point())?.where;
  expect(whereOf('ServiceName:front* a:b')).toBe('ServiceName:front*');
  // One of several services, or another than the named one.
  for (const where of ['ServiceName:a OR ServiceName:b', 'NOT ServiceName:a', '-ServiceName:a', 'ServiceName:(a b)', 'x OR ServiceName:a']) expect(whereOf(where)).toBeUndefined();
  expect(whereOf('ServiceName:a', 'ServiceName:b')).toBeUndefined();
});
