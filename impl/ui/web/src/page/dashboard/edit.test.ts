import { describe, expect, test } from 'vitest';
import type { Dashboard, Source, Tile } from '../../api/types';
import { addTile, changesOf, changeTile, duplicateTile, intoContainer, merge, moveTiles, newConfig, nudge, ofKind, ofSource, removeTile } from './edit';
import { placesOf } from './layout';

const tile = (id: string, x: number, y: number, w: number, h: number, more: Partial<Tile> = {}): Tile => ({
  id, x, y, w, h, name: id, config: { displayType: 'markdown', markdown: '' }, ...more,
});
const page = (tiles: Tile[], more: Partial<Dashboard> = {}): Dashboard => ({
  id: 'd', name: 'D', tiles, tags: [], filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [], ...more,
});
const base = page([tile('a', 0, 0, 12, 4), tile('b', 12, 0, 12, 4)], { containers: [{ id: 'k', title: 'K', collapsed: false, tabs: [{ id: 't', title: 'T' }] }] });

test('changes are said by the names of tiles', () => {
  expect(changesOf(base, base)).toEqual([]);
  const [added] = addTile(removeTile(changeTile({ ...base, name: 'E' }, 'a', { x: 3 }), 'b'), { displayType: 'markdown' });
  expect(changesOf(base, added)).toEqual(['Name changed', 'Tile “a” moved', 'Tile “Untitled tile” added', 'Tile “b” deleted']);
  expect(changesOf(base, changeTile(base, 'a', { x: 3, name: 'z' }))).toEqual(['Tile “z” changed']);
});

describe('two people at once', () => {
  test('changes of different things are both kept', () => {
    const mine = changeTile({ ...base, name: 'Mine' }, 'a', { x: 1 });
    const theirs = addTile(changeTile({ ...base, tags: ['x'] }, 'a', { name: 'renamed' }), { displayType: 'markdown' })[0];
    const { dashboard, both } = merge(base, mine, theirs);
    expect(both).toEqual([]);
    expect(dashboard).toMatchObject({ name: 'Mine', tags: ['x'], tiles: [{ id: 'a', x: 1, name: 'renamed' }, { id: 'b' }, { id: 'new-1' }] });
  });

  test('one’s own change counts where both have changed the same, and it is said', () => {
    const { dashboard, both } = merge(base, changeTile(base, 'a', { name: 'mine' }), changeTile({ ...base, name: 'D' }, 'a', { name: 'theirs' }));
    expect(both).toEqual(['Tile “theirs”']);
    expect(dashboard.tiles[0]!.name).toBe('mine');
  });

  test('a tile that one has deleted and the other has changed is said', () => {
    expect(merge(base, removeTile(base, 'a'), changeTile(base, 'a', { name: 'z' }))).toMatchObject({ both: ['Tile “z” (deleted by you)'], dashboard: { tiles: [{ id: 'b' }] } });
    const kept = merge(base, changeTile(base, 'a', { name: 'z' }), removeTile(base, 'a'));
    expect(kept.both).toEqual(['Tile “z” (deleted by them)']);
    expect(kept.dashboard.tiles.map((t) => t.id)).toEqual(['b', 'a']);
  });

  test('a tile whose container is gone stands outside', () => {
    const mine = intoContainer(base, 'a', 'k', 't');
    expect(mine.tiles[0]).toMatchObject({ containerId: 'k', tabId: 't' });
    const { dashboard } = merge(base, mine, { ...base, containers: undefined } as unknown as Dashboard);
    expect(dashboard.tiles[0]).not.toHaveProperty('containerId');
  });
});

test('unknown fields survive edits', () => {
  const odd = page([{ ...tile('a', 0, 0, 4, 4), later: 1, config: { displayType: 'line', sourceId: 's', select: [{ aggFn: 'count' }], later: 2 } } as unknown as Tile], { later: 3 } as Partial<Dashboard>);
  const moved = nudge(odd, odd.tiles, 'a', { x: 2 });
  expect(moved).toMatchObject({ later: 3, tiles: [{ x: 2, later: 1, config: { later: 2 } }] });
  expect(duplicateTile(moved, 'a').tiles[1]).toMatchObject({ id: 'new-1', x: 6, later: 1, config: { later: 2 } });
  expect(ofKind({ displayType: 'line', later: 2, select: [{ aggFn: 'count' }] }, 'stacked_bar', [])).toMatchObject({ later: 2 });
});

test('tiles are moved and sized by keys, within the grid', () => {
  const at = (d: Dashboard, id: string) => placesOf(d.tiles).get(id);
  expect(at(nudge(base, base.tiles, 'b', { x: 5 }), 'b')).toEqual({ x: 12, y: 0, w: 12, h: 4 });
  expect(at(nudge(base, base.tiles, 'a', { w: 1 }), 'b')).toEqual({ x: 12, y: 4, w: 12, h: 4 });
  expect(at(nudge(base, base.tiles, 'a', { h: -9 }), 'a')!.h).toBe(1);
  const column = page([tile('a', 0, 0, 24, 2), tile('b', 0, 2, 24, 2)]);
  for (const [id, y] of [['a', 1], ['b', -1]] as const) expect([...placesOf(nudge(column, column.tiles, id, { y }).tiles).keys()]).toEqual(['b', 'a']);
  for (const [id, y] of [['a', -1], ['b', 1]] as const) expect([...placesOf(nudge(column, column.tiles, id, { y }).tiles).keys()]).toEqual(['a', 'b']);
  expect(moveTiles(base, placesOf(base.tiles))).toBe(base);
});

const sources = [{ id: 'l', kind: 'log' }, { id: 't', kind: 'trace' }] as Source[];

test('a config keeps what another kind has as well', () => {
  const line = { ...(newConfig(sources) as { displayType: 'line' }), groupBy: 'ServiceName', select: [{ aggFn: 'count', where: 'a', whereLanguage: 'sql' }, { aggFn: 'max', valueExpression: 'n' }], asRatio: true };
  expect(ofKind(line, 'pie', sources)).toMatchObject({ displayType: 'pie', sourceId: 'l', groupBy: 'ServiceName', select: [{ aggFn: 'count' }] });
  expect(ofKind(line, 'pie', sources)).not.toHaveProperty('asRatio');
  expect(ofKind(line, 'search', sources)).toMatchObject({ select: '', where: 'a', whereLanguage: 'sql' });
  expect(ofKind(ofKind(line, 'search', sources), 'line', sources).select).toEqual([{ aggFn: 'count' }]);
  expect(ofKind(line, 'heatmap', sources)).toMatchObject({ sourceId: 't', select: [{ valueExpression: 'Duration' }] });
  expect(ofKind({ displayType: 'line', configType: 'sql', sqlTemplate: 'SELECT 1' }, 'search', sources)).toMatchObject({ sourceId: 'l', select: '' });
  expect(newConfig([])).toEqual({ displayType: 'markdown', markdown: '' });
});

test('with another source, items keep a metric only if that has metrics', () => {
  const sources = [{ id: 'm', kind: 'metric' }, { id: 'l', kind: 'log' }] as Source[];
  const config = { displayType: 'line' as const, sourceId: 'm', select: [{ aggFn: 'sum', valueExpression: 'x', metricName: 'n' }] };
  expect(ofSource(config, 'l', sources).select).toEqual([{ aggFn: 'sum', valueExpression: 'x' }]);
  expect(ofSource(config, 'm', sources).select).toEqual(config.select);
});
