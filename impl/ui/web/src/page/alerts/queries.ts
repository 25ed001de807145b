import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, ApiError, client } from '../../api/client';
import type { Alert, AlertWrite, Dashboard, TileData } from '../../api/types';
import type { Span } from '../../time/range';
import type { Events } from './cause';
import { conditionOf, type Condition, type Reference } from './name';
import { chartOf } from './values';

/** Reads all pages of a list. */
async function all<T>(page: (offset: number) => Promise<{ data: T[]; meta?: { total: number } | undefined }>): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const { data, meta } = await page(found.length);
    found.push(...data);
    if (data.length === 0 || found.length >= (meta?.total ?? 0)) return found;
  }
}

export const alertsQuery = queryOptions({
  queryKey: ['alerts', 'all'],
  queryFn: ({ signal }) => all((offset) => answer(client.GET('/api/v2/alerts', { params: { query: { offset } }, signal }))),
  refetchInterval: 15_000,
});

export const alertQuery = (id: string) =>
  queryOptions({
    queryKey: ['alerts', id],
    queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/alerts/{id}', { params: { path: { id } }, signal }))).data,
    refetchInterval: 15_000,
  });

/** The newest that was said about an alert. */
export const recentQuery = (id: string) =>
  queryOptions({
    queryKey: ['alerts', id, 'recent'],
    queryFn: async ({ signal }) =>
      (await answer(client.GET('/api/v2/alerts/{id}/history', { params: { path: { id }, query: { limit: 100 } }, signal }))).data,
    refetchInterval: 30_000,
  });

const historyPage = 500;

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['alerts', id, 'history'],
    queryFn: ({ pageParam, signal }) =>
      answer(
        client.GET('/api/v2/alerts/{id}/history', { params: { path: { id }, query: { limit: historyPage, offset: pageParam } }, signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => (meta.offset + historyPage < meta.total ? meta.offset + historyPage : undefined),
    refetchInterval: 15_000,
  });

export const alertDeliveriesQuery = (alertId: string) =>
  queryOptions({
    queryKey: ['deliveries', 'alert', alertId],
    queryFn: async ({ signal }) =>
      (await answer(client.GET('/api/v2/deliveries', { params: { query: { alertId, limit: 20 } }, signal }))).data,
    refetchInterval: 15_000,
  });

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks', 'all'],
  queryFn: ({ signal }) => all((offset) => answer(client.GET('/api/v2/webhooks', { params: { query: { offset } }, signal }))),
});

/** All that alerts can have as their condition, for what it is called in a list. */
export const conditionsQuery = queryOptions({
  queryKey: ['conditions'],
  queryFn: async ({ signal }) => {
    const [searches, dashboards] = await Promise.all([
      all((offset) => answer(client.GET('/api/v2/saved-searches', { params: { query: { offset } }, signal }))),
      all((offset) => answer(client.GET('/api/v2/dashboards', { params: { query: { offset } }, signal }))),
    ]);
    return { searches: new Map(searches.map((s) => [s.id, s])), dashboards: new Map(dashboards.map((d) => [d.id, d])) };
  },
});

/** The condition of an alert, or null if it has been deleted. */
export const conditionQuery = (alert: Reference) =>
  queryOptions({
    queryKey: ['condition', alert.source, alert.savedSearchId, alert.dashboardId, alert.tileId, alert.chartConfig],
    queryFn: async ({ signal }): Promise<Condition | null> => {
      if (alert.source === 'inline') return conditionOf(alert, undefined) ?? null;
      try {
        if (alert.source === 'saved_search') {
          const call = client.GET('/api/v2/saved-searches/{id}', { params: { path: { id: alert.savedSearchId ?? '' } }, signal });
          return { kind: 'saved_search', search: (await answer(call)).data };
        }
        const call = client.GET('/api/v2/dashboards/{id}', { params: { path: { id: alert.dashboardId ?? '' } }, signal });
        const dashboard: Dashboard = (await answer(call)).data;
        const tile = dashboard.tiles.find((t) => t.id === alert.tileId);
        return tile ? { kind: 'tile', dashboard, tile } : null;
      } catch (e) {
        if (e instanceof ApiError && e.status === 404) return null;
        throw e;
      }
    },
  });

/** What an alert compares, window by window; null where only the alert itself can say it. */
export const valuesQuery = (condition: Condition | undefined, groupBy: string | null | undefined, interval: Alert['interval'], span: Span) => {
  const chart = condition && chartOf(condition, groupBy);
  return queryOptions({
    queryKey: ['alert values', chart, interval, span],
    queryFn: async ({ signal }): Promise<TileData | null> => {
      if (!chart) return null;
      const body = {
        config: chart.config as never, startTime: span.from, endTime: span.to, granularity: interval,
        ...(chart.rowFilters.length > 0 && { rowFilters: chart.rowFilters }),
      };
      return (await answer(client.POST('/api/v2/tiles/query', { body, signal }))).data;
    },
    staleTime: Infinity,
    gcTime: 60_000,
  });
};

export async function silence(id: string, until: number, reason?: string): Promise<Alert> {
  const body = { until: new Date(until).toISOString(), ...(reason && { reason }) };
  return (await answer(client.POST('/api/v2/alerts/{id}/silence', { params: { path: { id } }, body }))).data;
}

export async function unsilence(id: string): Promise<Alert> {
  return (await answer(client.DELETE('/api/v2/alerts/{id}/silence', { params: { path: { id } } }))).data;
}

/** An alert with the version that an update compares. It is read once, so that nothing changes under a form. */
export const editQuery = (id: string) =>
  queryOptions({
    queryKey: ['alert to edit', id],
    queryFn: async ({ signal }) => {
      const call = await client.GET('/api/v2/alerts/{id}', { params: { path: { id } }, signal, cache: 'no-store' });
      const alert = (await answer(Promise.resolve(call))).data;
      return { alert, etag: call.response.headers.get('ETag') ?? undefined };
    },
    staleTime: Infinity,
    gcTime: 0,
  });

/** What an alert would have done in the last day. */
export const previewQuery = (body: AlertWrite | undefined) =>
  queryOptions({
    queryKey: ['alert preview', body],
    queryFn: async ({ signal }) => (await answer(client.POST('/api/v2/alerts/preview', { body: body!, signal }))).data,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });

/** The column of rows behind a firing that their traces stand in. */
export const traceColumn = '_trace';
const iso = (time: number) => new Date(time).toISOString();

const requestOf = ({ source, where, whereLanguage, filters }: Events, span: Span) => ({
  // The end of a search is included, that of a window is not.
  sourceId: source.id, where, whereLanguage, filters, startTime: iso(span.from), endTime: iso(span.to - 1),
});

/** The newest rows of a firing, with their traces. */
export const eventRowsQuery = (events: Events | undefined, span: Span) =>
  queryOptions({
    queryKey: ['alert rows', events?.source.id, events?.where, events?.whereLanguage, events?.filters, span],
    queryFn: ({ signal }) => {
      const { defaultTableSelectExpression, traceIdExpression } = events!.source;
      const select = `${defaultTableSelectExpression}${traceIdExpression ? `, ${traceIdExpression} AS ${traceColumn}` : ''}`;
      return answer(client.POST('/api/v2/search', { body: { ...requestOf(events!, span), select, maxResults: 50 }, signal }));
    },
    staleTime: 60_000,
  });

/** The newest rows of a firing that belong to traces. */
export const tracedRowsQuery = (events: Events, span: Span) =>
  queryOptions({
    queryKey: ['alert traces', events.source.id, events.where, events.whereLanguage, events.filters, span],
    queryFn: ({ signal }) => {
      const id = events.source.traceIdExpression!;
      const traced = { type: 'sql' as const, condition: `${id} != ''` };
      const body = { ...requestOf(events, span), filters: [...events.filters, traced], select: `${id} AS ${traceColumn}`, maxResults: 50 };
      return answer(client.POST('/api/v2/search', { body, signal }));
    },
    staleTime: 60_000,
  });

/** What sets the rows of the hour up to a firing's end apart from those of the hour before, or where it had none from others. */
export const differencesQuery = (events: Events | undefined, span: Span) =>
  queryOptions({
    queryKey: ['alert differences', events?.source.id, events?.where, events?.whereLanguage, events?.filters, span],
    queryFn: async ({ signal }) => {
      const compare = async (from: number, baseline: 'before' | 'rest') => {
        const body = { ...requestOf(events!, { from, to: span.to }), baseline };
        return { ...(await answer(client.POST('/api/v2/search/compare', { body, signal }))).data, baseline };
      };
      const before = await compare(Math.min(span.from, span.to - 3_600_000), 'before');
      return before.baselineRows > 0 ? before : compare(span.from, 'rest');
    },
    staleTime: 60_000,
  });
