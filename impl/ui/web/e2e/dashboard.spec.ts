import type { Page } from '@playwright/test';
import { accessible, expect, picture, test } from './fixtures';
import { logged } from './server';

async function shop(page: Page, parameters = 'from=now-1h&to=now') {
  await page.goto('/dashboards/list');
  const href = await page.getByRole('link', { name: 'Shop', exact: true }).getAttribute('href');
  await page.goto(`${href}?${parameters}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
}

const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).and(page.locator('[data-tile]'));

test('dashboards are listed, and found by name and tag', async ({ page }) => {
  await page.goto('/dashboards/list');
  await expect(page.getByRole('rowheader', { name: 'Shop' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboards' })).toHaveAttribute('aria-current', 'page');
  await picture(page, 'dashboards');
  await accessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('nothing of the kind');
  await expect(page.getByText('No dashboards match “nothing of the kind”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'shop', exact: true }).click();
  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
});

test('each kind of tile draws', async ({ page }) => {
  await shop(page);
  await expect(tile(page, 'About this dashboard').getByRole('heading', { name: 'The shop' })).toBeVisible();
  await expect(tile(page, 'Error rate').getByText(/^[\d.]+ %$/)).toBeVisible();
  await expect(tile(page, 'Checkout errors').getByRole('img', { name: /errors from 0 to \d/ })).toBeVisible();
  await expect(tile(page, 'Requests by status').getByRole('img', { name: /200 from \d/ })).toBeVisible();
  await expect(tile(page, 'Errors by type').getByRole('rowheader', { name: 'DeadlineExceeded' })).toBeVisible();
  await expect(tile(page, 'Error patterns').getByRole('cell', { name: /<\*>/ }).first()).toBeVisible();
  await expect(tile(page, 'Latest errors').getByRole('cell', { name: 'error', exact: true }).first()).toBeVisible();
  await tile(page, 'Error rate').getByRole('button', { name: 'Sparkline of Error rate: view as table' }).press('Enter');
  const course = page.getByRole('dialog', { name: 'Sparkline of Error rate' });
  await expect(course.getByRole('cell', { name: /%$/ }).nth(10)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(course).toBeHidden();
  await picture(page, 'dashboard');
  await accessible(page);
  await page.getByRole('tab', { name: 'Latency' }).click();
  await expect(tile(page, 'Latency distribution').getByRole('img', { name: /Distribution over time: values from/ })).toBeVisible();
  await expect(tile(page, '99th percentile latency').getByRole('button', { name: 'checkout' })).toBeVisible();
  await accessible(page);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(tile(page, 'Customers by country').getByRole('img', { name: /DE \d+ %/ })).toBeVisible();
  await page.getByRole('button', { name: 'Infrastructure' }).click();
  await tile(page, 'Memory by pod').scrollIntoViewIfNeeded();
  await expect(tile(page, 'Memory by pod').getByRole('img', { name: /from .*MiB/ })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('tab') === 'why/orders');
  // An hour of the night may have no operation that is often enough for this tile.
  await shop(page, 'tab=why/latency&from=now-6h&to=now');
  await expect(tile(page, 'Operations').getByRole('row', { name: /checkout/ }).first()).toBeVisible();
});

test('tiles ask when they come into sight, and once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/tiles\/.*query$/.test(request.url())) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 300 });
  await shop(page);
  await expect(tile(page, 'Checkout errors').getByRole('img', { name: /errors from/ })).toBeVisible();
  await expect(tile(page, 'Latest errors').getByRole('table')).toHaveCount(0);
  expect(asked.length).toBeLessThan(7);
  await tile(page, 'Latest errors').scrollIntoViewIfNeeded();
  await expect(tile(page, 'Latest errors').getByRole('cell', { name: 'error', exact: true }).first()).toBeVisible();
  expect(new Set(asked.filter((url) => url.includes('/dashboards/'))).size).toBe(asked.filter((url) => url.includes('/dashboards/')).length);
});

test('the link of a notification opens its range, with the tile marked', async ({ page }) => {
  await shop(page, 'tab=why/latency');
  const id = await tile(page, 'Latency distribution').getAttribute('data-tile');
  const to = Date.now();
  await page.goto(`${new URL(page.url()).pathname}?from=${to - 75 * 60_000}&granularity=5+minute&to=${to}&highlightedTileId=${id}`);
  const marked = tile(page, 'Latency distribution');
  await expect(marked.getByText('Linked tile')).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Bucket size' })).toHaveValue('5m');
  await expect(page.getByRole('button', { name: /^Time range: .* – / })).toBeVisible();
  await picture(page, 'notified');
  await page.keyboard.press('Escape');
  await expect(marked.getByText('Linked tile')).toBeHidden();
});

test('a filter narrows the tiles and is kept in the link', async ({ page }) => {
  for (const service of ['payment', 'checkout']) await logged(service, 'error');
  await shop(page);
  await expect(tile(page, 'Latest errors').getByRole('cell', { name: 'checkout' }).first()).toBeVisible();
  const service = page.getByRole('combobox', { name: 'Service' });
  await service.focus();
  await expect(service).toHaveAttribute('aria-expanded', 'false');
  await service.click();
  await service.fill('pay');
  await page.getByRole('option', { name: /^payment/ }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('filters') === `[{"type":"sql","condition":"ServiceName IN ('payment')"}]`);
  await expect(tile(page, 'Latest errors').getByRole('cell', { name: 'checkout' })).toHaveCount(0);
  await expect(tile(page, 'Latest errors').getByRole('cell', { name: 'payment' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await accessible(page);
  await page.goBack();
  await expect(tile(page, 'Latest errors').getByRole('cell', { name: 'checkout' }).first()).toBeVisible();
});

test('dragging in a chart selects time for the page, and a double click goes back', async ({ page }) => {
  await shop(page);
  const chart = tile(page, 'Requests by status').getByRole('img');
  await expect(chart).toBeVisible();
  const hour = (await chart.getAttribute('aria-label'))!;
  const box = (await chart.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL((url) => /^\d{13}$/.test(url.searchParams.get('from') ?? ''));
  await expect(chart).not.toHaveAccessibleName(hour);
  await chart.dblclick();
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === 'now-1h');
});

test('a click on a point leads to the rows behind it, and so does a row of its data', async ({ page }) => {
  await shop(page);
  const chart = tile(page, 'Requests by status').getByRole('img');
  await expect(chart).toHaveAccessibleName(/^Requests by status\. /);
  const box = (await chart.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 30);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 30);
  await page.getByRole('menuitem', { name: 'View logs' }).click();
  await expect(page).toHaveURL((url) => url.pathname.endsWith('/search') && /^\d{13}$/.test(url.searchParams.get('from') ?? '') && (url.searchParams.get('filters') ?? '').includes("IN ('"));
  await expect(page.locator('tr[data-index]').first()).toBeVisible();
  await page.goBack();
  await tile(page, 'Requests by status').getByRole('link', { name: 'Requests by status: full screen' }).press('Enter');
  await page.getByRole('button', { name: 'View as table', exact: true }).press('Enter');
  await page.getByRole('group', { name: 'Data of Requests by status' }).getByRole('row').nth(2).getByRole('button').first().press('Enter');
  await page.getByRole('menuitem', { name: 'View logs' }).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname.endsWith('/search') && url.searchParams.get('isLive') === 'false');
});

test('a series is shown alone by its name in the legend', async ({ page }) => {
  await shop(page);
  const status = tile(page, 'Requests by status');
  await status.getByRole('button', { name: '200' }).click();
  await expect(status.getByRole('img', { name: /^Requests by status\. 200 from .*\.$/ })).not.toHaveAccessibleName(/303/);
  await status.getByRole('button', { name: '200' }).click();
  await expect(status.getByRole('img')).toHaveAccessibleName(/303/);
});

test('a tile fills the page by f, with its data as a table', async ({ page }) => {
  await shop(page);
  await tile(page, 'Requests by status').hover();
  await page.keyboard.press('f');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests by status · Shop' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Requests by status/ })).toBeVisible();
  await page.getByRole('button', { name: 'View as table', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Data of Requests by status' }).getByRole('row').nth(3)).toBeVisible();
  await page.mouse.move(700, 400); // away from the tooltip
  await picture(page, 'tile');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await tile(page, 'Requests by status').hover();
  await page.keyboard.press('v');
  await expect(page.getByRole('group', { name: 'Data of Requests by status' }).getByRole('row').nth(3)).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByRole('group', { name: 'Data of Requests by status' })).toBeHidden();
});

test('a row of a table leads to its search', async ({ page }) => {
  await shop(page, 'from=now-3h&to=now&tab=why/latency');
  await tile(page, 'Operations').getByRole('button', { name: 'payment' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveText(/^ServiceName:"payment" SpanName:".+"$/);
  await expect(page.locator('tr[data-index]').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('from')).toBe('now-3h');
});

test.describe('what fails', () => {
  test.use({ expected: [/400 \(Bad Request\)|404 \(Not Found\)/] });
  test('of one tile stays in it', async ({ page }) => {
    await shop(page, `filters=${encodeURIComponent('[{"type":"sql","condition":"servicename IN (\'x\')"}]')}`);
    await expect(tile(page, 'Latest errors').getByRole('alert')).toContainText('servicename');
    await expect(tile(page, 'About this dashboard').getByRole('heading', { name: 'The shop' })).toBeVisible();
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Remove' }).click();
    await expect(tile(page, 'Latest errors').getByRole('cell', { name: 'error', exact: true }).first()).toBeVisible();
  });

  test('a dashboard that is gone says so', async ({ page }) => {
    await page.goto('/dashboards/65f5e4a3b9e77c001a300001');
    await expect(page.getByText('Dashboard not found.')).toBeVisible();
    await accessible(page);
  });
});
