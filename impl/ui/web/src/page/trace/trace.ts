import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../api/client';
import { plainValue } from '../../text/text';
import type { Span } from '../../time/range';

/** TraceParams is what the link of a trace has. */
export interface TraceParams {
  source?: string;
  from?: string;
  to?: string;
  span?: string;
}

export function traceParams(values: Record<string, unknown>): TraceParams {
  const params: TraceParams = {};
  for (const name of ['source', 'from', 'to', 'span'] as const) {
    if (typeof values[name] === 'string' && values[name] !== '') params[name] = values[name];
  }
  return params;
}

/** Without a span, the server looks up when the trace was. */
export const traceQuery = (traceId: string, sourceId: string, span: Span | undefined) =>
  queryOptions({
    queryKey: ['trace', traceId, sourceId, span],
    queryFn: async ({ signal }) =>
      plainValue(
        (await answer(
          client.GET('/api/v2/traces/{traceId}', {
            params: {
              path: { traceId },
              query: { sourceId, ...(span && { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() }) },
            },
            signal,
          }),
        )).data,
      ),
    staleTime: Infinity,
    gcTime: 60_000,
  });
