import { expect, test } from './fixtures';
import { logged, sql } from './server';

test('what is new alone is asked for, also when no column has the time', async ({ page }) => {
  await logged('checkout', 'info');
  const asked: { startTime: string; maxResults: number }[] = [];
  await page.route('**/api/v2/search', async (route) => {
    asked.push(route.request().postDataJSON() as (typeof asked)[number]);
    await route.continue();
  });
  await page.goto('/search?from=now-3h&to=now&select=Body');
  const body = page.getByRole('region', { name: 'Rows' }).getByRole('columnheader');
  await expect(body).toHaveText(['Body']);
  const follows = () => asked.filter((a) => a.maxResults === 1000);
  await expect.poll(() => follows().length).toBeGreaterThan(1);
  // The row that is stored above is of a few seconds ago.
  for (const { startTime } of follows()) expect(Date.now() - Date.parse(startTime)).toBeLessThan(60_000);
  // What was there before is not taken for new.
  const table = page.getByRole('region', { name: 'Rows' }).getByRole('table');
  const count = async () => Number(await table.getAttribute('aria-rowcount'));
  const before = await count();
  await logged('checkout', 'info');
  await expect.poll(count).toBeGreaterThan(before);
  expect(await count()).toBeLessThan(before + 200);
});

test('the first row of a search without rows appears by itself, with its columns and values', async ({ page }) => {
  const service = `first-${Date.now()}`;
  await page.goto(`/search?from=now-15m&to=now&where=${encodeURIComponent(`ServiceName:"${service}"`)}`);
  await expect(page.getByText('No matches in this range or in the last 30 days')).toBeVisible();
  await sql(`INSERT INTO otel_logs (Timestamp, SeverityText, ServiceName, Body) VALUES (now64(9), 'info', '${service}', 'the first of its service')`);
  await expect(page.locator('tr[data-index]')).toHaveText(new RegExp(`${service}info.*the first of its service$`));
  await expect(page.getByRole('region', { name: 'Rows' }).getByRole('columnheader')).toHaveText(['Timestamp', 'ServiceName', 'SeverityText', 'Body']);
  await expect(page.getByRole('complementary', { name: 'Fields' })).toContainText(service);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText('1 row');
  await page.getByRole('switch', { name: 'Live' }).click({ force: true });
  await expect(page).toHaveURL(/isLive=false/);
  await expect(page.getByRole('switch', { name: 'Live' })).not.toBeChecked();
  await expect(page.locator('tr[data-index]')).toContainText('the first of its service');
});
