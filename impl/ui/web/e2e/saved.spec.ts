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
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('SeverityText:error');
  await expect(page.locator(rows).first()).toContainText('payment');
  await expect(page.getByRole('columnheader')).toHaveText(['Timestamp', 'ServiceName', 'Body']);
  await expect(page.getByText("Also filtered by ServiceName IN ('payment')")).toBeVisible();
  const times = await page.locator(`${rows} td:first-child`).allTextContents();
  expect(times.slice(0, 10)).toEqual(times.slice(0, 10).sort());
  await picture(page, 'saved');
  await accessible(page);

  await page.getByRole('textbox', { name: 'Filter' }).fill('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === `/search/${id}` && url.searchParams.get('from') === String(to - 86_400_000));
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('');
  await expect(page.locator(rows).filter({ hasNotText: /error/i }).first()).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Timestamp', 'ServiceName', 'Body']);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('SeverityText:error');
});

test.describe('a saved search that is not there', () => {
  test.use({ expected: [/404 \(Not Found\)/] });
  test('is said to be deleted', async ({ page }) => {
    const id = await save(page, { name: 'Gone' });
    await page.request.delete(`/api/v2/saved-searches/${id}`);
    await page.goto(`/search/${id}?from=now-1h&to=now&isLive=false`);
    await expect(page.getByText('This team has no such saved search. It may have been deleted.')).toBeVisible();
    await accessible(page);
  });
});
