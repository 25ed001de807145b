import type { Dashboard, SelectItem, Source, Tile, TileConfig } from '../../api/types';
import { bottomOf, columns, placesOf, tabOf, type Place } from './layout';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const called = (tile: Pick<Tile, 'name'>) => `“${tile.name || 'Untitled tile'}”`;

/** What a dashboard has beside its tiles, by what people call it. */
const parts = {
  name: 'Name', tags: 'Tags', filters: 'Filters', containers: 'Containers',
  savedQuery: 'Default query', savedQueryLanguage: 'Default query language', savedFilterValues: 'Default filter values',
} as const;
type Part = keyof typeof parts;

/** Says in sentences what has changed from one state of a dashboard to another. */
export function changesOf(before: Dashboard, after: Dashboard): string[] {
  const found: string[] = [];
  for (const key of Object.keys(parts) as Part[]) if (!same(before[key], after[key])) found.push(`${parts[key]} changed`);
  const old = new Map(before.tiles.map((t) => [t.id, t]));
  for (const tile of after.tiles) {
    const was = old.get(tile.id);
    old.delete(tile.id);
    if (!was) found.push(`Tile ${called(tile)} added`);
    else if (!same(contentOf(was), contentOf(tile))) found.push(`Tile ${called(tile)} changed`);
    else if (!same(placeOf(was), placeOf(tile))) found.push(`Tile ${called(tile)} moved`);
  }
  for (const tile of old.values()) found.push(`Tile ${called(tile)} deleted`);
  return found;
}

const placeOf = ({ x, y, w, h, containerId, tabId }: Tile) => ({ x, y, w, h, containerId, tabId });
const contentOf = ({ x: _x, y: _y, w: _w, h: _h, containerId: _c, tabId: _t, ...content }: Tile) => content;

/** Merged is one's own changes on top of those of another person, and what both have changed, where one's own count. */
export interface Merged {
  dashboard: Dashboard;
  both: string[];
}

/** Puts the changes from base to mine on top of theirs. Of a tile, place and content are apart. */
export function merge(base: Dashboard, mine: Dashboard, theirs: Dashboard): Merged {
  const both: string[] = [];
  const merged: Dashboard = { ...theirs };
  for (const key of Object.keys(parts) as Part[]) {
    if (same(base[key], mine[key])) continue;
    if (!same(base[key], theirs[key]) && !same(mine[key], theirs[key])) both.push(parts[key]);
    (merged as unknown as Record<string, unknown>)[key] = mine[key];
  }
  const was = new Map(base.tiles.map((t) => [t.id, t]));
  const own = new Map(mine.tiles.map((t) => [t.id, t]));
  const kept: Tile[] = [];
  for (const tile of theirs.tiles) {
    const before = was.get(tile.id);
    const ours = own.get(tile.id);
    if (!before) kept.push(tile); // they added it
    else if (!ours) {
      if (!same(before, tile)) both.push(`Tile ${called(tile)} (deleted by you)`);
    } else {
      const moved = !same(placeOf(before), placeOf(ours));
      const changed = !same(contentOf(before), contentOf(ours));
      const clash = (changed && !same(contentOf(before), contentOf(tile)) && !same(contentOf(ours), contentOf(tile))) ||
        (moved && !same(placeOf(before), placeOf(tile)) && !same(placeOf(ours), placeOf(tile)));
      if (clash) both.push(`Tile ${called(tile)}`);
      const { containerId: _c, tabId: _t, ...rest } = { ...(changed ? ours : tile), ...placeOf(moved ? ours : tile) };
      const home = moved ? ours : tile;
      kept.push({ ...rest, ...(home.containerId !== undefined && { containerId: home.containerId }), ...(home.tabId !== undefined && { tabId: home.tabId }) });
    }
  }
  const there = new Set(theirs.tiles.map((t) => t.id));
  for (const tile of mine.tiles) {
    if (there.has(tile.id)) continue;
    const before = was.get(tile.id);
    if (!before) kept.push(tile);
    else if (!same(before, tile)) {
      both.push(`Tile ${called(tile)} (deleted by them)`);
      kept.push(tile);
    }
  }
  const containers = new Map((merged.containers ?? []).map((c) => [c.id, c]));
  merged.tiles = kept.map((tile) => {
    // A tile whose container is gone stands outside of all.
    const container = tile.containerId === undefined ? undefined : containers.get(tile.containerId);
    const { containerId: _c, tabId, ...rest } = tile;
    if (!container) return rest;
    const known = container.tabs?.some((t) => t.id === tabId);
    return { ...rest, containerId: container.id, ...(known && { tabId: tabId! }) };
  });
  return { dashboard: merged, both };
}

/** The id of a tile that the server has not seen: it gives it another one. */
export function newID(tiles: Pick<Tile, 'id'>[]): string {
  let n = 1;
  while (tiles.some((t) => t.id === `new-${n}`)) n++;
  return `new-${n}`;
}

/** Adds a tile below the others of its section. */
export function addTile(dashboard: Dashboard, config: TileConfig, within: Pick<Tile, 'containerId' | 'tabId'> = {}): [Dashboard, Tile] {
  const others = dashboard.tiles.filter((t) => t.containerId === within.containerId && t.tabId === within.tabId);
  const small = config.displayType === 'number';
  const tile: Tile = {
    id: newID(dashboard.tiles), name: '', x: 0, y: Math.ceil(bottomOf(placesOf(others).values())), w: small ? 6 : 12, h: small ? 4 : 8, config, ...within,
  };
  return [{ ...dashboard, tiles: [...dashboard.tiles, tile] }, tile];
}

/** Adds a copy of a tile beside it, where there is room, or below it. */
export function duplicateTile(dashboard: Dashboard, id: string): Dashboard {
  const at = dashboard.tiles.findIndex((t) => t.id === id);
  const tile = dashboard.tiles[at];
  if (!tile) return dashboard;
  const beside = tile.x + 2 * tile.w <= columns;
  const copy = { ...tile, id: newID(dashboard.tiles), name: `${tile.name} (copy)`, x: beside ? tile.x + tile.w : tile.x, y: beside ? tile.y : tile.y + tile.h };
  return { ...dashboard, tiles: [...dashboard.tiles.slice(0, at + 1), copy, ...dashboard.tiles.slice(at + 1)] };
}

export function removeTile(dashboard: Dashboard, id: string): Dashboard {
  return { ...dashboard, tiles: dashboard.tiles.filter((t) => t.id !== id) };
}

export function changeTile(dashboard: Dashboard, id: string, change: Partial<Tile>): Dashboard {
  return { ...dashboard, tiles: dashboard.tiles.map((t) => (t.id === id ? { ...t, ...change } : t)) };
}

/** Puts a tile into a container, or into none, below what is there. */
export function intoContainer(dashboard: Dashboard, id: string, containerId: string | undefined, tabId: string | undefined): Dashboard {
  const container = dashboard.containers?.find((c) => c.id === containerId);
  const there = dashboard.tiles.filter((t) => t.id !== id && t.containerId === containerId && (!container || tabOf(container, t) === tabId));
  return {
    ...dashboard,
    tiles: dashboard.tiles.map((t) => {
      if (t.id !== id) return t;
      const { containerId: _c, tabId: _t, ...rest } = t;
      return { ...rest, y: Math.ceil(bottomOf(placesOf(there).values())), ...(containerId !== undefined && { containerId }), ...(tabId !== undefined && { tabId }) };
    }),
  };
}

/** Moves tiles to places. Those whose place stays are the same objects. */
export function moveTiles(dashboard: Dashboard, places: Map<string, Place>): Dashboard {
  const tiles = dashboard.tiles.map((t) => {
    const p = places.get(t.id);
    return !p || (p.x === t.x && p.y === t.y && p.w === t.w && p.h === t.h) ? t : { ...t, x: p.x, y: p.y, w: p.w, h: p.h };
  });
  return tiles.some((t, i) => t !== dashboard.tiles[i]) ? { ...dashboard, tiles } : dashboard;
}

/** Moves or sizes a tile by steps, and those that it meets with it. */
export function nudge(dashboard: Dashboard, section: Tile[], id: string, by: Partial<Place>): Dashboard {
  const places = placesOf(section);
  const place = places.get(id);
  if (!place) return dashboard;
  const w = Math.min(columns, Math.max(1, place.w + (by.w ?? 0)));
  const x = Math.min(columns - w, Math.max(0, place.x + (by.x ?? 0)));
  const h = Math.max(1, place.h + (by.h ?? 0));
  // It goes behind what is below it, or before what is above: rows between are none.
  const beside = [...places].filter(([other, p]) => other !== id && p.x < x + w && x < p.x + p.w).map(([, p]) => p);
  const above = beside.filter((p) => p.y + p.h === place.y).map((p) => p.y - 0.5);
  const dy = by.y ?? 0;
  const next = { x, w, h, y: dy < 0 ? Math.min(place.y, ...above) : dy > 0 ? place.y + place.h + 0.5 : place.y };
  const tiles = section.map((t) => ({ ...t, ...(t.id === id ? next : places.get(t.id)!) }));
  return moveTiles(dashboard, placesOf(tiles));
}

/** The kinds of tiles, as people call them. */
export const kinds: { value: TileConfig['displayType']; label: string; sql: boolean }[] = [
  { value: 'line', label: 'Line chart', sql: true },
  { value: 'stacked_bar', label: 'Stacked bar chart', sql: true },
  { value: 'number', label: 'Number', sql: true },
  { value: 'table', label: 'Table', sql: true },
  { value: 'bar', label: 'Bar chart', sql: true },
  { value: 'pie', label: 'Pie chart', sql: true },
  { value: 'heatmap', label: 'Heatmap', sql: false },
  { value: 'search', label: 'Search results', sql: false },
  { value: 'event_patterns', label: 'Event patterns', sql: false },
  { value: 'markdown', label: 'Text', sql: false },
];

/** Config is what is common to all kinds, as a form changes it; a kind that is left keeps what it had. */
export type Config = Record<string, unknown> & { displayType: TileConfig['displayType'] };

const count: SelectItem = { aggFn: 'count' };

/** A config with which a new tile begins. */
export function newConfig(sources: Source[]): TileConfig {
  const source = sources.find((s) => s.kind === 'log') ?? sources.find((s) => s.kind === 'trace') ?? sources[0];
  return source ? ({ displayType: 'line', sourceId: source.id, select: [count] } as TileConfig) : { displayType: 'markdown', markdown: '' };
}

/** Turns a config into one of another kind, which keeps what both have. */
export function ofKind(config: Config, displayType: TileConfig['displayType'], sources: Source[]): Config {
  const kind = kinds.find((k) => k.value === displayType)!;
  const next: Config = { ...config, displayType };
  if (!kind.sql && next.configType === 'sql') delete next.configType;
  if (displayType === 'markdown') return { ...next, markdown: next.markdown ?? '' };
  if (next.configType === 'sql') return next;
  const source = sources.find((s) => s.id === config.sourceId);
  const fit = displayType === 'heatmap' ? sources.find((s) => s.kind === 'trace') : (newConfig(sources) as Config);
  if (!source || (displayType === 'heatmap' && source.kind !== 'trace')) next.sourceId = (fit as { id?: string; sourceId?: string })?.id ?? (fit as { sourceId?: string })?.sourceId;
  const items = Array.isArray(config.select) ? (config.select as Record<string, unknown>[]) : [];
  switch (displayType) {
    case 'search':
    case 'event_patterns':
      next.select = typeof config.select === 'string' ? config.select : '';
      next.where ??= items[0]?.where ?? '';
      next.whereLanguage ??= items[0]?.whereLanguage ?? 'lucene';
      break;
    case 'heatmap':
      next.select = [{ valueExpression: items[0]?.valueExpression || 'Duration' }];
      break;
    default: {
      const usable = items.filter((i) => i.aggFn !== undefined);
      next.select = usable.length === 0 ? [count] : ['pie', 'bar'].includes(displayType) || (displayType === 'number' && !(config.formulas as unknown[] | undefined)?.length) ? usable.slice(0, 1) : usable;
      if (next.asRatio === true && (next.select as unknown[]).length !== 2) delete next.asRatio;
      if (['pie', 'bar'].includes(displayType)) delete next.formulas; // of a single value there is none
    }
  }
  return next;
}

/** Turns a config into one of another source. Items keep their metric only if the source has metrics. */
export function ofSource(config: Config, sourceId: string, sources: Source[]): Config {
  const next: Config = { ...config, sourceId };
  if (!Array.isArray(config.select) || sources.find((s) => s.id === sourceId)?.kind === 'metric') return next;
  next.select = (config.select as SelectItem[]).map(({ metricType: _t, metricName: _n, periodAggFn: _p, ...item }) => item);
  return next;
}
