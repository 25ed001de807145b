import type { APIRequestContext } from '@playwright/test';
import { accessible, expect, picture, test } from './fixtures';

type JSONValue = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

async function call(request: APIRequestContext, method: string, path: string, data?: object): Promise<JSONValue> {
  const response = await request.fetch(`/api/v2/${path}`, { method, ...(data && { data }) });
  const text = await response.text();
  expect(response.status(), `${method} ${path}: ${text}`).toBe(200);
  return (JSON.parse(text) as { data: JSONValue }).data;
}

const list = async (request: APIRequestContext, path: string) => (await call(request, 'GET', path)) as unknown as JSONValue[];

/** Makes an alert on all logs, which has its first evaluation at once. */
async function newAlert(request: APIRequestContext, name: string, values: object): Promise<JSONValue> {
  const [webhook] = await list(request, 'webhooks');
  const source = (await list(request, 'sources')).find((s) => s.kind === 'log')!;
  const search = await call(request, 'POST', 'saved-searches', { name: `Search of ${name}`, sourceId: source.id });
  return call(request, 'POST', 'alerts', {
    name, source: 'saved_search', savedSearchId: search.id, interval: '1m', threshold: 1, thresholdType: 'above',
    channel: { type: 'webhook', webhookId: webhook!.id }, ...values,
  });
}

async function evaluated(request: APIRequestContext, id: string, state: string) {
  await expect(async () => {
    const history = await list(request, `alerts/${id}/history`);
    expect(history[0]?.state).toBe(state);
  }).toPass({ timeout: 50_000 });
}

async function told(request: APIRequestContext, id: string) {
  await expect(async () => {
    expect(await list(request, `deliveries?alertId=${id}`)).not.toEqual([]);
  }).toPass({ timeout: 20_000 });
}

test('alerts are grouped, found, silenced by one click, and their silence ended', async ({ page, request }) => {
  const firing = await newAlert(request, 'Rows of every kind', {});
  await newAlert(request, 'Hardly ever', { threshold: 1e9 });
  await newAlert(request, 'Turned off', { enabled: false });
  await evaluated(request, firing.id, 'ALERT');
  await page.goto('/alerts');
  const fires = page.getByRole('region', { name: 'Firing' }).getByRole('listitem').filter({ hasText: 'Rows of every kind' });
  await expect(fires.getByText('Firing', { exact: true })).toBeVisible();
  await expect(fires.getByText(/^since /)).toBeVisible();
  await expect(fires.getByText('≥ 1')).toBeVisible();
  await expect(fires.getByRole('img', { name: /^Last \d+ evaluations?: .*firing/ })).toBeVisible();
  await expect(fires.getByText(/demo receiver/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Disabled' }).getByRole('link', { name: 'Turned off', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('status', { name: /\d firing/ })).toBeVisible();
  await picture(page, 'alerts');
  await accessible(page);

  await page.getByRole('button', { name: 'Silence 1 h: Rows of every kind' }).click();
  const silenced = page.getByRole('region', { name: 'Silenced' }).getByRole('listitem').filter({ hasText: 'Rows of every kind' });
  await expect(silenced.getByText(/^Silenced until/)).toBeVisible();
  const until = Date.parse((await call(request, 'GET', `alerts/${firing.id}`)).silenced.until);
  expect(Math.abs(until - Date.now() - 3_600_000)).toBeLessThan(60_000);
  await page.getByRole('button', { name: 'End silence of Rows of every kind' }).click();
  await expect(fires).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('hardly');
  await expect(page.getByRole('link', { name: 'Hardly ever' })).toBeVisible();
  await expect(fires).toBeHidden();
  await page.keyboard.type(' or not');
  await expect(page.getByText(/^No alert has/)).toBeVisible();
});

test('a silence of one’s own has an end and a reason', async ({ page, request }) => {
  const alert = await newAlert(request, 'To be silenced', { threshold: 1e9 });
  await page.goto(`/alerts/${alert.id}`);
  await page.getByRole('button', { name: 'Silence To be silenced for another time' }).click();
  await page.getByRole('menuitem', { name: 'Silence until…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Silence To be silenced' });
  await dialog.getByLabel('Until').fill('2027-01-05T12:00');
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('Maintenance');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Silence' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Silenced until Jan 5 2027 12:00: Maintenance')).toBeVisible();
});

test('an alert has its values, evaluations, deliveries and settings', async ({ page, request }) => {
  const alert = await newAlert(request, 'Rows in detail', { note: 'See the **runbook**.', message: 'Too many.' });
  await evaluated(request, alert.id, 'ALERT');
  await told(request, alert.id);
  await page.goto('/alerts');
  await page.getByRole('link', { name: 'Rows in detail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rows in detail' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Values of Rows in detail\. rows from/ })).toBeVisible();
  await expect(page.getByRole('strong').getByText('runbook')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Evaluations' }).getByRole('cell', { name: 'Firing' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Settings' }).getByText('≥ 1 in a window of 1 minute')).toBeVisible();
  const link = page.getByRole('region', { name: 'Values' }).getByRole('link', { name: 'Search of Rows in detail' });
  await expect(link).toHaveAttribute('href', new RegExp(`/search/${alert.savedSearchId}\\?from=\\d{13}&to=\\d{13}&isLive=false$`));
  await expect(page.getByRole('region', { name: 'Deliveries' }).getByRole('link', { name: /Rows in detail/ }).first()).toBeVisible();
  const cause = page.getByRole('region', { name: 'Cause' });
  await expect(cause.getByRole('region', { name: 'Rows that counted' }).getByRole('row').nth(5)).toBeVisible();
  await expect(cause.getByRole('region', { name: 'What differs' }).getByRole('listitem')).toHaveCount(3);
  await expect(cause.getByRole('region', { name: 'Traces' }).getByRole('link').first()).toHaveAttribute('href', /\/trace\/[0-9a-f]{32}\?source=/);
  await picture(page, 'alert');
  await accessible(page);
});

test('alerts are used on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 380, height: 800 });
  const [alert] = (await list(request, 'alerts')).filter((a) => a.name?.startsWith('Payment errors'));
  for (const path of ['/alerts', `/alerts/${alert!.id}`, '/deliveries']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(380);
    await picture(page, `phone${path.split('/').slice(0, 2).join('-')}${path.split('/').length > 2 ? '-one' : ''}`);
  }
  await accessible(page);
});

test.describe('what is gone', () => {
  test.use({ expected: [/404 \(Not Found\)/] });
  test('an alert and a delivery that are gone say so', async ({ page }) => {
    await page.goto('/alerts/65f5e4a3b9e77c001a899999');
    await expect(page.getByText('There is no such alert in this team.')).toBeVisible();
    await page.goto('/deliveries/65f5e4a3b9e77c001a999999');
    await expect(page.getByText('There is no such delivery.')).toBeVisible();
  });
});

test('why a notification did not arrive is three steps away, and it is delivered again', async ({ page, request }) => {
  const [webhook] = await list(request, 'webhooks');
  await call(request, 'POST', `webhooks/${webhook!.id}/test`, {});
  await page.goto('/search');
  await page.getByRole('link', { name: 'Deliveries' }).click(); // 1
  await accessible(page);
  await page.getByRole('radio', { name: 'Failed' }).locator('..').click(); // 2
  await expect(page).toHaveURL(/status=failed/);
  await picture(page, 'deliveries');
  await page.getByRole('link', { name: /Test of webhook/ }).first().click(); // 3
  await expect(page.getByText('It has not arrived:')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Attempts' }).getByRole('listitem').first()).toContainText('refused');
  await picture(page, 'delivery');
  await accessible(page);
  await page.getByRole('button', { name: 'Deliver again' }).click();
  await expect(page.getByText('It is in line again, and tried at once.')).toBeVisible();
});

test('an alert on a tile is made, with its threshold by keyboard, tested, changed and deleted', async ({ page, request }) => {
  const dashboard = (await list(request, 'dashboards')).find((d) => d.name === 'Shop')!;
  const tile = dashboard.tiles.find((t: JSONValue) => t.name === 'Checkout errors');
  await page.goto(`/alerts/new?dashboardId=${dashboard.id}&tileId=${tile.id}`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(page.getByRole('combobox', { name: /^Tile/ })).toHaveValue(tile.id);
  await page.getByRole('checkbox', { name: /demo receiver/ }).check();
  await expect(preview.getByText(/^It would have fired after \d+ of \d+ windows/)).toBeVisible();
  const threshold = page.getByRole('textbox', { name: 'Threshold' });
  const slider = preview.getByRole('slider', { name: 'Threshold' });
  await slider.press('PageUp');
  expect(Number(await threshold.inputValue())).toBeGreaterThan(1);
  const box = (await slider.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y - 72, { steps: 4 });
  const before = Number(await threshold.inputValue());
  await page.mouse.up();
  expect(before).toBeGreaterThan(5);
  await threshold.fill('1000000');
  await expect(preview.getByText(/^It would not have fired/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Made in the form');
  await picture(page, 'alert-form');
  await accessible(page);
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Made in the form' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Test now' }).click();
  await expect(page.getByRole('dialog').getByText('Nobody was told.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Windows in a row' }).fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('≥ 1M in 3 windows in a row of 5 minutes')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Made in the form' })).toBeHidden();
});

test.describe('mistakes', () => {
  test.use({ expected: [/412 \(Precondition Failed\)/] });
  test('what is wrong is said beside its field, and nobody’s change is lost', async ({ page, request }) => {
    const alert = await newAlert(request, 'Edited by two', { threshold: 1e9 });
    await page.goto(`/alerts/${alert.id}/edit`);
    await page.getByRole('textbox', { name: 'Threshold' }).fill('many');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Write a number.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Threshold' }).fill('7');
    const { data: stored } = (await (await request.get(`/api/v2/alerts/${alert.id}`)).json()) as { data: JSONValue };
    await call(request, 'PUT', `alerts/${alert.id}`, {
      source: 'saved_search', savedSearchId: stored.savedSearchId, interval: '1m', threshold: 2e9, thresholdType: 'above',
      channels: stored.channels, name: 'Edited by another',
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Somebody else has changed this alert meanwhile.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard mine and show theirs' }).click();
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Edited by another');
  });
});
