import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../api/client';
import type { Dashboard, Filter, Tile, TileConfig, TileData } from '../../api/types';
import type { Span } from '../../time/range';
import { restOf, type Granularity, type Selected } from './url';

/** Stored is a dashboard as the server has it, and the version that it is sent back with. */
export interface Stored {
  dashboard: Dashboard;
  version: string;
}

/** Takes the version from the same answer as the dashboard, so that they belong together. */
export async function stored(call: Promise<{ data?: { data: Dashboard }; error?: unknown; response: Response }>): Promise<Stored> {
  const outcome = await answer(call.then((o) => ({ ...o, data: o.data && { data: o.data.data, version: o.response.headers.get('ETag') ?? '' } })));
  return { dashboard: outcome.data, version: outcome.version };
}

export const dashboardsQuery = queryOptions({
  queryKey: ['dashboards'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/dashboards', { signal }))).data,
});

export const dashboardQuery = (id: string) =>
  queryOptions({
    queryKey: ['dashboard', id],
    queryFn: ({ signal }) => stored(client.GET('/api/v2/dashboards/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** Asked is what the tiles of a page are asked for. */
export interface Asked {
  dashboard: Pick<Dashboard, 'id' | 'filters'>;
  span: Span;
  granularity: Granularity;
  selected: Selected;
}

const most = 6;
let running = 0;
const waiting: (() => void)[] = [];

/** Has six ask at a time. Who is no longer needed gives its place in the queue away. */
async function inTurn<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  if (running >= most) {
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(new DOMException('no longer needed', 'AbortError'));
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(go);
    });
  } else running++;
  try {
    return await ask();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const choicesOf = (filters: Filter[], selected: Selected) =>
  filters.flatMap((f) => (selected.values[f.id]?.length ? [{ id: f.id, values: selected.values[f.id]! }] : []));

/** Whether the data of a tile can be shown as a table beside what it draws. */
export const hasTable = ({ displayType }: Tile['config']) => !['markdown', 'table', 'search'].includes(displayType);

/** The data of a tile: of the stored one by its id, and of one that is being edited by its config. */
export const tileQuery = (asked: Asked, tile: Pick<Tile, 'config'> & { id?: string }) => {
  const { dashboard, span, granularity, selected } = asked;
  const values = choicesOf(dashboard.filters, selected);
  const time = { startTime: span.from, endTime: span.to, granularity };
  const rest = restOf(selected, 'sourceId' in tile.config ? tile.config.sourceId : undefined);
  const rows = rest.length > 0 ? { rowFilters: rest } : {};
  return queryOptions({
    queryKey: ['tile', dashboard.id, tile.id, tile.config, span, granularity, values, rest],
    queryFn: async ({ signal }): Promise<TileData> =>
      inTurn(signal, async () =>
        tile.id === undefined
          ? (
              await answer(
                client.POST('/api/v2/tiles/query', {
                  body: { config: tile.config, ...time, ...rows, dashboardFilters: dashboard.filters, filters: values },
                  signal,
                }),
              )
            ).data
          : (
              await answer(
                client.POST('/api/v2/dashboards/{id}/tiles/{tileId}/query', {
                  params: { path: { id: dashboard.id, tileId: tile.id } },
                  body: { ...time, ...rows, filters: values },
                  signal,
                }),
              )
            ).data,
      ),
    staleTime: Infinity,
    gcTime: 60_000,
  });
};

export const filterValuesQuery = (dashboard: string, filter: string, span: Span, prefix: string) =>
  queryOptions({
    queryKey: ['filterValues', dashboard, filter, span, prefix],
    queryFn: async ({ signal }) =>
      (
        await answer(
          client.POST('/api/v2/dashboards/{id}/filters/{filterId}/values', {
            params: { path: { id: dashboard, filterId: filter } },
            body: { startTime: span.from, endTime: span.to, ...(prefix && { prefix }) },
            signal,
          }),
        )
      ).data,
    staleTime: 60_000,
  });

/** What is drawn small behind a number: its value over time. */
export function overTime(config: Extract<TileConfig, { displayType: 'number' }>): TileConfig | undefined {
  if (!('select' in config) || !config.backgroundChart) return undefined;
  const { sourceId, select, formulas, numberFormat } = config;
  return {
    displayType: 'line', sourceId, select,
    ...(formulas?.length && { formulas, showOperandSeries: false }),
    ...(numberFormat && { numberFormat }),
  };
}

/** The body that puts a dashboard in place of the stored one: with what it no longer has as empty, and with ids for new filters. */
function bodyOf(dashboard: Dashboard) {
  return { ...dashboard, containers: dashboard.containers ?? [], filters: dashboard.filters.map((f, i) => ({ ...f, id: f.id || `new-${i}` })) };
}

/** Stores a dashboard, if it still has the version that was edited. */
export const save = (dashboard: Dashboard, version: string) =>
  stored(client.PUT('/api/v2/dashboards/{id}', { params: { path: { id: dashboard.id }, header: { 'If-Match': version } }, body: bodyOf(dashboard) }));

export const remove = (id: string, version: string) =>
  answer(client.DELETE('/api/v2/dashboards/{id}', { params: { path: { id }, header: { 'If-Match': version } } }));

/** What the server finds wrong in a dashboard, whose filters it takes without ids. */
export const validate = async (dashboard: Record<string, unknown>, signal: AbortSignal) => {
  const filters = Array.isArray(dashboard.filters) ? (dashboard.filters as Record<string, unknown>[]).map(({ id: _, ...f }) => f) : dashboard.filters;
  return answer(client.POST('/api/v2/dashboards/validate', { body: { ...dashboard, ...(filters !== undefined && { filters }) } as never, signal }));
};
