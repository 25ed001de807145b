import { describe, expect, test } from 'vitest';
import type { Container, Dashboard, Filter, OnClick, Source, Tile, TileConfig, TileData } from '../../api/types';
import { awaited, variableOf } from './filters';
import { cellFilter, heatOf, strength } from './heat';
import { placesOf, sectionsOf } from './layout';
import { matches } from './matches';
import { linkOf } from './onClick';
import { patternsOf } from './patterns';
import { sorted } from './rows';
import { sharesOf, sliceOf, slicesOf } from './shares';
import { choose, dashboardParams, granularityOf, readTabs, selectedOf, writeSelected, writeTabs } from './url';

const tile = (id: string, x: number, y: number, w: number, h: number, more: Partial<Tile> = {}): Tile => ({
  id, x, y, w, h, name: id, config: { displayType: 'markdown' }, ...more,
});

describe('the link of a dashboard', () => {
  test('keeps what it knows, and drops the rest', () => {
    expect(dashboardParams({ from: 'now-1h', to: '', tab: 'a', other: 'x', filters: 3 })).toEqual({ from: 'now-1h', tab: 'a' });
  });

  test.each([['5 minute', '5m'], ['1 hour', '1h'], ['1 day', '1d'], ['30s', '30s'], ['7m', 'auto'], ['auto', 'auto'], [undefined, 'auto']])(
    'buckets of %s are %s',
    (text, want) => expect(granularityOf(text)).toBe(want),
  );

  const filter = (id: string, expression: string): Filter => ({ id, type: 'QUERY_EXPRESSION', name: id, expression, sourceId: 's' });
  const service = filter('f1', 'ServiceName');
  const pod = filter('f2', "ResourceAttributes['k8s.pod.name']");
  const page = { filters: [service, pod], savedFilterValues: [], savedQuery: null, savedQueryLanguage: null } satisfies Partial<Dashboard>;

  test.each([[['cart']], [["it's", 'a\\b', 'x, y', ')']], [['']]])('choices %o survive', (values) => {
    const link = writeSelected(choose({ values: {}, rest: [] }, page.filters, pod, values), page.filters);
    expect(selectedOf(link, page)).toEqual({ values: { f2: values }, rest: [] });
  });

  test('choices of other filters stay, and so do conditions on other columns', () => {
    const before = selectedOf({ filters: '[{"type":"sql","condition":"ServiceName IN (\'a\')"},{"condition":"n BETWEEN 1 AND 2"}]' }, page);
    expect(before).toEqual({ values: { f1: ['a'] }, rest: [{ condition: 'n BETWEEN 1 AND 2' }] });
    expect(selectedOf(writeSelected(choose(before, page.filters, pod, ['p']), page.filters), page)).toEqual({ values: { f1: ['a'], f2: ['p'] }, rest: before.rest });
    expect(selectedOf(writeSelected(choose(before, page.filters, service, []), page.filters), page)).toEqual({ values: {}, rest: before.rest });
  });

  test('without any, a dashboard opens with those that it keeps', () => {
    const kept = { ...page, savedFilterValues: [{ type: 'sql' as const, condition: "ServiceName IN ('a')" }], savedQuery: 'timeout', savedQueryLanguage: 'lucene' as const };
    const opened = selectedOf({}, kept);
    expect(opened).toEqual({ values: { f1: ['a'] }, rest: [], where: { type: 'lucene', condition: 'timeout' } });
    expect(selectedOf(writeSelected(choose(opened, page.filters, pod, ['p']), page.filters), kept)).toEqual({ ...opened, values: { f1: ['a'], f2: ['p'] } });
    expect(selectedOf(writeSelected({ values: {}, rest: [] }, page.filters), kept)).toEqual({ values: {}, rest: [] });
    expect(selectedOf({ filters: '[]', where: 'a = 1', whereLanguage: 'sql' }, kept)).toEqual({ values: {}, rest: [], where: { type: 'sql', condition: 'a = 1' } });
    expect(selectedOf({ filters: 'no json' }, kept).values).toEqual({});
  });

  const fixed: Filter = { id: 'f3', type: 'STATIC_LIST', name: 'Deploy env', options: ['prod', 'dev'] };

  test('values of a fixed list are those of its variable', () => {
    const filters = [service, fixed];
    const link = writeSelected(choose({ values: {}, rest: [] }, filters, fixed, ['prod']), filters);
    expect(link.filters).toBe('[{"type":"variable","name":"Deploy_env","values":["prod"]}]');
    expect(selectedOf(link, { ...page, filters })).toEqual({ values: { f3: ['prod'] }, rest: [] });
    expect(selectedOf({ filters: '[{"type":"variable","name":"Deploy_env"},{"type":"variable","values":["x"]},{"condition":5},{"condition":"undefined IN (\'x\')"}]' }, { ...page, filters })).toEqual({
      values: {}, rest: [{ condition: "undefined IN ('x')" }],
    });
  });

  test('a dashboard opens with the saved values of variables, and of filters with the same expression', () => {
    const named: Filter = { ...service, id: 'f4', name: 'S', isVariableEnabled: true };
    const saved = [{ type: 'variable' as const, name: 'Deploy_env', values: ['dev', 'dev'] }, { type: 'variable' as const, name: 'S', values: ['a'] }, { type: 'variable' as const, name: 'gone', values: ['x'] }];
    expect(selectedOf({}, { ...page, filters: [service, named, fixed], savedFilterValues: saved })).toEqual({ values: { f1: ['a'], f3: ['dev'], f4: ['a'] }, rest: [] });
  });

  test('tabs of containers are apart', () => {
    const text = writeTabs(writeTabs(undefined, 'a/b', 'x,y'), 'c', 'z');
    expect([readTabs(text)('a/b'), readTabs(text)('c'), readTabs(text)('d')]).toEqual(['x,y', 'z', undefined]);
    expect(readTabs(writeTabs(text, 'c', 'w'))('c')).toBe('w');
    expect(readTabs('errors')('any')).toBe('errors');
    expect(readTabs('%')('any')).toBe('%');
  });
});

describe('the layout', () => {
  test('tiles move up, and none covers another', () => {
    const places = placesOf([tile('c', 0, 90, 24, 2), tile('a', 0, 3, 12, 4), tile('b', 6, 4, 12, 4), tile('d', 20, 0, 12, 1)]);
    expect(Object.fromEntries(places)).toEqual({
      d: { x: 12, y: 0, w: 12, h: 1 }, a: { x: 0, y: 0, w: 12, h: 4 }, b: { x: 6, y: 4, w: 12, h: 4 }, c: { x: 0, y: 8, w: 24, h: 2 },
    });
    expect([...places.keys()]).toEqual(['d', 'a', 'b', 'c']);
  });

  const tabbed: Container = { id: 'k', title: 'K', collapsed: false, tabs: [{ id: 't1', title: '1' }, { id: 't2', title: '2' }] };
  const tiles = [tile('loose', 0, 0, 1, 1), tile('lost', 0, 0, 1, 1, { containerId: 'gone' }), tile('first', 0, 0, 1, 1, { containerId: 'k' }), tile('second', 0, 0, 1, 1, { containerId: 'k', tabId: 't2' })];

  test('containers show the tiles of their open tab', () => {
    const ids = (tab?: string) => sectionsOf({ tiles, containers: [tabbed] }, () => tab).map((s) => [s.tab, s.tiles.map((t) => t.id)]);
    expect(ids()).toEqual([[undefined, ['loose', 'lost']], ['t1', ['first']]]);
    expect(ids('t2')[1]).toEqual(['t2', ['second']]);
    expect(ids('none')[1]).toEqual(['t1', ['first']]);
  });
});

describe('a click on a row', () => {
  const known = { sources: [{ id: 's1', name: 'Logs' } as Source], dashboards: [{ id: 'd1', name: 'Shop EU' }], range: { from: 'now-1h', to: 'now' } };
  const row = { name: 'a"b', region: 'EU', n: 3, none: null };
  test.each<[string, OnClick, unknown]>([
    ['opens a search, and quotes do not end', { type: 'search', target: { mode: 'id', id: 's1' }, whereTemplate: 'x:"{{name}}" n:{{ n }} {{none}}' },
      { to: '/search', search: { from: 'now-1h', to: 'now', source: 's1', where: 'x:"a\\"b" n:3 ', isLive: 'false' } }],
    ['finds a source by its name', { type: 'search', target: { mode: 'template', template: 'Logs' } }, { to: '/search', search: { ...known.range, source: 's1', where: undefined, isLive: 'false' } }],
    ['finds a dashboard by a name of the row', { type: 'dashboard', target: { mode: 'template', template: 'Shop {{region}}' }, filters: [{ kind: 'expressionTemplate', expression: 'r', template: "{{region}}'s" }] },
      { to: '/dashboards/$id', id: 'd1', search: { ...known.range, where: undefined, filters: '[{"type":"sql","condition":"r IN (\'EU\\\\\'s\')"}]' } }],
    ['leads to another site', { type: 'external', urlTemplate: 'https://example.com/{{name}}' }, { href: 'https://example.com/a%22b' }],
    ['runs no script', { type: 'external', urlTemplate: 'javascript:alert("{{name}}")' }, undefined],
    ['leads nowhere without a target', { type: 'dashboard', target: { mode: 'template', template: 'Shop {{n}}' } }, undefined],
  ])('%s', (_, click, want) => expect(linkOf(click, row, known)).toEqual(want));
});

test('texts that differ in numbers and ids are one pattern', () => {
  expect(patternsOf(['order ord-17 failed after 3.5 s', 'order ord-9 failed after 12 s', 'from 10.0.0.1:80', 'id 65f5e4a3b9e77c001a400001 of cafe', 'at 2026-01-05T10:00:00Z'])).toEqual([
    { pattern: 'order ord-<*> failed after <*> s', count: 2, example: 'order ord-17 failed after 3.5 s' },
    { pattern: 'at <*>', count: 1, example: 'at 2026-01-05T10:00:00Z' },
    { pattern: 'from <*>', count: 1, example: 'from 10.0.0.1:80' },
    { pattern: 'id <*> of cafe', count: 1, example: 'id 65f5e4a3b9e77c001a400001 of cafe' },
  ]);
});

test('rows are sorted as numbers, and what is missing comes last', () => {
  const columns = [{ name: 'n', type: 'UInt64', role: 'value' as const }];
  const rows = [[10], [null], ['9'], ['12345678901234567890']];
  expect(sorted(rows, columns, { column: 0, up: true })).toEqual([['9'], [10], ['12345678901234567890'], [null]]);
  expect(sorted(rows, columns, { column: 0, up: false }).at(-1)).toEqual([null]);
  expect(sorted(rows, columns, undefined)).toBe(rows);
});

const data = (displayType: TileData['displayType'], rows: unknown[][], columns: TileData['columns']): TileData => ({
  displayType, startTime: 0, endTime: 60_000, granularity: '1m', columns, rows: rows as TileData['rows'],
});

test('the cells of a heatmap have an axis on which all of them lie', () => {
  const cells = (rows: unknown[][]) => data('heatmap', rows, []);
  expect(heatOf(cells([['1970-01-01T00:00:00Z', 1, 10, 5], ['1970-01-01T00:00:00Z', 10, 100, '7']]), false)).toMatchObject({ log: true, low: 1, high: 100, most: 7, step: 60_000 });
  expect(heatOf(cells([['1970-01-01T00:00:00Z', -3, 0, 5], ['1970-01-01T00:00:00Z', 1, 10, 1]]), false).low).toBeLessThan(1);
  expect(heatOf(cells([['1970-01-01T00:00:00Z', -3, 0, 5]]), false)).toMatchObject({ log: false, low: -3, high: 0 });
  expect(heatOf(cells([['1970-01-01T00:00:00Z', 2, 2, 5]]), true)).toMatchObject({ log: false, low: 2, high: 3 });
  const config = { displayType: 'heatmap', sourceId: 's', select: [{ valueExpression: 'a + b' }] } as Extract<TileConfig, { displayType: 'heatmap' }>;
  const two = cells([['1970-01-01T00:00:00Z', 0.5, 2, 1], ['1970-01-01T00:00:00Z', 2, 8, 1]]);
  expect(cellFilter(config, two, { from: 0.5, to: 2 })).toEqual({ type: 'sql', condition: '(a + b) >= 0.5 AND (a + b) < 2' });
  expect(cellFilter(config, two, { from: 2, to: 8 })).toEqual({ type: 'sql', condition: '(a + b) >= 2 AND (a + b) <= 8' });
  expect([strength(0, 9, false), strength(9, 9, false), strength(9, 9, true)]).toEqual([0, 1, 1]);
  expect(strength(3, 100, true)).toBeGreaterThan(strength(3, 100, false));
});

test('a pie has its largest slices, and the others as one', () => {
  const columns: TileData['columns'] = [{ name: 'g', type: 'String', role: 'group' }, { name: 'n', type: 'UInt64', role: 'value' }];
  expect(sharesOf(data('pie', [['', 2], ['b', null]], columns))).toEqual([{ name: '(empty)', value: 2, group: [''] }, { name: 'b', value: null, group: ['b'] }]);
  const slices = slicesOf(Array.from({ length: 20 }, (_, i) => ({ name: `g${i}`, value: i, group: [`g${i}`] })));
  expect(slices).toHaveLength(12);
  expect(slices.at(-1)).toEqual({ name: '8 others', value: 36, rest: true });
  expect(sliceOf(0, 1)).not.toContain('NaN');
});

test.each([
  [{ operator: 'gte', value: 2 }, 2, true], [{ operator: 'gt', value: 2 }, '2', false], [{ operator: 'lt', value: 2 }, null, false],
  [{ operator: 'between', value: [5, 1] }, 3, true], [{ operator: 'eq', value: 'a' }, 'a', true], [{ operator: 'neq', value: 2 }, 3, true],
] as [Parameters<typeof matches>[0], unknown, boolean][])('the rule %o takes %o: %o', (rule, value, want) => {
  expect(matches({ ...rule, color: 'chart-red' } as typeof rule, value)).toBe(want);
});

describe('required filters', () => {
  const byColumn = { id: 'c', type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: 'logs', minSelections: 1 } satisfies Filter;
  const env = { id: 'e', type: 'STATIC_LIST', name: 'Env', options: ['a', 'b', 'c', 'a'], minSelections: 2 } satisfies Filter;
  const rows: TileConfig = { displayType: 'search', sourceId: 'logs', select: '' };
  const sql = (sqlTemplate: string, more = {}): TileConfig => ({ configType: 'sql', displayType: 'table', connectionId: 'k', sqlTemplate, ...more }) as TileConfig;
  const wait = (config: TileConfig, filters: Filter[], values: Record<string, string[]> = {}) => awaited(config, { dashboard: { filters }, selected: { values, rest: [] } }).map((f) => f.id);

  test('a tile waits for those that it uses, until enough values are selected', () => {
    expect(wait(rows, [byColumn, env])).toEqual(['c']);
    expect(wait(rows, [byColumn], { c: ['x'] })).toEqual([]);
    expect(wait(rows, [{ ...byColumn, appliesToSourceIds: ['traces'] }])).toEqual([]);
    expect(wait(rows, [{ ...byColumn, isBroadcastEnabled: false, isVariableEnabled: true }])).toEqual([]);
    expect(wait(sql('SELECT $Env'), [env], { e: ['a'] })).toEqual(['e']);
    expect(wait(sql('SELECT $Env'), [env], { e: ['a', 'b'] })).toEqual([]);
  });

  test.each([
    '$Env', "'${Env:csv}'", '$__filter(x, $Env)', '$__filter(x,  Env )', '$__filter(Env)', '$__filter(f(a, (b)), ${Env})', '$__conditionalAll(a = 1, ${Env})',
    "'-- ' || $Env", '/* x */ $Env -- y', "$__filter(a = ')', Env)",
  ])('%s uses the variable Env', (text) => expect(wait(sql(`SELECT 1 WHERE ${text}`), [env])).toEqual(['e']));
  test.each([
    '$Environment', 'Env', '$__filters', '$env', 'if(1, 2, Env)', 'x -- $Env', 'x /* $Env\n */', 'x /* $Env', '`$Env`', '"$__filter(Env)"', 'a$Env', '$__filter(Env, x)', '$__filter(x,',
  ])('%s does not', (text) => expect(wait(sql(`SELECT 1 WHERE ${text}`), [env])).toEqual([]));
  test('a comment has no $__filters', () => expect(wait(sql('SELECT 1 -- $__filters', { sourceId: 'logs' }), [byColumn])).toEqual([]));

  test('raw SQL uses filters of its source by $__filters', () => {
    expect(wait(sql('SELECT 1 WHERE $__filters', { sourceId: 'logs' }), [byColumn])).toEqual(['c']);
    expect(wait(sql('SELECT 1'), [byColumn])).toEqual([]);
  });

  test('no tile waits for values that cannot be selected', () => {
    expect(wait(sql('SELECT $Env'), [{ ...env, options: ['a', 'a'] }], { e: ['a'] })).toEqual([]);
    expect(wait(rows, [{ id: 'p', type: 'PROMETHEUS_LABEL', name: 'P', sourceId: 'm', label: 'l', minSelections: 1, isGlobalRequirement: true }])).toEqual([]);
  });

  test('all tiles wait for a global one, except texts', () => {
    const global = { ...env, isGlobalRequirement: true };
    expect(wait(rows, [global])).toEqual(['e']);
    expect(wait({ displayType: 'markdown' }, [global])).toEqual([]);
  });

  test.each([['Service Name', 'Service_Name'], ['1 abc', 'v1_abc'], [' a-b  c!', 'ab_c'], ['---', undefined]])('the variable of %s is %s', (name, want) =>
    expect(variableOf({ ...env, name })).toBe(want));
});
