import type { Page } from '@playwright/test';
import { accessible, expect, picture, test } from './fixtures';

const rows = 'tr[data-index]';

async function sources(page: Page) {
  const { data } = (await (await page.request.get('/api/v2/sources')).json()) as { data: { id: string; kind: string }[] };
  const of = (kind: string) => data.find((s) => s.kind === kind)!.id;
  return { logs: of('log'), traces: of('trace') };
}

const head = (page: Page, name: string) => page.getByRole('columnheader', { name });
const width = async (page: Page, name: string) => Math.round((await head(page, name).boundingBox())!.width);

test('columns are as wide as their content, and the message has the rest', async ({ page }) => {
  const { logs, traces } = await sources(page);
  for (const [source, message] of [[logs, 'Body'], [traces, 'SpanName']] as const) {
    for (const size of [1024, 1440]) {
      await page.setViewportSize({ width: size, height: 800 });
      await page.goto(`/search?source=${source}&from=now-1h&to=now&isLive=false&where=ServiceName%3Afrontend`);
      await expect(page.locator(rows).first()).toBeVisible();
      await expect(head(page, message)).toBeInViewport({ ratio: 1 });
      expect(await width(page, message)).toBeGreaterThanOrEqual(320);
      expect(await width(page, 'ServiceName')).toBeLessThan(128);
    }
  }
});

test('on a phone, a row is its time and its message, with the other values below', async ({ page }) => {
  await page.setViewportSize({ width: 380, height: 800 });
  await page.goto('/search?from=now-1h&to=now&isLive=false&where=ServiceName%3A%22checkout%22');
  await expect(page.getByRole('columnheader')).toHaveText(['Timestamp', 'Body']);
  const message = page.locator(rows).first().getByRole('cell').nth(1);
  await expect(message).toContainText('checkout');
  await expect(message).toBeInViewport({ ratio: 1 });
  expect((await message.boundingBox())!.width).toBeGreaterThan(220);
  await expect(page.getByRole('complementary', { name: 'Fields' })).toBeHidden();
  await picture(page, 'search-phone');
  await accessible(page);
  await message.click();
  await expect(page.getByRole('complementary', { name: 'Row' })).toBeVisible();
});

test('widths that a person drags are in the link and stay with their source', async ({ page }) => {
  const { logs, traces } = await sources(page);
  await page.goto(`/search?source=${logs}&from=now-1h&to=now&isLive=false`);
  await expect(page.locator(rows).first()).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  const box = (await head(page, 'ServiceName').boundingBox())!;
  await page.mouse.move(box.x + box.width - 3, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 12, { steps: 5 });
  await page.mouse.move(box.x + 240, box.y + 12, { steps: 5 });
  await expect.poll(() => width(page, 'ServiceName')).toBe(240);
  expect(new URL(page.url()).searchParams.has('widths')).toBe(false);
  await page.mouse.up();
  await expect(page).toHaveURL((url) => url.searchParams.get('widths') === 'ServiceName:240');
  expect(await page.evaluate(() => history.length)).toBe(steps);

  await page.getByRole('combobox', { name: 'Source' }).selectOption(traces);
  await expect(head(page, 'SpanName')).toBeVisible();
  await expect(page).toHaveURL((url) => !url.searchParams.has('widths'));
  await expect.poll(() => width(page, 'ServiceName')).toBeLessThan(240);
  await page.goto(`/search?source=${logs}&from=now-1h&to=now&isLive=false`);
  await expect.poll(() => width(page, 'ServiceName')).toBe(240);
  await page.goto(`/search?source=${logs}&from=now-1h&to=now&isLive=false&widths=ServiceName:180`);
  await expect.poll(() => width(page, 'ServiceName')).toBe(180);
});

test('a click on a header sorts, reverses, and returns to the newest first, also by keyboard', async ({ page }) => {
  const { traces } = await sources(page);
  await page.goto(`/search?source=${traces}&from=now-1h&to=now&isLive=false&select=Timestamp,Duration,SpanName`);
  const sorted = page.locator('th[aria-sort]');
  const orderIs = (order: string | null) => expect(page).toHaveURL((url) => url.searchParams.get('orderBy') === order);
  await expect(sorted).toHaveText('Timestamp');
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');

  const durations: number[] = [];
  await page.route('**/api/v2/search', async (route) => {
    const response = await route.fetch();
    const { orderBy } = route.request().postDataJSON() as { orderBy?: string };
    const { data } = (await response.json()) as { data: { Duration: string }[] };
    if (orderBy === 'Duration DESC') durations.push(...data.map((row) => Number(row.Duration)));
    await route.fulfill({ response });
  });
  await head(page, 'Duration').getByRole('button', { name: 'Duration', exact: true }).click();
  await orderIs('Duration DESC');
  await expect.poll(() => durations.length).toBeGreaterThan(1);
  await page.unrouteAll({ behavior: 'wait' }); // a request that is still open would fail with the end of the test
  expect(durations).toEqual([...durations].sort((a, b) => b - a));
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  await expect(head(page, 'Duration')).toHaveAttribute('aria-sort', 'descending');
  await picture(page, 'sorted');
  await accessible(page);

  await head(page, 'Duration').getByRole('button', { name: 'Duration', exact: true }).focus();
  await page.keyboard.press('Enter');
  await orderIs('Duration ASC');
  await expect(head(page, 'Duration')).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await orderIs(null);
  await expect(sorted).toHaveText('Timestamp');
  await head(page, 'Timestamp').getByRole('button', { name: 'Timestamp', exact: true }).click();
  await orderIs('Timestamp ASC');
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
});

test('columns have short names, and durations have units', async ({ page }) => {
  const { traces } = await sources(page);
  await page.goto(`/search?source=${traces}&from=now-1h&to=now&isLive=false`);
  await expect(page.getByRole('columnheader')).toHaveText(['Timestamp', 'ServiceName', 'StatusCode', 'Duration (ms)', 'SpanName']);
  await expect(page.getByRole('columnheader').nth(3)).toHaveAttribute('title', /^round\(Duration\/1e6\)/);
  const fields = page.getByRole('complementary', { name: 'Fields' });
  await fields.getByRole('button', { name: 'Duration', exact: true }).click();
  await expect(fields.getByRole('button', { name: /\d (ns|µs|ms|s)/ }).first()).toBeVisible();
  await page.goto(`/search?source=${traces}&from=now-1h&to=now&isLive=false&select=Duration,SpanName`);
  await expect(page.locator(rows).first().getByRole('cell').first()).toHaveText(/^[\d.]+ (ns|µs|ms|s)$/);
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  await expect(panel.getByText(/^\d+ \([\d.]+ (ns|µs|ms|s)\)$/)).toBeVisible();
});
