import type { Container, Dashboard, Filter, Source } from '../../api/types';
import { bottomOf, placesOf } from './layout';

/** Moves what is at a place by one, to the front or, with 1, to the end. */
export function moved<T>(list: T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return list;
  const next = [...list];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

function freeID(prefix: string, taken: { id: string }[]): string {
  let n = 1;
  while (taken.some((t) => t.id === `${prefix}-${n}`)) n++;
  return `${prefix}-${n}`;
}

/** Adds a filter of a source, by its services where it knows them. */
export function addFilter(d: Dashboard, sources: Source[]): Dashboard {
  const source = sources.find((s) => s.kind === 'log' || s.kind === 'trace') ?? sources[0];
  if (!source) return d;
  const expression = ('serviceNameExpression' in source && source.serviceNameExpression) || 'ServiceName';
  const filter = {
    id: freeID('new-filter', d.filters), type: 'QUERY_EXPRESSION', name: expression === 'ServiceName' ? 'Service' : expression, expression, sourceId: source.id,
    ...(source.kind === 'metric' && { sourceMetricType: 'gauge' as const }),
  } as Filter;
  return { ...d, filters: [...d.filters, filter] };
}

/** Replaces a filter, without the keys that are undefined. */
export function changeFilter(d: Dashboard, next: Filter): Dashboard {
  return { ...d, filters: d.filters.map((f) => (f.id === next.id ? defined(next) : f)) };
}

/** Changes the type of a filter and keeps the keys that both types have. */
export function filterOfType(f: Filter, type: Filter['type'], sources: Source[]): Filter {
  if (f.type === type) return f;
  const shared = defined({ name: f.name, variableName: f.variableName, minSelections: f.minSelections, isGlobalRequirement: f.isGlobalRequirement });
  if (type === 'STATIC_LIST') return { id: f.id, type, ...shared, options: [] } as Filter;
  const { filters: [fresh] } = addFilter({ filters: [] as Filter[] } as Dashboard, sources);
  return fresh ? ({ ...fresh, id: f.id, ...shared, isVariableEnabled: true } as Filter) : f;
}

/** An object without the keys that are undefined, as a filter may have no others than it knows. */
function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}

export function addContainer(d: Dashboard): Dashboard {
  const containers = d.containers ?? [];
  return { ...d, containers: [...containers, { id: freeID('container', containers), title: 'New container', collapsed: false }] };
}

export function changeContainer(d: Dashboard, id: string, change: Partial<Container>): Dashboard {
  return { ...d, containers: (d.containers ?? []).map((c) => (c.id === id ? defined({ ...c, ...change }) : c)) };
}

/** Takes a container away; its tiles stand below those that are in none. */
export function removeContainer(d: Dashboard, id: string): Dashboard {
  const loose = d.tiles.filter((t) => t.containerId === undefined);
  const below = Math.ceil(bottomOf(placesOf(loose).values()));
  return {
    ...d,
    containers: (d.containers ?? []).filter((c) => c.id !== id),
    tiles: d.tiles.map((t) => {
      if (t.containerId !== id) return t;
      const { containerId: _c, tabId: _t, ...rest } = t;
      return { ...rest, y: t.y + below };
    }),
  };
}

/** Adds a tab. The first one has the tiles that are there. */
export function addTab(d: Dashboard, container: Container): Dashboard {
  const tabs = container.tabs ?? [];
  return changeContainer(d, container.id, { tabs: [...tabs, { id: freeID('tab', tabs), title: `Tab ${tabs.length + 1}` }] });
}

/** Takes a tab away; its tiles go to the first of the others, or stay in the container. */
export function removeTab(d: Dashboard, container: Container, tab: string): Dashboard {
  const tabs = (container.tabs ?? []).filter((t) => t.id !== tab);
  const changed = changeContainer(d, container.id, { tabs: tabs.length > 0 ? tabs : undefined });
  return {
    ...changed,
    tiles: changed.tiles.map((t) => {
      if (t.containerId !== container.id || t.tabId !== tab) return t;
      const { tabId: _, ...rest } = t;
      return tabs[0] ? { ...rest, tabId: tabs[0].id } : rest;
    }),
  };
}
