import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '../../../../../../gen/ts/oss';
import { answer, client } from '../../api/client';
import { queryClient, sessionQuery } from '../../api/queries';

type Schemas = components['schemas'];
export type Role = Schemas['PersonRole'];
export type Member = Schemas['TeamMember'];
export type Invitation = Schemas['TeamInvitation'];
export type Connection = Schemas['Connection'];
export type Webhook = Schemas['Webhook'];
export type PersonalKey = Schemas['PersonalKey'];
export type IngestionKey = Schemas['IngestionKey'];
export type Delivery = Schemas['Delivery'];

const roles: Role[] = ['viewer', 'editor', 'admin'];
export const roleNames: Record<Role, string> = { viewer: 'Viewer', editor: 'Editor', admin: 'Admin' };
export const roleHints: Record<Role, string> = {
  viewer: 'views and searches',
  editor: 'also edits dashboards, alerts, saved searches and sources',
  admin: 'full access',
};

/** Whether the person who is signed in may do what that role may. */
export function useMay(role: Role): boolean {
  const { data } = useQuery(sessionQuery);
  return data !== undefined && roles.indexOf(data.person.role as Role) >= roles.indexOf(role);
}

export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/team/members', { signal }))).data,
});
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/team/invitations', { signal }))).data,
});
export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/connections', { signal }))).data,
});
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/webhooks', { signal }))).data,
});
export const personalKeysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/keys', { signal }))).data,
});
export const ingestionKeysQuery = queryOptions({
  queryKey: ['ingestion-keys'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/team/ingestion-keys', { signal }))).data,
});
export const signInsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/me/sessions', { signal }))).data,
});

/** The audit log, of one kind of resource or of all. */
export const auditQuery = (resourceKind: string | undefined, actor: string | undefined, from: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['audit', resourceKind, actor, from],
    queryFn: ({ pageParam, signal }) =>
      answer(client.GET('/api/v2/audit', { params: { query: { resourceKind, actor, from, cursor: pageParam, limit: 200 } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.meta.cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });

/** Has a list read again that was changed. */
export const changed = (query: { queryKey: readonly unknown[] }) => queryClient.invalidateQueries({ queryKey: query.queryKey });

/** How long ago a time was, as people say it. */
export function ago(time: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - time) / 1000);
  if (seconds < 60) return 'less than a minute ago';
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`;
  const days = Math.floor(seconds / 86_400);
  return days === 1 ? 'a day ago' : `${days} days ago`;
}
