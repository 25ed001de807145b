import type { Locator, Page } from '@playwright/test';
import { call, evaluated, list, newAlert, newAlertOn, notified } from './alarms';
import { accessible, expect, go, palette, picture, test } from './fixtures';
import { logged, sql } from './server';

// What somebody who has never seen it does at night, by mouse and by keyboard. Each numbered line is a step.

const rows = 'tr[data-index]';
const run = Date.now();

/** Goes by Tab to what is then focused. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible();
  for (let i = 0; i < 120; i++) {
    if (await wanted.evaluate((el) => el === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** The page that a notification links to. */
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

test('from a notification to the log line that caused it', async ({ page, request }) => {
  await logged('frontend', 'error');
  const alert = await newAlert(request, `Rows of the shop ${run}`, {}, { where: 'ServiceName:frontend' });
  await evaluated(request, alert.id, 'ALERT');
  const { link } = await call(request, 'GET', `deliveries/${(await notified(request, alert.id)).id}`);
  const panel = page.getByRole('complementary', { name: 'Row' });

  await page.goto(pathOf(link)); // 1
  const fired = page.getByRole('region', { name: 'Alert' });
  await expect(fired.getByRole('img', { name: /^Values of Rows of the shop \d+\. rows from/ })).toBeVisible();
  await expect(fired.getByRole('region', { name: 'Changes' }).getByRole('listitem')).toHaveCount(3);
  await expect(fired.getByRole('region', { name: 'Traces' }).getByRole('link').first()).toHaveAttribute('href', /\/trace\/[0-9a-f]{32}\?source=/);
  await expect(page.locator(rows).first()).toContainText('frontend');
  await picture(page, 'notified');
  await accessible(page);
  await page.locator(rows).first().click(); // 2
  await expect(panel.getByText('SeverityText', { exact: true })).toBeVisible();

  await page.goto(pathOf(link)); // 1
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('j'); // 2
  await page.keyboard.press('Enter'); // 3
  await expect(panel.getByText('SeverityText', { exact: true })).toBeVisible();
});

test('from a notification of a tile to what has caused it, without a click', async ({ page, request }) => {
  const source = (await list(request, 'sources')).find((s) => s.kind === 'log')!;
  const config = {
    displayType: 'line', sourceId: source.id, groupBy: 'ServiceName', select: [{ aggFn: 'count', where: 'ServiceName:(frontend OR cart)', whereLanguage: 'lucene' }],
  };
  const dashboard = await call(request, 'POST', 'dashboards', {
    name: `Tiles of the shop ${run}`,
    tiles: [0, 1, 2].map((i) => ({ name: `Rows ${i}`, x: 0, y: 10 * i, w: 24, h: 10, config })),
  });
  const tile = dashboard.tiles[2];
  for (const service of ['frontend', 'cart']) await logged(service, 'error');
  const on = { source: 'tile', dashboardId: dashboard.id, tileId: tile.id };
  await newAlertOn(request, `Another of the shop ${run}`, { ...on, threshold: 1e9 }); // of the same tile, which does not fire
  const alert = await newAlertOn(request, `Tile of the shop ${run}`, on);
  await newAlertOn(request, `A third of the shop ${run}`, { ...on, threshold: 1e9 });
  await evaluated(request, alert.id, 'ALERT');
  const { link } = await call(request, 'GET', `deliveries/${(await notified(request, alert.id)).id}`);

  await page.goto(pathOf(link));
  const fired = page.getByRole('region', { name: 'Alert' });
  await expect(fired.getByRole('link', { name: `Tile of the shop ${run}` })).toBeVisible();
  await expect(fired.getByRole('img', { name: /^Values of Tile of the shop \d+\. .* from/ })).toBeVisible();
  await expect(fired.getByRole('region', { name: 'Changes' }).getByRole('listitem').first()).toBeVisible();
  await expect(fired.getByRole('region', { name: 'Traces' }).getByRole('link').first()).toHaveAttribute('href', /\/trace\/[0-9a-f]{32}\?source=/);
  await expect(fired.getByText(/^Group: ServiceName:(frontend|cart)$/)).toBeVisible();
  await expect(fired.getByRole('region', { name: 'Matching rows' }).getByRole('row').nth(1)).toContainText(/frontend|cart/);
  await expect(page.getByRole('group', { name: 'Rows 2' })).toBeInViewport({ ratio: 0.9 });
  await picture(page, 'notified-tile');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(fired).toHaveCount(0);
});

test('from a slow chart to the slowest trace in it', async ({ page, request }) => {
  const source = (await list(request, 'sources')).find((s) => s.kind === 'trace')!;
  const select = [{ aggFn: 'quantile', level: 0.99, valueExpression: 'Duration', where: 'ServiceName:checkout', whereLanguage: 'lucene', alias: 'p99' }];
  const numberFormat = { output: 'duration', factor: 1e-9 };
  const dashboard = await call(request, 'POST', 'dashboards', {
    name: `Slow ${run}`,
    tiles: [{ name: 'Checkout', x: 0, y: 0, w: 24, h: 10, config: { displayType: 'line', sourceId: source.id, select, numberFormat } }],
  });
  const to = Math.floor(Date.now() / 60_000) * 60_000;
  const slowest = async (from: number, end: number) => {
    const found = await sql(`SELECT TraceId, toUnixTimestamp64Milli(Timestamp) FROM otel_traces WHERE ServiceName = 'checkout' AND toUnixTimestamp64Milli(Timestamp) >= ${from}
      AND toUnixTimestamp64Milli(Timestamp) < ${end} ORDER BY Duration DESC LIMIT 1`);
    const [trace, at] = found.trim().split('\t');
    return { trace: trace!, at: Number(at) };
  };
  const from = to - 3_600_000;
  const { trace: wanted, at: then } = await slowest(from, to);
  const path = `/dashboards/${dashboard.id}?from=${from}&to=${to}`;
  const tile = page.getByRole('group', { name: 'Checkout', exact: true });
  const button = page.getByRole('button', { name: 'Checkout: slowest traces' });
  const first = page.getByRole('dialog', { name: 'Slowest traces' }).getByRole('listitem').first().getByRole('link');

  await page.goto(path);
  await expect(tile.getByRole('img', { name: /^Checkout\. p99 from/ })).toBeVisible();
  await tile.hover();
  await button.click(); // 1
  await expect(first).toContainText('checkout');
  await picture(page, 'slowest');
  await accessible(page);
  await first.click(); // 2
  await expect(page).toHaveURL(new RegExp(`/trace/${wanted}\\?`));
  await expect(page.getByRole('complementary', { name: 'Span' })).toBeVisible();

  await page.goto(path);
  await tabTo(page, button);
  await page.keyboard.press('Enter'); // 1
  await tabTo(page, first);
  await page.keyboard.press('Enter'); // 2
  await expect(page).toHaveURL(new RegExp(`/trace/${wanted}\\?`));

  // A point of the chart leads to its spans, of which the slowest comes first.
  await page.goto(path);
  const plot = tile.locator('.u-over');
  await expect(tile.getByRole('img', { name: /^Checkout\. p99 from/ })).toBeVisible();
  const { width } = (await plot.boundingBox())!;
  await plot.click({ position: { x: ((Math.floor(then / 60_000) * 60_000 - from) / 3_600_000) * width, y: 20 } });
  await page.getByRole('menuitem', { name: 'View traces' }).click();
  await expect(page).toHaveURL(/orderBy=Duration\+DESC/);
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  const at = (name: string) => Number(new URL(page.url()).searchParams.get(name));
  const { trace } = await slowest(at('from'), at('to'));
  await expect(panel.getByText(trace).first()).toBeVisible();
});

test('a new alert on what is on the screen', async ({ page, request }) => {
  const path = '/search?from=now-1h&to=now&isLive=false&where=';
  const receiver = page.getByRole('checkbox', { name: /demo receiver/ });

  await page.goto(`${path}SeverityText%3Aerror+ServiceName%3Aemail`);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status').filter({ hasText: /rows?|Searching/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Create alert' }).click(); // 1
  await accessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click(); // 2
  await receiver.check(); // the next alert has it from the start
  await page.getByRole('button', { name: 'Create alert' }).click(); // 3
  await expect(page.getByRole('heading', { level: 1, name: 'SeverityText:error ServiceName:email' })).toBeVisible();

  await page.goto(`${path}SeverityText%3Aerror+ServiceName%3Acart`);
  await tabTo(page, page.getByRole('button', { name: 'Create alert' }));
  await page.keyboard.press('Enter'); // 1
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Enter'); // 2
  await expect(receiver).toBeChecked();
  await tabTo(page, receiver);
  await page.keyboard.press('Enter'); // 3
  await expect(page.getByRole('heading', { level: 1, name: 'SeverityText:error ServiceName:cart' })).toBeVisible();
  expect((await list(request, 'alerts')).filter((a) => a.savedSearchId).length).toBeGreaterThanOrEqual(2);
});

test('silence for an hour', async ({ page, request }) => {
  const alert = await newAlert(request, `A quiet hour ${run}`, { threshold: 1e9 });
  const silenced = page.getByText(/^Silenced until/);

  await page.goto('/search/list');
  await page.getByRole('link', { name: 'Alerts', exact: true }).click(); // 1
  await page.getByRole('button', { name: `Silence 1 h: A quiet hour ${run}` }).click(); // 2
  await expect(page.getByRole('listitem').filter({ hasText: `A quiet hour ${run}` }).getByText(/^Silenced until/)).toBeVisible();
  await request.delete(`/api/v2/alerts/${alert.id}/silence`);

  await page.goto(`/alerts/${alert.id}`); // 1, from the notification
  await expect(page.getByRole('button', { name: `Silence 1 h: A quiet hour ${run}` })).toBeVisible();
  await page.keyboard.press('s'); // 2
  await expect(silenced).toBeVisible();
});

test('an incident by keyboard alone', async ({ page, request }) => {
  await logged('frontend', 'error');
  const alert = await newAlert(request, `An incident ${run}`, {}, { where: 'ServiceName:frontend' });
  await evaluated(request, alert.id, 'ALERT');
  await page.goto('/search/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();

  await go(page, 'a', '/alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible(); // the page before has a link to the alert too
  await expect(page.getByRole('link', { name: `An incident ${run}`, exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`incident ${run}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `An incident ${run}`, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `An incident ${run}` })).toBeVisible();
  await tabTo(page, page.getByRole('region', { name: 'What happened' }).getByRole('region', { name: 'Traces' }).getByRole('link').first());
  await page.keyboard.press('Enter');
  const spans = page.getByRole('treegrid', { name: 'Spans' });
  await tabTo(page, spans);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('complementary', { name: 'Span' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('link', { name: 'View logs' }));
  await page.keyboard.press('Enter');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Row' })).toBeVisible();
  await page.keyboard.press('Escape');
  const found = page.getByRole('dialog', { name: 'Go to' }).getByRole('option');
  await (await palette(page)).pressSequentially(`incident alert ${run}`);
  await expect(found).toHaveText([`An incident ${run}Alert`]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `An incident ${run}` })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByText(/^Silenced until/)).toBeVisible();
});

test('alerts are gone through by j and k, and one is silenced where it stands', async ({ page, request }) => {
  await newAlert(request, `Gone through ${run}`, { threshold: 1e9 });
  await page.goto('/alerts');
  const link = page.getByRole('link', { name: `Gone through ${run}`, exact: true });
  await expect(link).toBeVisible();
  const count = await page.locator('[data-alert]').count();
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('j');
    if (await link.evaluate((el) => el === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('listitem').filter({ hasText: `Gone through ${run}` }).getByText(/^Silenced until/)).toBeVisible();
});
