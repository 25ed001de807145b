import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../api/client';
import type { EventSource, SearchFilter } from '../../api/types';
import { fieldName, type FieldName, type Language } from '../../filter/filter';
import type { Span } from '../../time/range';

/** SearchParams is what the link of a search has. */
export interface SearchParams {
  source?: string;
  where?: string;
  whereLanguage?: Language;
  select?: string;
  orderBy?: string;
  filters?: string;
  from?: string;
  to?: string;
  isLive?: string;
  row?: string;
  /** The widths of columns, as widths.ts writes them. */
  widths?: string;
}

const names = ['source', 'where', 'select', 'orderBy', 'filters', 'from', 'to', 'isLive', 'row', 'widths'] as const;

export function searchParams(values: Record<string, unknown>): SearchParams {
  const params: SearchParams = {};
  for (const name of names) if (typeof values[name] === 'string' && values[name] !== '') params[name] = values[name];
  if (values.whereLanguage === 'sql') params.whereLanguage = 'sql';
  return params;
}

/** Search is what is asked for in a span. */
export interface Search {
  sourceId: string;
  where: string;
  whereLanguage: Language;
  select?: string;
  orderBy?: string;
  filters: SearchFilter[];
}

/** Reads the filters of a link, which are JSON. What is none is left out, as the rows then say that they are unfiltered. */
export function searchOf(params: SearchParams, source: EventSource): Search {
  let filters: SearchFilter[] = [];
  try {
    const parsed: unknown = JSON.parse(params.filters ?? '[]');
    if (Array.isArray(parsed)) filters = parsed as SearchFilter[];
  } catch {
    filters = [];
  }
  return {
    sourceId: source.id,
    where: params.where ?? '',
    whereLanguage: params.whereLanguage ?? 'lucene',
    filters,
    ...(params.select && { select: params.select }),
    ...(params.orderBy && { orderBy: params.orderBy }),
  };
}

export const pageSize = 200;
const iso = (time: number) => new Date(time).toISOString();

/** The rows of a search in a span. The select, which may have more than the search's own, is what each row has. */
export const rowsQuery = (search: Search, span: Span, select = search.select) =>
  infiniteQueryOptions({
    queryKey: ['rows', search, span, select],
    queryFn: ({ pageParam, signal }) =>
      answer(
        client.POST('/api/v2/search', {
          body: {
            ...search, select, startTime: iso(span.from), endTime: iso(span.to), maxResults: pageSize, rowIds: true, cursor: pageParam,
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (last) => (last.rows < pageSize ? undefined : last.cursor),
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** The newest rows since a time, up to now by the server's clock. */
export const newestRows = (search: Search, from: number, count: number, signal: AbortSignal) =>
  answer(client.POST('/api/v2/search', { body: { ...search, startTime: iso(from), maxResults: count, rowIds: true }, signal }));

export const histogramQuery = (search: Search, source: EventSource, span: Span) => {
  const group = stripeColumn(source);
  return queryOptions({
    queryKey: ['histogram', search, span],
    queryFn: async ({ signal }) =>
      (
        await answer(
          client.POST('/api/v2/tiles/query', {
            body: {
              config: {
                displayType: 'stacked_bar',
                sourceId: search.sourceId,
                select: [{ aggFn: 'count', where: search.where, whereLanguage: search.whereLanguage, alias: 'rows' }],
                ...(group && { groupBy: group }),
                alignDateRangeToGranularity: true,
              },
              startTime: span.from,
              endTime: span.to,
              granularity: 'auto',
              ...(search.filters.length > 0 && { rowFilters: search.filters }),
            },
            signal,
          }),
        )
      ).data,
    staleTime: Infinity,
    gcTime: 60_000,
  });
};

export const rowQuery = (sourceId: string, rowId: string) =>
  queryOptions({
    queryKey: ['row', sourceId, rowId],
    queryFn: ({ signal }) => answer(client.POST('/api/v2/search/row', { body: { sourceId, rowId }, signal })),
    staleTime: Infinity,
  });

// A key has one question about fields answered at a time.
let asking: Promise<unknown> = Promise.resolve();
function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const turn = asking.then(ask, ask);
  asking = turn.catch(() => undefined);
  return turn;
}

export const fieldsQuery = (sourceId: string, span: Span) =>
  queryOptions({
    queryKey: ['fields', sourceId, span],
    queryFn: async ({ signal }) =>
      (
        await inTurn(() =>
          answer(
            client.GET('/api/v2/sources/{id}/fields', {
              params: { path: { id: sourceId }, query: { from: iso(span.from), to: iso(span.to) } },
              signal,
            }),
          ),
        )
      ).data,
    staleTime: 60_000,
  });

export const valuesQuery = (search: Search, span: Span, field: string, limit = 10) =>
  queryOptions({
    queryKey: ['values', search.sourceId, search.where, search.whereLanguage, span, field, limit],
    queryFn: async ({ signal }) =>
      (
        await inTurn(() =>
          answer(
            client.GET('/api/v2/sources/{id}/fields/values', {
              params: {
                path: { id: search.sourceId },
                query: {
                  field, from: iso(span.from), to: iso(span.to), limit,
                  ...(search.where && { where: search.where, whereLanguage: search.whereLanguage }),
                },
              },
              signal,
            }),
          ),
        )
      ).data,
    staleTime: 60_000,
  });

/** The values of a field that begin as what is written. */
export const completionsQuery = (sourceId: string, span: Span, field: string, prefix: string) =>
  queryOptions({
    queryKey: ['completions', sourceId, span, field, prefix],
    queryFn: async ({ signal }) =>
      (
        await inTurn(() =>
          answer(
            client.GET('/api/v2/sources/{id}/fields/values', {
              params: {
                path: { id: sourceId },
                query: { field, from: iso(span.from), to: iso(span.to), limit: 20, ...(prefix && { prefix }) },
              },
              signal,
            }),
          ),
        )
      ).data,
    staleTime: 60_000,
    retry: false,
  });

/** The config of a chart of the rows of a search over time, by a field. */
export const chartBy = (search: Search, field: FieldName) => ({
  displayType: 'stacked_bar',
  sourceId: search.sourceId,
  select: [{ aggFn: 'count', where: search.where, whereLanguage: search.whereLanguage }],
  groupBy: fieldName(field, 'sql'),
});

/** The column that says how bad a row is. */
export function stripeColumn(source: EventSource): string | undefined {
  return source.kind === 'log' ? source.severityTextExpression : source.statusCodeExpression;
}

/** The column that says what happened. */
export function bodyColumn(source: EventSource): string | undefined {
  return source.kind === 'log' ? source.bodyExpression : source.spanNameExpression;
}
