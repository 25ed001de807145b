import { QueryClient, queryOptions } from '@tanstack/react-query';
import { answer, client } from './client';
import { askAgain, pauseAfter } from './outage';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: askAgain,
      retryDelay: pauseAfter,
      // Without a network they fail and are asked again, which the page says.
      networkMode: 'always',
    },
    // Without a network they fail at once, instead of being done when the page no longer waits for them.
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

/** How people sign in here, which needs no session. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/installation', { signal }))).data,
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
