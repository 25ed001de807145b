import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures';

type JSONValue = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

export async function call(request: APIRequestContext, method: string, path: string, data?: object): Promise<JSONValue> {
  const response = await request.fetch(`/api/v2/${path}`, { method, ...(data && { data }) });
  const text = await response.text();
  expect(response.status(), `${method} ${path}: ${text}`).toBe(200);
  return (JSON.parse(text) as { data: JSONValue }).data;
}

/** Deletes the objects at the paths. It leaves the page first, because the page would request them again. */
export async function remove(page: Page, ...paths: string[]) {
  await page.goto('about:blank');
  for (const path of paths) await call(page.request, 'DELETE', path);
}

export const list = async (request: APIRequestContext, path: string) => (await call(request, 'GET', path)) as unknown as JSONValue[];

/** Makes an alert on all logs, which has its first evaluation at once. */
export async function newAlert(request: APIRequestContext, name: string, values: object, search: object = {}): Promise<JSONValue> {
  const source = (await list(request, 'sources')).find((s) => s.kind === 'log')!;
  const saved = await call(request, 'POST', 'saved-searches', { name: `Search of ${name}`, sourceId: source.id, ...search });
  return newAlertOn(request, name, { source: 'saved_search', savedSearchId: saved.id, ...values });
}

/** Makes an alert on what the values name. */
export async function newAlertOn(request: APIRequestContext, name: string, values: object): Promise<JSONValue> {
  const [webhook] = await list(request, 'webhooks');
  return call(request, 'POST', 'alerts', {
    name, displayName: name, interval: '1m', threshold: 1, thresholdType: 'above', channel: { type: 'webhook', webhookId: webhook!.id }, ...values,
  });
}

export async function evaluated(request: APIRequestContext, id: string, state: string) {
  await expect(async () => {
    const history = await list(request, `alerts/${id}/history`);
    expect(history[0]?.state).toBe(state);
  }).toPass({ timeout: 150_000 });
}

/** The newest notification of an alert, once there is one. */
export async function notified(request: APIRequestContext, id: string): Promise<JSONValue> {
  let newest: JSONValue | undefined;
  await expect(async () => {
    [newest] = await list(request, `deliveries?alertId=${id}`);
    expect(newest).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return newest!;
}
