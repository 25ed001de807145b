import type { Page } from '@playwright/test';
import { call, evaluated, list, newAlert, newAlertOn, notified, remove } from './alarms';
import { accessible, expect, picture, test } from './fixtures';
import { sql } from './server';

const run = Date.now();

/** Stores errors and infos of a service at the end of the last minute and of the next 19 minutes. An alert on them fires whenever the test creates it. */
const logged = (service: string) =>
  sql(`INSERT INTO otel_logs (Timestamp, SeverityText, ServiceName, Body)
    SELECT toStartOfMinute(now()) + toIntervalMinute(number % 20) - toIntervalMillisecond(number + 1), ['error', 'info'][1 + intDiv(number, 20) % 2], '${service}', 'Row of a chart'
    FROM numbers(120)`);

/** Returns the path of the page that a notification links to. */
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

const parts = (page: Page) => {
  const form = page.getByRole('form', { name: 'Chart' });
  return {
    form, result: page.getByRole('region', { name: 'Result' }), create: page.getByRole('button', { name: 'Create alert' }).or(page.getByRole('link', { name: 'Create alert' })),
    chart: page.getByRole('group', { name: 'Chart', exact: true }), filter: page.getByRole('textbox', { name: 'Filter', exact: true }),
  };
};

/** Writes a filter once its editor is loaded. */
async function write(page: Page, filter: string) {
  const field = page.getByRole('textbox', { name: 'Filter', exact: true });
  await expect(field).toHaveAttribute('contenteditable', 'true');
  await field.fill(filter);
  await page.keyboard.press('Escape'); // closes the completions
}

const logs = async (page: Page) => (await list(page.request, 'sources')).find((s) => s.kind === 'log')!;

test('an alert is created on a chart without a dashboard, fires, and its notification links to the chart', async ({ page, request }) => {
  const service = `charted-${run}`;
  await logged(service);
  const { form, result, create, chart, filter } = parts(page);
  await page.goto('/chart');
  await write(page, `ServiceName:${service}`);
  await form.getByRole('textbox', { name: 'Group by' }).fill('SeverityText');
  await expect(result.getByRole('button', { name: /^(error|info)/ })).toHaveCount(2);
  await expect(result.getByRole('button', { name: /^(warn|debug)/ })).toHaveCount(0);
  await expect(page).toHaveURL((url) => (url.searchParams.get('config') ?? '').includes(`"where":"ServiceName:${service}"`));
  await page.reload();
  await expect(filter).toHaveText(`ServiceName:${service}`);
  await page.getByRole('button', { name: 'View as table' }).click();
  const table = page.getByRole('group', { name: 'Chart data' });
  await expect(table.getByRole('cell', { name: 'error' }).first()).toBeVisible();
  await expect(table.getByRole('cell', { name: /^(warn|debug)$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'View as table' }).click();
  await filter.hover(); // and no tooltip is open
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await picture(page, 'chart-filter');
  await accessible(page);

  await create.click();
  await expect(page.getByRole('combobox', { name: 'Alert on' })).toHaveValue('inline');
  await expect(chart.getByRole('textbox', { name: 'Group by' })).toHaveValue('SeverityText');
  await expect(chart.getByRole('combobox', { name: 'Visualization' }).getByRole('option')).toHaveText(['Line chart', 'Stacked bar chart', 'Number']);
  await expect(filter).toHaveText(`ServiceName:${service}`);
  await chart.getByRole('textbox', { name: 'Chart name' }).fill('Rows by severity');
  await page.getByRole('combobox', { name: 'Evaluate over' }).selectOption('1m');
  await page.getByRole('checkbox', { name: /demo receiver/ }).check();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^It would have fired in \d+ of \d+ windows/)).toBeVisible();
  await expect(preview.getByRole('img', { name: /^Values of the last 24 hours\. (error|info) from/ })).toBeVisible();
  await picture(page, 'chart-alert-form');
  await accessible(page);
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rows by severity' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await evaluated(request, id, 'ALERT');
  const { link } = await call(request, 'GET', `deliveries/${(await notified(request, id)).id}`);

  await page.reload();
  await expect(page.getByRole('region', { name: 'State' }).getByText('Firing')).toBeVisible();
  const cause = page.getByRole('region', { name: 'What happened' });
  await expect(cause.getByRole('region', { name: 'Matching rows' }).getByRole('row').nth(1)).toContainText('Row of a chart');
  await expect(cause.getByText(/^Group: SeverityText:(error|info)$/)).toBeVisible();
  await expect(cause.getByRole('link', { name: 'View matching logs' })).toHaveAttribute('href', new RegExp(`filters=.*ServiceName%3A${service}`));
  await expect(page.getByText('This alert is not evaluated')).toHaveCount(0);
  await picture(page, 'chart-alert');
  await accessible(page);

  await page.getByRole('link', { name: 'Edit' }).click();
  await write(page, `ServiceName:${service} SeverityText:error`);
  await chart.getByRole('textbox', { name: 'Chart name' }).fill('Errors');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Values' }).getByRole('link', { name: 'Errors' })).toHaveAttribute('href', new RegExp(`/chart\\?alertId=${id}&from=`));
  expect((await call(request, 'GET', `alerts/${id}`)).chartConfig).toMatchObject({ name: 'Errors', where: `ServiceName:${service} SeverityText:error`, groupBy: 'SeverityText' });

  await page.goto(pathOf(link));
  await expect(page.getByRole('heading', { level: 1, name: 'Errors' })).toBeVisible();
  const fired = page.getByRole('region', { name: 'Alert' });
  await expect(fired.getByRole('link', { name: 'Errors' })).toHaveAttribute('href', new RegExp(`/alerts/${id}\\?window=\\d{13}$`));
  await expect(fired.getByRole('region', { name: 'Matching rows' }).getByRole('row').nth(1)).toContainText('Row of a chart');
  await expect(result.getByRole('img', { name: /^Chart\. error from/ })).toBeVisible();
  await picture(page, 'chart-notified');
  await accessible(page);
  await form.getByRole('textbox', { name: 'Group by' }).fill('');
  await expect(page).toHaveURL((url) => url.searchParams.has('config') && !url.searchParams.has('alertId') && url.searchParams.has('from'));
  await expect(fired).toBeVisible();
  await page.reload();
  await expect(filter).toHaveText(`ServiceName:${service} SeverityText:error`);
  await expect(fired).toHaveCount(0);
  await remove(page, `alerts/${id}`);
});

test('alerts are created on numbers and SQL, and not on other displays', async ({ page }) => {
  const { form, result, create, chart } = parts(page);
  await page.goto('/chart');
  await form.getByRole('combobox', { name: 'Visualization' }).selectOption('markdown');
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await create.focus();
  await expect(page.getByRole('tooltip', { name: 'Alerts work on line, stacked bar and number charts.' })).toBeVisible();
  await picture(page, 'chart-without-alert');
  await create.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/chart');
  await create.blur();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await accessible(page);

  await form.getByRole('combobox', { name: 'Visualization' }).selectOption('number');
  await create.click();
  await expect(chart.getByRole('combobox', { name: 'Visualization' })).toHaveValue('number');
  await expect(chart.getByRole('group', { name: 'Colors' })).toHaveCount(0);
  await expect(chart.getByRole('textbox', { name: 'Filter', exact: true })).toHaveAttribute('contenteditable', 'true');

  // On a narrow page the buttons are icons, and leave room for the title.
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/chart');
  await expect(create).toBeVisible();
  expect((await create.boundingBox())!.width).toBeLessThan(50);
  expect((await page.getByRole('heading', { level: 1, name: 'Chart' }).boundingBox())!.width).toBeGreaterThan(40);
  await form.getByText('SQL', { exact: true }).first().click();
  await expect(form.getByRole('textbox', { name: 'SQL' })).toHaveValue(/\$__timeInterval/);
  await expect(result.getByRole('img')).toBeVisible();
  await create.click();
  await expect(chart.getByRole('textbox', { name: 'SQL' })).toHaveValue(/\$__timeInterval/);
  await page.getByRole('checkbox', { name: /demo receiver/ }).check();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(/^It would (not )?have fired in \d+/)).toBeVisible();
});

test('a chart keeps its filter on a dashboard, or says that it cannot', async ({ page }) => {
  const { form } = parts(page);
  const source = await logs(page);
  const config = { displayType: 'line', sourceId: source.id, where: 'ServiceName:frontend', select: [{ aggFn: 'count' }, { aggFn: 'count', where: 'SeverityText:error' }] };
  await page.goto(`/chart?config=${encodeURIComponent(JSON.stringify(config))}`);
  await page.getByRole('button', { name: 'Add to dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to dashboard' });
  await dialog.getByRole('textbox', { name: 'Tile name' }).fill(`Kept filter ${run}`);
  await dialog.getByRole('combobox', { name: 'Dashboard' }).selectOption({ label: 'New dashboard' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Kept filter ${run}` })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const stored = await call(page.request, 'GET', `dashboards/${id}`);
  expect(stored.tiles[0].config.select).toMatchObject([{ where: 'ServiceName:frontend' }, { where: '(ServiceName:frontend) (SeverityText:error)', whereLanguage: 'lucene' }]);
  expect(stored.tiles[0].config.where).toBeUndefined();

  await page.goto(`/chart?config=${encodeURIComponent(JSON.stringify(config))}`);
  await form.getByRole('combobox', { name: 'Chart filter language' }).selectOption('sql');
  await write(page, "ServiceName = 'frontend'");
  await page.getByRole('button', { name: 'Add to dashboard' }).click();
  await expect(dialog.getByText(/^The filter cannot be kept/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add without filter' })).toBeVisible();
  await picture(page, 'chart-filter-lost');
  await accessible(page);
  await remove(page, `dashboards/${id}`);
});

test('the chart link of an alert on a saved search opens the alert', async ({ page, request }) => {
  const alert = await newAlert(request, `Without a chart ${run}`, { threshold: 1e9 });
  await page.goto(`/chart?alertId=${alert.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Without a chart ${run}` })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === `/alerts/${alert.id}`);
  await remove(page, `alerts/${alert.id}`, `saved-searches/${alert.savedSearchId}`);
});

test.describe('mistakes', () => {
  test.use({ expected: [/400 \(Bad Request\)|404 \(Not Found\)/] });

  test('a deleted alert is reported', async ({ page }) => {
    await page.goto('/chart?alertId=65f5e4a3b9e77c001a899999');
    await expect(page.getByText('Alert not found.')).toBeVisible();
    await page.getByRole('link', { name: 'All alerts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  });

  test('problems of a chart are shown at the chart', async ({ page, request }) => {
    const source = await logs(page);
    const chartConfig = { name: `Summed ${run}`, displayType: 'line', sourceId: source.id, select: [{ aggFn: 'count' }] };
    const alert = await newAlertOn(request, `Summed ${run}`, { source: 'inline', chartConfig, threshold: 1e9 });
    const { chart } = parts(page);
    await page.goto(`/alerts/${alert.id}/edit`);
    await chart.getByRole('combobox', { name: 'Function' }).selectOption('sum');
    // The preview finds the mistake, and the answer to the change says the same.
    const problem = chart.getByRole('alert');
    await expect(problem).toHaveText('select.0: valueExpression is required for the aggregation sum');
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('Complete the form to preview when it would have fired.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(problem).toBeInViewport();
    await expect(problem).toHaveText('select.0: valueExpression is required for the aggregation sum');
    await accessible(page);
    await chart.getByRole('textbox', { name: 'Field' }).fill('SeverityNumber');
    await expect(problem).toHaveCount(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Values' }).getByRole('link', { name: `Summed ${run}` })).toBeVisible();
    await remove(page, `alerts/${alert.id}`);
  });
});
