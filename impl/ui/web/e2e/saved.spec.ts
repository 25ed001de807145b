import type { Page } from '@playwright/test';
import { accessible, expect, picture, test } from './fixtures';

const rows = 'tr[data-index]';

/** Makes a saved search of the logs, and answers its id. */
async function save(page: Page, body: Record<string, unknown>): Promise<string> {
  const sources = (await (await page.request.get('/api/v2/sources')).json()) as { data: { id: string; kind: string }[] };
  const sourceId = sources.data.find((s) => s.kind === 'log')!.id;
  const made = await page.request.post('/api/v2/saved-searches', { data: { sourceId, ...body } });
  expect(made.ok()).toBe(true);
  return ((await made.json()) as { data: { id: string } }).data.id;
}

test('the link of a notification opens the saved search in its time range', async ({ page }) => {
  const to = Date.now();
  const id = await save(page, {
    name: 'Failed payments', where: 'SeverityText:error', select: 'Timestamp, ServiceName, Body', orderBy: 'Timestamp ASC',
    filters: [{ condition: "ServiceName IN ('payment')" }],
  });
  await page.goto(`/search/${id}?from=${to - 86_400_000}&to=${to}&isLive=false`);
  await expect(page.getByRole('heading', { level: 1, name: 'Failed payments' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveText('SeverityText:error');
  await expect(page.locator(rows).first()).toContainText('payment');
  await expect(page.getByRole('columnheader')).toHaveText(['Timestamp', 'ServiceName', 'Body']);
  await expect(page.getByText("Also filtered by ServiceName IN ('payment')")).toBeVisible();
  const times = await page.locator(`${rows} time`).evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
  expect(times.length).toBeGreaterThan(9);
  expect(times).toEqual(times.toSorted());
  await picture(page, 'saved');
  await accessible(page);

  await page.getByRole('textbox', { name: 'Filter' }).fill('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === `/search/${id}` && url.searchParams.get('from') === String(to - 86_400_000));
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveText('');
  await expect(page.locator(rows).filter({ hasNotText: /error/i }).first()).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Timestamp', 'ServiceName', 'Body']);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveText('SeverityText:error');
});

test.describe('a saved search that is not there', () => {
  test.use({ expected: [/404 \(Not Found\)/] });
  test('is said to be deleted', async ({ page }) => {
    const id = await save(page, { name: 'Gone' });
    await page.request.delete(`/api/v2/saved-searches/${id}`);
    await page.goto(`/search/${id}?from=now-1h&to=now&isLive=false`);
    await expect(page.getByText('Saved search not found. It may have been deleted.')).toBeVisible();
    await accessible(page);
  });
});

test.describe('saving', () => {
  test.use({ expected: [/412 \(Precondition Failed\)/] });
test('a search is saved, changed, found in the list, and deleted with its alert', async ({ page }) => {
  const name = `Slow carts ${Date.now()}`;
  await page.goto('/search?from=now-3h&to=now&isLive=false&where=ServiceName%3A%22cart%22');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^(Save|Delete)/ });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('carts, slow,carts');
  await picture(page, 'save');
  await accessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL((url) => /^\/search\/[0-9a-f]{24}$/.test(url.pathname) && url.searchParams.get('from') === 'now-3h' && !url.searchParams.has('where'));
  const id = new URL(page.url()).pathname.split('/')[2]!;
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);

  const filter = page.getByRole('textbox', { name: 'Filter' });
  await filter.fill('ServiceName:"cart" SeverityText:error');
  await filter.press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.request.put(`/api/v2/saved-searches/${id}`, {
    data: { ...((await (await page.request.get(`/api/v2/saved-searches/${id}`)).json()) as { data: object }).data, name: 'Theirs' },
  });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} mine`);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Another user has changed this search.');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Overwrite' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} mine` })).toBeVisible();
  await expect(filter).toHaveText('ServiceName:"cart" SeverityText:error');

  await page.getByRole('button', { name: 'Saved search actions' }).click();
  await accessible(page);
  await expect(page.getByRole('link', { name: 'Create alert' })).toHaveAttribute('href', `/alerts/new?savedSearchId=${id}`);
  await page.keyboard.press('Escape');
  const hook = await page.request.post('/api/v2/webhooks', { data: { name, service: 'generic', url: 'https://example.com/hook' } });
  const { data: webhook } = (await hook.json()) as { data: { id: string } };
  const alert = await page.request.post('/api/v2/alerts', {
    data: {
      name: `Alert of ${name}`, displayName: `Alert of ${name}`, source: 'saved_search', savedSearchId: id, threshold: 1_000_000, thresholdType: 'above', interval: '1h',
      channel: { type: 'webhook', webhookId: webhook.id },
    },
  });
  expect(await alert.text()).toContain(id);

  await page.getByRole('link', { name: 'Saved searches' }).click();
  await page.getByRole('textbox', { name: 'Search by name or tag' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('link', { name: `Alert of ${name}` })).toBeVisible();
  await expect(row.getByRole('button').filter({ hasText: /./ })).toHaveText(['carts', 'slow']);
  await picture(page, 'saved-list');
  await accessible(page);
  await row.getByRole('link', { name: `${name} mine`, exact: true }).click();
  await page.getByRole('button', { name: 'Saved search actions' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([`Alert of ${name}`]);
  await picture(page, 'saved-delete');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Delete search and alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} mine` })).toHaveCount(0);
  expect((await page.request.get(`/api/v2/saved-searches/${id}`)).status()).toBe(404);
});
});
