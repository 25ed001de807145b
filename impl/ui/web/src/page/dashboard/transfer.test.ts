import { expect, test } from 'vitest';
import type { Dashboard } from '../../api/types';
import { exportOf, readFile, shownOf, unknownSources, type Imported } from './transfer';

const sources = [{ id: 'a'.repeat(24), name: 'Logs' }, { id: 'b'.repeat(24), name: 'Traces' }];

const dashboard = {
  id: 'd'.repeat(24), name: 'Shop', tags: ['x'], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [],
  filters: [{ id: 'f'.repeat(24), type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: sources[1]!.id, appliesToSourceIds: [sources[0]!.id] }],
  tiles: [{ id: 't'.repeat(24), name: 'Logs', x: 0, y: 0, w: 4, h: 4, config: { displayType: 'line', sourceId: sources[0]!.id, select: [{ aggFn: 'count' }] } }],
} as unknown as Dashboard;

test('an export names sources and has no ids of this server', () => {
  const text = exportOf(dashboard, sources);
  expect(text).not.toMatch(/[abdft]{24}/);
  const { filters, tiles } = JSON.parse(text) as Dashboard;
  expect(filters[0]).toMatchObject({ sourceId: 'Traces', appliesToSourceIds: ['Logs'] });
  expect(tiles[0]).toMatchObject({ name: 'Logs', config: { sourceId: 'Logs' } });
});

test('what is imported has ids to be looked at with', () => {
  const imported = { dashboard: JSON.parse(exportOf(dashboard, [])), notes: [] } as Imported;
  const shown = shownOf(imported);
  expect(shown.tiles[0]!.id).not.toBe(shown.filters[0]!.name);
  expect(shown.filters[0]!.id).not.toBe('');
});

test.each<[string, string, RegExp | Record<string, unknown>]>([
  ['a dashboard', '{"name":"x"}', { name: 'x' }],
  ['a file that is applied', '{"dashboards":[{"name":"x"}]}', { name: 'x' }],
  ['several', '{"dashboards":[{},{}]}', /2 dashboards/],
  ['none', '{"dashboards":[]}', /0 dashboards/],
  ['a list', '[]', /object/],
  ['no JSON', 'name: x', /Invalid JSON/],
])('%s', (_, text, want) => {
  const got = readFile(text);
  if (want instanceof RegExp) expect(got).toEqual({ problem: expect.stringMatching(want) as string });
  else expect(got).toEqual({ file: want });
});

test('sources that are not here are asked for', () => {
  const file = { tiles: [{ config: { source: 'App logs' } }, { config: { sourceId: 'Logs' } }, { series: [{ sourceId: sources[0]!.id }] }], filters: [{ sourceId: 'App logs' }] };
  expect(unknownSources(file, sources)).toEqual(['App logs']);
});
