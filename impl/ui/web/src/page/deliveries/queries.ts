import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../api/client';
import type { DeliveryParams } from './params';

export const pageSize = 50;

export const deliveriesQuery = ({ page, ...query }: DeliveryParams) =>
  queryOptions({
    queryKey: ['deliveries', 'list', query, page],
    queryFn: ({ signal }) =>
      answer(
        client.GET('/api/v2/deliveries', {
          params: { query: { ...query, limit: pageSize, offset: (Number(page ?? 1) - 1) * pageSize } },
          signal,
        }),
      ),
    refetchInterval: 15_000,
  });

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', id],
    queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/deliveries/{id}', { params: { path: { id } }, signal }))).data,
    refetchInterval: (query) => (query.state.data?.status === 'pending' ? 3_000 : false),
  });
