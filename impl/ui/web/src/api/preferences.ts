import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../gen/ts/oss';
import { ApiError, client } from './client';
import { queryClient } from './queries';
import { tagged } from './tagged';

export type Preferences = components['schemas']['Preferences'];

/** What the person who is signed in has chosen, wherever that was. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => tagged(client.GET('/api/v2/me/preferences', { signal })),
  staleTime: 60_000,
});

let turn: Promise<unknown> = Promise.resolve();

/** Changes preferences, after those changes that are under way. What another tab has changed meanwhile stays. */
export function changePreferences(by: (before: Preferences) => Preferences): Promise<void> {
  const change = async (tries: number): Promise<void> => {
    const { value, etag } = await queryClient.fetchQuery({ ...preferencesQuery, staleTime: tries === 0 ? Infinity : 0 });
    try {
      const saved = await tagged(client.PUT('/api/v2/me/preferences', { params: { header: { 'If-Match': etag } }, body: by(value) }));
      queryClient.setQueryData(preferencesQuery.queryKey, saved);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412 || tries >= 3) throw error;
      return change(tries + 1);
    }
  };
  const own = turn.then(() => change(0));
  turn = own.catch(() => undefined);
  return own;
}
