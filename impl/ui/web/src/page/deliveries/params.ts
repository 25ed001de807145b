import type { Delivery } from '../../api/types';

const statuses: Delivery['status'][] = ['pending', 'delivered', 'failed'];

/** DeliveryParams is what the link of the list has. */
export interface DeliveryParams {
  status?: Delivery['status'];
  alertId?: string;
  webhookId?: string;
  page?: string;
}

export function deliveryParams(values: Record<string, unknown>): DeliveryParams {
  const params: DeliveryParams = {};
  for (const name of ['alertId', 'webhookId'] as const) {
    if (typeof values[name] === 'string' && values[name] !== '') params[name] = values[name];
  }
  if (typeof values.status === 'string' && statuses.includes(values.status as never)) params.status = values.status as DeliveryParams['status'];
  if (typeof values.page === 'string' && /^[1-9]\d{0,5}$/.test(values.page)) params.page = values.page;
  return params;
}
