import { call, evaluated, list, newAlert, notified, remove } from './alarms';
import { accessible, expect, picture, test } from './fixtures';
import { logged, sql } from './server';

test('alerts are grouped, found, silenced by one click, and their silence ended', async ({ page, request }) => {
  const firing = await newAlert(request, 'Rows of every kind', {});
  await newAlert(request, 'Hardly ever', { threshold: 1e9 });
  await newAlert(request, 'Turned off', { enabled: false });
  await evaluated(request, firing.id, 'ALERT');
  await page.goto('/alerts');
  const all = page.getByRole('list', { name: 'Alerts' });
  const row = all.getByRole('listitem').filter({ hasText: 'Rows of every kind' });
  const fires = row.filter({ hasText: 'Firing' });
  await expect(fires).toBeVisible();
  await expect(all).toContainText(/^Firing \d.*Rows of every kind.*OK \d.*Hardly ever.*Disabled \d.*Turned off/s);
  await expect(fires.getByText(/^since /)).toBeVisible();
  await expect(fires.getByText('≥ 1')).toBeVisible();
  await expect(fires.getByRole('img', { name: /^Last \d+ evaluations?: .*firing/ })).toBeVisible();
  await expect(fires.getByText(/demo receiver/).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('status', { name: /\d firing/ })).toBeVisible();
  await picture(page, 'alerts');
  await accessible(page);

  await page.getByRole('button', { name: 'Silence 1 h: Rows of every kind' }).click();
  await expect(row.getByText(/^Silenced until/)).toBeVisible();
  await expect(all).toContainText(/Silenced \d.*Rows of every kind.*OK/s);
  const until = Date.parse((await call(request, 'GET', `alerts/${firing.id}`)).silenced.until);
  expect(Math.abs(until - Date.now() - 3_600_000)).toBeLessThan(60_000);
  await page.getByRole('button', { name: 'End silence of Rows of every kind' }).click();
  await expect(fires).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('hardly');
  await expect(page.getByRole('link', { name: 'Hardly ever' })).toBeVisible();
  await expect(fires).toBeHidden();
  await page.keyboard.type(' or not');
  await expect(page.getByText(/^No alerts match/)).toBeVisible();
});

test('who is told takes two lines of the list, however long the name', async ({ page, request }) => {
  const named = (name: string) => call(request, 'POST', 'webhooks', { name, service: 'generic', url: 'https://example.com/' });
  const channels = (await Promise.all([named('A receiver whose name is long '.repeat(4).trim()), named('W'.repeat(80))])).map(({ id }) => ({ type: 'webhook', webhookId: id }));
  const alert = await newAlert(request, 'Tells two', { channel: channels[0], channels });
  await evaluated(request, alert.id, 'ALERT');
  await notified(request, alert.id);
  const row = page.getByRole('list', { name: 'Alerts' }).getByRole('listitem').filter({ hasText: 'Tells two' });
  for (const width of [1024, 1200, 1320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/alerts');
    await expect(row.getByRole('link', { name: /notified/ })).toHaveCount(2);
    expect((await row.getByRole('list').boundingBox())!.height, `at ${width} px`).toBeLessThan(100); // two of two lines each
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await picture(page, 'alerts-names');
  await remove(page, `alerts/${alert.id}`, ...channels.map(({ webhookId }) => `webhooks/${webhookId}`));
});

test('an alert keeps the focus, and what is typed about it, while its state changes', async ({ page, request }) => {
  const alert = await newAlert(request, 'On the move', { threshold: 1e9 });
  await newAlert(request, 'On the other hand', { threshold: 1e9 });
  const put = async (values: object) => {
    const { name, displayName, interval, source, savedSearchId, channel, threshold, thresholdType } = await call(request, 'GET', `alerts/${alert.id}`);
    await call(request, 'PUT', `alerts/${alert.id}`, { name, displayName, interval, source, savedSearchId, channel, threshold, thresholdType, ...values });
  };
  await page.goto('/alerts');
  const all = page.getByRole('list', { name: 'Alerts' });
  const row = all.getByRole('listitem').filter({ hasText: 'On the move' });
  const link = row.getByRole('link', { name: 'On the move', exact: true });
  await page.getByRole('textbox', { name: 'Search alerts' }).fill('ok on the');
  await expect(all).toContainText(/^OK 2/);
  await link.focus();

  await put({ enabled: false });
  await page.keyboard.press('r');
  await expect(all).toContainText(/^OK 1.*Disabled 1.*On the move/s);
  await expect(link).toBeFocused();
  await put({ enabled: true });
  await page.keyboard.press('r');
  await expect(all).toContainText(/^OK 2/);
  await expect(link).toBeFocused();
  await page.keyboard.press('s');
  await expect(all).toContainText(/^Silenced 1.*On the move.*OK 1/s);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  const end = row.getByRole('button', { name: 'End silence of On the move' });
  await expect(end).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(all).toContainText(/^OK 2/);
  await expect(row.getByRole('button', { name: 'Silence 1 h: On the move' })).toBeFocused();

  await row.getByRole('button', { name: 'Silence options for On the move' }).click();
  await page.getByRole('menuitem', { name: 'Silence until…' }).click();
  const why = page.getByRole('dialog', { name: 'Silence On the move' }).getByRole('textbox', { name: 'Reason (optional)' });
  await why.fill('We look into');
  await put({ enabled: false });
  await expect(all).toContainText(/^OK 1.*Disabled 1.*On the move/s);
  await expect(why).toBeFocused();
  await expect(why).toHaveValue('We look into');
  await page.keyboard.press('Escape');
  // It was listed for who was at it, though the filter does not find it.
  await page.getByRole('textbox', { name: 'Search alerts' }).focus();
  await expect(row).toHaveCount(0);
});

test('a silence of one’s own has an end and a reason', async ({ page, request }) => {
  const alert = await newAlert(request, 'To be silenced', { threshold: 1e9 });
  await page.goto(`/alerts/${alert.id}`);
  await page.getByRole('button', { name: 'Silence options for To be silenced' }).click();
  await page.getByRole('menuitem', { name: 'Silence until…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Silence To be silenced' });
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().replace(/T.*/, 'T12:00'); // in the zone of the browser
  await dialog.getByLabel('Until').fill(until);
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('Maintenance');
  await accessible(page);
  let [asked, answer] = [0, () => {}];
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/silence$/, async (route) => {
    asked++;
    await held;
    await route.continue();
  });
  const button = dialog.getByRole('button', { name: 'Silence' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await accessible(page);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await button.click({ force: true });
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).press('Enter');
  answer();
  await expect(dialog).toBeHidden();
  expect(asked).toBe(1);
  await expect(page.getByText(/^Silenced until .* 12:00: Maintenance$/)).toBeVisible();
  const { silenced } = (await list(request, 'alerts')).find((a) => a.id === alert.id)! as unknown as { silenced: { until: string } };
  expect(silenced.until).toBe(await page.evaluate((text) => new Date(text).toISOString(), until));
});

test('an alert has its values, evaluations, deliveries and settings', async ({ page, request }) => {
  await logged('frontend', 'info');
  const alert = await newAlert(request, 'Rows in detail', { note: 'See the **runbook**.', message: 'Too many.' });
  await evaluated(request, alert.id, 'ALERT');
  await notified(request, alert.id);
  await page.goto('/alerts');
  await page.getByRole('link', { name: 'Rows in detail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rows in detail' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Values of Rows in detail\. rows from/ })).toBeVisible();
  await expect(page.getByRole('strong').getByText('runbook')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Evaluations' }).getByRole('cell', { name: 'Firing' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Settings' }).getByText('≥ 1 over 1 minute')).toBeVisible();
  const link = page.getByRole('region', { name: 'Values' }).getByRole('link', { name: 'Search of Rows in detail' });
  await expect(link).toHaveAttribute('href', new RegExp(`/search/${alert.savedSearchId}\\?from=\\d{13}&to=\\d{13}&isLive=false$`));
  await expect(page.getByRole('region', { name: 'Deliveries' }).getByRole('link', { name: /Rows in detail/ }).first()).toBeVisible();
  const cause = page.getByRole('region', { name: 'What happened' });
  await expect(cause.getByRole('region', { name: 'Matching rows' }).getByRole('row').nth(5)).toBeVisible();
  await expect(cause.getByRole('region', { name: 'Changes' }).getByRole('listitem')).toHaveCount(3);
  await expect(cause.getByRole('region', { name: 'Traces' }).getByRole('link').first()).toHaveAttribute('href', /\/trace\/[0-9a-f]{32}\?source=/);
  await picture(page, 'alert');
  await accessible(page);
});

test('alerts are used on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 380, height: 800 });
  const [alert] = (await list(request, 'alerts')).filter((a) => a.name === 'High payment error rate');
  for (const path of ['/alerts', `/alerts/${alert!.id}`, '/deliveries']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(380);
    await picture(page, `phone${path.split('/').slice(0, 2).join('-')}${path.split('/').length > 2 ? '-one' : ''}`);
  }
  await accessible(page);
});

test.describe('what is gone', () => {
  test.use({ expected: [/404 \(Not Found\)|400 \(Bad Request\)/] });
  test('an alert and a delivery that are gone say so', async ({ page }) => {
    await page.goto('/alerts/65f5e4a3b9e77c001a899999');
    await expect(page.getByText('Alert not found.')).toBeVisible();
    for (const id of ['65f5e4a3b9e77c001a999999', 'no-id']) {
      await page.goto(`/deliveries/${id}`);
      await expect(page.getByText('Delivery not found.')).toBeVisible();
    }
  });
});

test('why a notification did not arrive is three steps away, and it is delivered again', async ({ page, request }) => {
  const [webhook] = await list(request, 'webhooks');
  await call(request, 'POST', `webhooks/${webhook!.id}/test`, {});
  await page.goto('/search');
  await page.getByRole('link', { name: 'Deliveries' }).click(); // 1
  await expect(page.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeVisible();
  await accessible(page);
  await page.getByRole('radio', { name: 'Failed' }).locator('..').click(); // 2
  await expect(page).toHaveURL(/status=failed/);
  await picture(page, 'deliveries');
  await page.getByRole('link', { name: /Test of webhook/ }).first().click(); // 3
  await expect(page.getByText('Not delivered:')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Attempts' }).getByRole('listitem').first()).toContainText('refused');
  await picture(page, 'delivery');
  await accessible(page);
  await page.getByRole('button', { name: 'Redeliver' }).click();
  await expect(page.getByText('Queued for redelivery.')).toBeVisible();
});

test('an alert on a tile is made, with its threshold by keyboard, tested, changed and deleted', async ({ page, request }) => {
  const dashboard = (await list(request, 'dashboards')).find((d) => d.name === 'Shop')!;
  const tile = dashboard.tiles.find((t: { name: string }) => t.name === 'Checkout errors');
  await page.goto(`/alerts/new?dashboardId=${dashboard.id}&tileId=${tile.id}`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(page.getByRole('combobox', { name: /^Tile/ })).toHaveValue(tile.id);
  await page.getByRole('checkbox', { name: /demo receiver/ }).check();
  await expect(preview.getByText(/^It would have fired in \d+ of \d+ windows/)).toBeVisible();
  const threshold = page.getByRole('textbox', { name: 'Threshold' });
  const slider = preview.getByRole('slider', { name: 'Threshold' });
  await slider.press('PageUp');
  await expect.poll(async () => Number(await threshold.inputValue())).toBeGreaterThan(1);
  const box = (await slider.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y - 72, { steps: 4 });
  await expect.poll(async () => Number(await threshold.inputValue())).toBeGreaterThan(5);
  await page.mouse.up();
  await threshold.fill('1000000');
  await expect(preview.getByText(/^It would not have fired/)).toBeVisible();
  const displayName = page.getByRole('textbox', { name: 'Display name' });
  await expect(displayName).toHaveAttribute('placeholder', 'Shop - Checkout errors');
  await displayName.fill('Made in the form');
  await page.getByRole('textbox', { name: 'Tags' }).fill('made, by hand');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Errors: {{value}}');
  await picture(page, 'alert-form');
  await accessible(page);
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Made in the form' })).toBeVisible();
  await expect(page).toHaveTitle(/^Made in the form/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Alerts/ }).click();
  const rows = page.getByRole('list', { name: 'Alerts' }).locator('[data-alert]');
  await page.getByRole('button', { name: 'by hand', exact: true }).click();
  await expect(rows).toHaveText(['Made in the form']);
  await rows.click();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Test now' }).click();
  await expect(page.getByRole('dialog').getByText('No notification was sent.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Consecutive windows' }).fill('3');
  await displayName.fill('');
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('made, by hand');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('≥ 1M over 5 minutes, 3 consecutive windows')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop - Checkout errors' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shop - Checkout errors' })).toBeHidden();
});

test.describe('mistakes', () => {
  test.use({ expected: [/412 \(Precondition Failed\)/] });
  test('what is wrong is said beside its field, and nobody’s change is lost', async ({ page, request }) => {
    const alert = await newAlert(request, 'Edited by two', { threshold: 1e9 });
    await page.goto(`/alerts/${alert.id}/edit`);
    await page.getByRole('textbox', { name: 'Threshold' }).fill('many');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a number.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Threshold' }).fill('7');
    const { data: stored } = (await (await request.get(`/api/v2/alerts/${alert.id}`)).json()) as { data: Record<string, never> };
    await call(request, 'PUT', `alerts/${alert.id}`, {
      source: 'saved_search', savedSearchId: stored.savedSearchId, interval: '1m', threshold: 2e9, thresholdType: 'above',
      channels: stored.channels, name: 'Edited by another',
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Another user has changed this alert.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard my changes' }).click();
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Edited by another');
  });
});

test('the traces behind a firing are found where its newest rows have none', async ({ page, request }) => {
  // Of this minute too, which is the one that is evaluated if it ends in the meantime.
  await sql(`INSERT INTO otel_logs (Timestamp, TraceId, SeverityText, ServiceName, Body)
    SELECT toStartOfMinute(now()) + toIntervalMinute(arrayJoin([0, 1])) - toIntervalMillisecond(100 * (number + 1)), if(number < 60, '', lower(hex(MD5(toString(number))))),
      'error', 'seldom', 'seldom traced' FROM numbers(61)`);
  const alert = await newAlert(request, 'Seldom traced', {}, { where: 'ServiceName:seldom' });
  await evaluated(request, alert.id, 'ALERT');
  await page.goto(`/alerts/${alert.id}`);
  const cause = page.getByRole('region', { name: 'What happened' });
  await expect(cause.getByRole('region', { name: 'Matching rows' }).getByRole('row').nth(1)).toContainText('seldom traced');
  await expect(cause.getByRole('region', { name: 'Traces' }).getByRole('link')).toHaveAttribute('href', /\/trace\/072b030ba126b2f4b2374f342be9ed44\?source=/);
});
