import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../api/client';
import { tagged } from '../../api/tagged';

export const savedQuery = (id: string) =>
  queryOptions({
    queryKey: ['savedSearch', id],
    queryFn: ({ signal }) => tagged(client.GET('/api/v2/saved-searches/{id}', { params: { path: { id } }, signal })),
  });

export const savedListQuery = queryOptions({
  queryKey: ['savedSearches'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/saved-searches', { params: { query: { limit: 1000 } }, signal }))).data,
});

/** The alerts, to name those on a saved search. */
export const alertsOnSearchesQuery = queryOptions({
  queryKey: ['alertsOnSearches'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/alerts', { params: { query: { limit: 1000 } }, signal }))).data,
});
