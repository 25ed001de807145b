import { QueryClient, queryOptions } from '@tanstack/react-query';
import { answer, ApiError, client } from './client';

/** What asking again can mend: a server that is away or asks for patience. */
function transient(error: unknown): error is ApiError {
  return error instanceof ApiError && [0, 429, 502, 503].includes(error.status);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => transient(error) && failures < 3,
      retryDelay: (failures, error) =>
        Math.min((error instanceof ApiError && error.retryAfter ? error.retryAfter : 2 ** failures) * 1000, 30_000),
    },
    // Without a network they fail at once, instead of being done when nobody waits for them any more.
    mutations: { networkMode: 'always' },
  },
});

export const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/sources', { signal }))).data,
});

/** Who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/session', { signal }))).data,
  staleTime: Infinity,
});

/** The alerts that fire and are not silenced. */
export const firingQuery = queryOptions({
  queryKey: ['alerts', 'firing'],
  queryFn: async ({ signal }) => {
    const { data } = await answer(client.GET('/api/v2/alerts', { params: { query: { state: 'ALERT' } }, signal }));
    return data.filter((alert) => !alert.silenced);
  },
  refetchInterval: 30_000,
});
