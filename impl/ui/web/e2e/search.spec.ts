import type { Locator } from '@playwright/test';
import { call, list, remove } from './alarms';
import { accessible, expect, hold, picture, test } from './fixtures';
import { sql } from './server';

const rows = 'tr[data-index]';

test('the newest rows, the histogram and the fields are there', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  const region = page.getByRole('region', { name: 'Rows' });
  await expect(region.getByRole('row').nth(20)).toBeVisible();
  await expect(region.getByRole('columnheader').first()).toHaveText('Timestamp');
  await expect(page.getByRole('img', { name: /^Rows over time\. info from/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: /^checkout/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /k rows$/ })).toBeVisible();
  await picture(page, 'search');
  await accessible(page);
});

test('a filter is written, run by Enter, and kept in the link', async ({ page }) => {
  await page.goto('/search?from=now-1d&to=now&isLive=false');
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(filter).toBeFocused();
  await page.keyboard.type('ServiceName:"payment" SeverityText:error');
  expect(new URL(page.url()).searchParams.get('where')).toBeNull();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('where') === 'ServiceName:"payment" SeverityText:error');
  await expect(page.locator(rows).first()).toContainText('payment');
  await expect(page.locator(rows).filter({ hasText: /info/ })).toHaveCount(0);
  await page.goBack();
  await expect(filter).toHaveText('');
  await page.goForward();
  await expect(filter).toHaveText('ServiceName:"payment" SeverityText:error');
});

test.describe('mistakes', () => {
  test.use({ expected: [/400 \(Bad Request\)/] });
  test('the mistake in a filter is said below it', async ({ page }) => {
    await page.goto('/search?isLive=false&where=' + encodeURIComponent('Body:"not closed'));
    await expect(page.getByRole('alert')).toContainText('quote is not closed');
    await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveAttribute('aria-invalid', 'true');
  });

  test('a mistake is asked about once, and facets and histogram wait for what is right', async ({ page }) => {
    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 400) asked.push(response.url());
    });
    await page.goto('/search?from=now-1h&to=now&isLive=false');
    const fields = page.getByRole('complementary', { name: 'Fields' });
    await expect(fields.getByRole('button', { name: /^checkout/ })).toBeVisible();
    const filter = page.getByRole('textbox', { name: 'Filter' });
    await filter.fill('Body:"not closed');
    await filter.press('Enter');
    await expect(page.getByText('quote is not closed')).toHaveCount(1);
    // The previous results stay, and are marked.
    await expect(page.getByText('Showing the previous results.')).toBeVisible();
    await expect(page.locator(rows).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Rows over time/ })).toBeVisible();
    await expect(fields.getByRole('button', { name: /^checkout/ })).toBeVisible();
    await accessible(page);
    const next = page.waitForResponse(/fields\/values/);
    await filter.fill('SeverityText:error');
    await filter.press('Enter');
    await next;
    expect(asked.length).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Showing the previous results.')).toHaveCount(0);
  });
});

test('the previous rows stay until the next answer', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  const first = page.locator(rows).first();
  await expect(first).toBeVisible();
  const release = await hold(page, '**/api/v2/search');
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await filter.fill('SeverityText:error');
  await filter.press('Enter');
  await expect(page.getByText('Showing the previous results.')).toBeVisible();
  await expect(first).toBeVisible();
  await expect(page.locator(rows).filter({ hasText: 'info' }).first()).toBeVisible();
  await release();
  await expect(page.getByText('Showing the previous results.')).toHaveCount(0);
  await expect(page.locator(rows).filter({ hasText: 'info' })).toHaveCount(0);
});

test('a click on a value of a field or of a row edits the filter in sight', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: /^checkout/ }).click();
  await expect(filter).toHaveText('ServiceName:"checkout"');
  await expect(page.locator(rows).filter({ hasNotText: 'checkout' })).toHaveCount(0); // rows from before are gone
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  await expect(panel.getByText('ResourceAttributes', { exact: true })).toBeVisible();
  await picture(page, 'row');
  await accessible(page);
  await panel.getByRole('textbox', { name: 'Search this row' }).fill('k8s.pod.name');
  await panel.getByRole('button', { name: 'Filter out k8s.pod.name' }).click();
  await expect(filter).toHaveText(/^ServiceName:"checkout" -ResourceAttributes\.k8s\.pod\.name:"checkout-/);
  await expect(panel).toBeHidden();
  await expect(page.locator(rows).first()).toContainText('checkout');
});

test('a click on a value takes along what is written and not yet run', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  const value = page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: /^checkout/ });
  await expect(value).toBeVisible();
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await filter.fill('order');
  await value.click();
  await expect(filter).toHaveText('order ServiceName:"checkout"');
  await expect(page).toHaveURL((url) => url.searchParams.get('where') === 'order ServiceName:"checkout"');
});

test('a narrow window makes room for the row that is open', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  const fields = page.getByRole('complementary', { name: 'Fields' });
  await expect(fields).toBeVisible();
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  await expect(panel.getByText('ResourceAttributes', { exact: true })).toBeVisible();
  await expect(fields).toBeHidden();
  const width = async (part: Locator) => (await part.boundingBox())!.width;
  await expect.poll(() => width(page.getByRole('navigation', { name: 'Main' }))).toBeLessThan(60);
  await expect.poll(() => width(page.getByRole('region', { name: 'Results' }))).toBeGreaterThan(480);
  await picture(page, 'row-narrow');
  await accessible(page);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 700, height: 800 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('the keyboard stays on its row while others come', async ({ page }) => {
  await page.goto('/search');
  const table = page.getByRole('region', { name: 'Rows' }).getByRole('table');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('j');
  const time = page.locator('tr[data-current] time');
  const before = await time.getAttribute('datetime');
  const count = async () => Number(await table.getAttribute('aria-rowcount'));
  const then = await count();
  await expect.poll(count).toBeGreaterThan(then);
  await expect(time).toHaveAttribute('datetime', before!);
});

test('rows are walked through by keyboard', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Row' });
  await expect(panel).toBeVisible();
  await expect(page.locator('tr[data-index="1"]')).toHaveAttribute('aria-selected', 'true');
  const link = page.url();
  await page.keyboard.press('j');
  await expect(page.locator('tr[data-index="2"]')).toHaveAttribute('aria-selected', 'true');
  await expect(page).not.toHaveURL(link);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('the list goes on to its end', async ({ page }) => {
  await page.goto('/search?from=now-1d&to=now&isLive=false&where=' + encodeURIComponent('SeverityText:error'));
  await expect(page.locator(rows).first()).toBeVisible();
  const region = page.getByRole('region', { name: 'Rows' });
  await expect(async () => {
    await region.evaluate((el) => (el.scrollTop = el.scrollHeight));
    await expect(page.getByText('End of results')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(Number(await region.getByRole('table').getAttribute('aria-rowcount'))).toBeGreaterThan(201);
});

test('live tail shows what comes, and waits while a row is open', async ({ page }) => {
  await page.goto('/search');
  const region = page.getByRole('region', { name: 'Rows' });
  await expect(page.locator(rows).first()).toBeVisible();
  const count = async () => Number(await region.getByRole('table').getAttribute('aria-rowcount'));
  const before = await count();
  await expect.poll(count).toBeGreaterThan(before);
  await page.locator(rows).first().click();
  await expect(page.getByRole('complementary', { name: 'Row' })).toBeVisible();
  const wait = page.getByRole('button', { name: /new rows?$/ });
  await expect(wait).toBeVisible();
  const then = await count();
  await wait.click();
  await expect.poll(count).toBeGreaterThan(then);
});

test('live tail waits while rows are selected', async ({ page }) => {
  await page.goto('/search');
  const row = page.locator(rows).first();
  await expect(row).toBeVisible();
  await row.evaluate((tr) => getSelection()!.selectAllChildren(tr));
  const wait = page.getByRole('button', { name: /new rows?$/ });
  await expect(wait).toBeVisible();
  const [text, few] = [await row.textContent(), await wait.textContent()];
  await expect(wait).not.toHaveText(few!);
  await expect(row).toHaveText(text!);
  await page.evaluate(() => getSelection()!.removeAllRanges());
  await expect(wait).toHaveCount(0);
  await expect(row).not.toHaveText(text!);
});

test('the time range is chosen, typed, moved, and refused where it is none', async ({ page }) => {
  await page.goto('/search?isLive=false');
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(page.getByRole('button', { name: `Time range: Last 15 minutes, ${zone}` })).toBeVisible();
  await page.keyboard.press('t');
  const typed = page.getByRole('textbox', { name: 'Custom range' });
  await expect(typed).toBeFocused();
  await typed.fill('soon');
  await typed.press('Enter');
  await expect(page.getByText('“soon” is not a valid time.')).toBeVisible();
  await picture(page, 'time');
  await accessible(page);
  await typed.fill('3h');
  await typed.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === 'now-3h' && url.searchParams.get('to') === 'now');
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(page).toHaveURL((url) => /^\d{13}$/.test(url.searchParams.get('from') ?? ''));
  await page.goBack();
  await expect(page.getByRole('button', { name: `Time range: Last 3 hours, ${zone}` })).toBeVisible();
});

test('no rows say when there were some', async ({ page, request }) => {
  await page.goto('/search?isLive=false&from=2020-01-01&to=2020-01-02');
  await expect(page.getByText('No data in this range.')).toBeVisible();
  await picture(page, 'nothing');
  await accessible(page);
  await page.getByRole('button', { name: 'Zoom out 2×' }).click();
  await expect(page).toHaveURL((url) => Number(url.searchParams.get('to')) - Number(url.searchParams.get('from')) === 2 * 86_400_000);
  await page.getByRole('button', { name: 'Show newest rows' }).click();
  await expect(page.locator(rows).first()).toBeVisible();

  const filter = page.getByRole('textbox', { name: 'Filter' });
  await filter.fill('ServiceName:cart nosuchword');
  await filter.press('Enter');
  await expect(page.getByText('No matches in this range or in the last 30 days.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show newest rows' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove nosuchword' }).click();
  await expect(filter).toHaveText('ServiceName:cart');
  await expect(page.locator(rows).first()).toContainText('cart');
  await filter.fill('nosuchword');
  await filter.press('Enter');
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(filter).toHaveText('');
  await expect(page.locator(rows).first()).toBeVisible();
  await filter.fill('nosuchhost:9000');
  await filter.press('Enter');
  await expect(page.getByText(/row has the attribute “nosuchhost”\. To search for text with a colon, put it in quotes\./)).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Clear filter' }).click();

  // Also of rows that are not in the order of time, and of which the time is not asked for.
  const source = (await list(request, 'sources')).find((s) => s.kind === 'trace')!;
  await page.goto(`/search?source=${source.id}&from=2020-01-01&to=2020-01-02&select=SpanName&orderBy=Duration+DESC`);
  await expect(page.getByText(/The newest row is from/)).toBeVisible();
  await page.getByRole('button', { name: 'Show newest rows' }).click();
  await expect(page.locator(rows).first()).toBeVisible();
  expect(Date.now() - Number(new URL(page.url()).searchParams.get('to'))).toBeLessThan(10 * 60_000);
});

test('rows and values of severities are colored by the number, and without one by the text', async ({ page, request }) => {
  const store = (text: string, number: number) =>
    sql(`INSERT INTO otel_logs (Timestamp, SeverityText, SeverityNumber, ServiceName, Body)
      VALUES (now(), '${text}', ${number}, 'severities', 'severity ${number} ${text}')`);
  await store('audit', 17);
  await store('', 14);
  await store('ERROR', 0);
  await store('seltsam', 0);
  const stripe = (text: string) => page.locator(rows).filter({ hasText: text }).getByRole('cell').first();
  const colored = (color: string) => new RegExp(`^${color.replace(/[()]/g, '\\$&')} 3px 0px`);
  await page.goto('/search?from=now-1h&to=now&where=' + encodeURIComponent('ServiceName:"severities"'));
  for (const [scheme, error, warning] of [['dark', 'rgb(248, 81, 73)', 'rgb(210, 153, 34)'], ['light', 'rgb(207, 34, 46)', 'rgb(154, 103, 0)']] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(stripe('severity 17 audit')).toHaveCSS('box-shadow', colored(error));
    await expect(stripe('severity 14')).toHaveCSS('box-shadow', colored(warning));
    await expect(stripe('severity 0 ERROR')).toHaveCSS('box-shadow', colored(error));
    await expect(stripe('severity 0 seltsam')).toHaveCSS('box-shadow', colored('rgba(0, 0, 0, 0)'));
  }
  // Rows that arrive later are colored in the same way. The number stays hidden.
  await store('', 21);
  await expect(stripe('severity 21')).toHaveCSS('box-shadow', colored('rgb(207, 34, 46)'));
  await expect(page.getByRole('columnheader')).toHaveText(['Timestamp', 'ServiceName', 'SeverityText', 'Body']);

  const fields = page.getByRole('complementary', { name: 'Fields' });
  await page.reload(); // the list of fields was read before the last row was stored
  await fields.getByRole('button', { name: 'SeverityNumber' }).click();
  const numbers = fields.getByRole('listitem').filter({ hasText: /^(17 error|14 warn2|21 fatal|0)/ });
  await expect(numbers).toHaveText([/^21 fatal/, /^17 error/, /^14 warn2/, /^0/]);
  await expect(numbers.nth(1).locator('i')).toHaveCSS('background-color', 'rgb(207, 34, 46)');
  await expect(fields.getByRole('button', { name: /^ERROR/ }).locator('i')).toHaveCSS('background-color', 'rgb(207, 34, 46)');
  await picture(page, 'severities');
  await accessible(page);
  await numbers.nth(1).getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveText('ServiceName:"severities" SeverityNumber:"17"');
  await expect(page.locator(rows)).toHaveCount(1);

  // A person who has chosen the column sees it once.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/search?from=now-1h&to=now&isLive=false&select=SeverityNumber%2C+Body&where=' + encodeURIComponent('ServiceName:"severities"'));
  await expect(stripe('severity 14')).toHaveCSS('box-shadow', colored('rgb(154, 103, 0)'));
  await expect(page.getByRole('columnheader')).toHaveText(['SeverityNumber', 'Body']);

  // A table may not have the column.
  await sql('CREATE TABLE IF NOT EXISTS texts_only (Timestamp DateTime64(9), Level String, Body String) ENGINE = MergeTree ORDER BY Timestamp');
  await sql("INSERT INTO texts_only VALUES (now(), 'error', 'of another collector')");
  const logs = (await list(request, 'sources')).find((s) => s.kind === 'log')!;
  const source = await call(request, 'POST', 'sources', {
    kind: 'log', name: 'Texts only', connection: logs.connection, from: { databaseName: 'default', tableName: 'texts_only' },
    timestampValueExpression: 'Timestamp', defaultTableSelectExpression: 'Timestamp, Level, Body', severityTextExpression: 'Level',
  });
  await page.goto(`/search?source=${source.id}&from=now-1h&to=now`);
  await expect(stripe('of another collector')).toHaveCSS('box-shadow', colored('rgb(207, 34, 46)'));
  await remove(page, `sources/${source.id}`);
  // Other tests look at the newest rows.
  await sql("ALTER TABLE otel_logs DELETE WHERE ServiceName = 'severities' SETTINGS mutations_sync = 2");
});
