import type { components } from '../../../../../../gen/ts/oss';
import type { Dashboard, Source } from '../../api/types';

export type Imported = components['schemas']['DashboardImported'];

/** Reads a file that may be a dashboard of elsewhere, or says why it is none. The list of a file that is applied is one, too. */
export function readFile(text: string): { file: Record<string, unknown> } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'Invalid JSON. Export the dashboard as JSON and choose that file.' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'A dashboard must be a JSON object.' };
  const { dashboards } = value as { dashboards?: unknown };
  if (!Array.isArray(dashboards)) return { file: value as Record<string, unknown> };
  const only: unknown = dashboards[0];
  if (dashboards.length !== 1 || typeof only !== 'object' || only === null) {
    return { problem: `This file has ${dashboards.length} dashboards. Import one at a time, or apply the file.` };
  }
  return { file: only as Record<string, unknown> };
}

/** The sources that a file names and that none here is called, to be asked for. */
export function unknownSources(file: unknown, sources: Pick<Source, 'id' | 'name'>[]): string[] {
  const known = new Set(sources.flatMap((s) => [s.id, s.name]));
  const found = new Set<string>();
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'sourceId' || key === 'source') && typeof inner === 'string' && inner !== '') {
        if (!known.has(inner)) found.add(inner);
      } else look(inner);
    }
  };
  look(file);
  return [...found].slice(0, 100);
}

/** What is imported, as a dashboard that can be looked at: with ids, as one has that is stored. */
export function shownOf({ dashboard }: Imported): Dashboard {
  return {
    savedQuery: null, savedQueryLanguage: null, savedFilterValues: [], tags: [],
    ...dashboard,
    id: '',
    filters: (dashboard.filters ?? []).map((f, i) => ({ ...f, id: `new-${i}` })),
    tiles: dashboard.tiles.map((t, i) => ({ ...t, id: `new-${i}` })),
  } as Dashboard;
}

/** The text of a file that another server can import or apply: sources by their names, and no ids of this one. */
export function exportOf({ id: _, ...dashboard }: Dashboard, sources: Pick<Source, 'id' | 'name'>[]): string {
  const names = new Map(sources.map((s) => [s.id, s.name]));
  const named = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return ['sourceId', 'appliesToSourceIds'].includes(key) ? (names.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((inner) => named(inner, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([k, inner]) => [k, named(inner, k)]));
  };
  const { tiles, filters, ...rest } = dashboard;
  const bare = {
    ...rest,
    filters: filters.map(({ id: _, ...f }) => f),
    tiles: tiles.map(({ id: _, ...t }) => t),
  };
  return `${JSON.stringify(named(bare), null, 2)}\n`;
}
