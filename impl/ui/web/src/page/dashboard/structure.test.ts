import { expect, test } from 'vitest';
import type { Dashboard, Source } from '../../api/types';
import { addContainer, addFilter, addTab, changeFilter, filterOfType, moved, removeContainer, removeTab } from './structure';

const dashboard = {
  id: 'd', name: 'D', tags: [], filters: [],
  tiles: [
    { id: 'a', name: 'A', x: 0, y: 0, w: 4, h: 3, config: { displayType: 'markdown', markdown: '' } },
    { id: 'b', name: 'B', x: 0, y: 0, w: 4, h: 3, containerId: 'container-1', tabId: 'tab-1', config: { displayType: 'markdown', markdown: '' } },
  ],
} as unknown as Dashboard;

test('containers and tabs get ids that are free, and take none of their tiles with them', () => {
  let d = addContainer(addContainer(dashboard));
  expect(d.containers!.map((c) => c.id)).toEqual(['container-1', 'container-2']);
  d = addTab(addTab(d, d.containers![0]!), addTab(d, d.containers![0]!).containers![0]!);
  expect(d.containers![0]!.tabs!.map((t) => t.id)).toEqual(['tab-1', 'tab-2']);
  d = removeTab(d, d.containers![0]!, 'tab-1');
  expect(d.tiles[1]).toMatchObject({ containerId: 'container-1', tabId: 'tab-2' });
  d = removeTab(d, d.containers![0]!, 'tab-2');
  expect(d.containers![0]).not.toHaveProperty('tabs');
  expect(d.tiles[1]).not.toHaveProperty('tabId');
  d = removeContainer(d, 'container-1');
  expect(d.tiles[1]).toEqual({ ...dashboard.tiles[1], y: 3, containerId: undefined, tabId: undefined });
});

test('a filter begins with the services of a source, and has no key without a value', () => {
  const sources = [{ id: 'm', kind: 'metric' }, { id: 'l', kind: 'log', serviceNameExpression: 'Svc' }] as Source[];
  const d = addFilter(dashboard, sources);
  expect(d.filters[0]).toMatchObject({ sourceId: 'l', expression: 'Svc' });
  expect(changeFilter(d, { ...d.filters[0]!, variableName: undefined }).filters[0]).not.toHaveProperty('variableName');
  expect(addFilter(dashboard, [])).toBe(dashboard);
});

test('a filter of another type keeps its name, its variable and whether it is required', () => {
  const sources = [{ id: 'l', kind: 'log' }] as Source[];
  const before = { id: 'f', type: 'QUERY_EXPRESSION', name: 'Env', expression: 'e', sourceId: 'l', where: 'x', isVariableEnabled: true, variableName: 'env', minSelections: 1 } as const;
  const fixed = filterOfType(before, 'STATIC_LIST', sources);
  expect(fixed).toEqual({ id: 'f', type: 'STATIC_LIST', name: 'Env', options: [], variableName: 'env', minSelections: 1 });
  expect(filterOfType(fixed, 'QUERY_EXPRESSION', sources)).toEqual({
    id: 'f', type: 'QUERY_EXPRESSION', name: 'Env', expression: 'ServiceName', sourceId: 'l', isVariableEnabled: true, variableName: 'env', minSelections: 1,
  });
});

test('what is at an end stays there', () => {
  expect(moved([1, 2, 3], 1, -1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
});
