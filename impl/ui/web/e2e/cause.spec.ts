import type { Locator, Page } from '@playwright/test';
import { call, list } from './alarms';
import { accessible, expect, picture, test } from './fixtures';
import { sql } from './server';

const run = Date.now();
const rows = 'tr[data-index]';
const menu = (page: Page) => page.getByRole('menu');
const item = (page: Page, name: string | RegExp) => menu(page).getByRole('menuitem', { name });

/** Stores 60 errors and 40 infos of two services in each of ten minutes, three days ago: other tests look at the rows of the last day. */
async function stored(prefix: string) {
  const to = Math.floor(Date.now() / 600_000) * 600_000 - 3 * 86_400_000;
  await sql(`INSERT INTO otel_logs (Timestamp, SeverityText, ServiceName, Body, LogAttributes)
    SELECT fromUnixTimestamp64Milli(${to} - 60000 * (1 + number % 10) + 7 * (intDiv(number, 10) + 1)), if(number % 100 < 60, 'error', 'info'),
      concat('${prefix}', if(number % 3 = 0, '-cart', '-mail')), concat('Row ', toString(number)), map('zone', if(number % 100 < 60, 'north', 'south'))
    FROM numbers(1000)`);
  return { from: to - 600_000, to };
}

/** Makes a dashboard of tiles on the logs of a test. */
async function dashboardOf(page: Page, name: string, tiles: object[]) {
  const source = (await list(page.request, 'sources')).find((s) => s.kind === 'log')!;
  const placed = tiles.map((t, i) => ({ x: 12 * (i % 2), y: 9 * Math.floor(i / 2), w: 12, h: 9, ...t, config: { sourceId: source.id, ...(t as { config: object }).config } }));
  return call(page.request, 'POST', 'dashboards', { name, tiles: placed });
}

const tileOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).and(page.locator('[data-tile]'));

/** Waits until a search has as many rows. */
const counted = (page: Page, count: string) =>
  expect(page.getByRole('region', { name: 'Results' }).getByRole('status').filter({ hasText: new RegExp(`^${count} rows?`) })).toBeVisible();

/** Goes from a tile to one of its points by the keyboard. */
async function toPoints(tile: Locator, name: string) {
  const points = tile.getByRole('button', { name: `${name}: points` });
  await points.focus();
  await points.press('End');
  return points;
}

test('a point of a chart leads to exactly its rows, by mouse and by keyboard', async ({ page }) => {
  const prefix = `point-${run}`;
  const { from, to } = await stored(prefix);
  const select = [{ aggFn: 'count', where: `ServiceName:${prefix}*`, alias: 'rows' }];
  const dashboard = await dashboardOf(page, `Points ${run}`, [
    { name: 'Bars', config: { displayType: 'stacked_bar', groupBy: 'SeverityText', select } },
    { name: 'Lines', config: { displayType: 'line', groupBy: 'ServiceName', select } },
  ]);
  await page.goto(`/dashboards/${dashboard.id}?from=${from}&to=${to}&granularity=1+minute`);
  const bars = tileOf(page, 'Bars');
  await expect(bars.getByRole('img', { name: /^Bars\. error from 60 to 60, info from 40 to 40/ })).toBeVisible();
  const plot = (await bars.locator('.u-over').boundingBox())!;
  await bars.locator('.u-over').click({ position: { x: plot.width * 0.55, y: plot.height - 8 } }); // 1
  await expect(item(page, 'View logs')).toBeFocused();
  await picture(page, 'point-menu');
  await accessible(page);
  await item(page, 'View logs').click(); // 2
  await counted(page, '(60|40)');
  await page.goBack();

  const points = await toPoints(bars, 'Bars');
  await expect(bars.getByRole('status').filter({ hasText: /: 60$|: 40$/ })).toHaveCount(1);
  await points.press('ArrowLeft');
  await points.press('Enter'); // 1
  await expect(item(page, 'View logs')).toBeFocused();
  await page.keyboard.press('Enter'); // 2
  await counted(page, '60');
  await expect(page.locator(rows).first()).toContainText('error');
  const search = new URL(page.url()).searchParams;
  expect(Number(search.get('to')) - Number(search.get('from'))).toBe(60_000);
  expect(Number(search.get('from'))).toBe(to - 120_000);
});

test('stacked bars do not show through each other', async ({ page }) => {
  const prefix = `stacked-${run}`;
  const { from, to } = await stored(prefix);
  const dashboard = await dashboardOf(page, `Stacked ${run}`, [
    { name: 'Bars', w: 13, config: { displayType: 'stacked_bar', groupBy: 'SeverityText', select: [{ aggFn: 'count', where: `ServiceName:${prefix}*` }] } },
  ]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/dashboards/${dashboard.id}?from=${from}&to=${to}&granularity=1+minute`);
  const tile = tileOf(page, 'Bars');
  await expect(tile.getByRole('img', { name: /^Bars\. error from 60/ })).toBeVisible();
  // Below are the errors. Red, white and what lies between have much red, and the blue of the infos has none.
  const least = await tile.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(canvas.width / 3, canvas.height * 0.6, canvas.width / 3, 1);
    return Math.min(...data.filter((_, i) => i % 4 === 0 && data[i + 3]! > 0));
  });
  expect(least).toBeGreaterThan(200);
});

test('a menu closes with Escape and gives the focus back', async ({ page }) => {
  const prefix = `escape-${run}`;
  const { from, to } = await stored(prefix);
  const dashboard = await dashboardOf(page, `Escape ${run}`, [
    { name: 'Lines', config: { displayType: 'line', groupBy: 'ServiceName', select: [{ aggFn: 'count', where: `ServiceName:${prefix}*` }] } },
  ]);
  await page.goto(`/dashboards/${dashboard.id}?from=${from}&to=${to}&granularity=1+minute`);
  const tile = tileOf(page, 'Lines');
  await expect(tile.getByRole('img', { name: /^Lines\. / })).toBeVisible();
  const points = await toPoints(tile, 'Lines');
  await points.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(points).toBeFocused();
});

test('a group filters the page or is excluded from it, and the explorer opens what is shown', async ({ page }) => {
  const prefix = `group-${run}`;
  const { from, to } = await stored(prefix);
  const select = [{ aggFn: 'count', where: `ServiceName:${prefix}*` }];
  const dashboard = await dashboardOf(page, `Groups ${run}`, [
    { name: 'Severities', config: { displayType: 'table', groupBy: 'SeverityText', select } },
    { name: 'Total', config: { displayType: 'number', select } },
  ]);
  const total = tileOf(page, 'Total');
  const choose = async (name: string, action: string | RegExp) => {
    await tileOf(page, 'Severities').getByRole('cell', { name, exact: true }).click();
    await item(page, action).click();
  };
  await page.goto(`/dashboards/${dashboard.id}?from=${from}&to=${to}`);
  await expect(total.getByText('1k', { exact: true })).toBeVisible();
  await choose('error', 'Exclude error');
  await expect(total.getByText('400', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Filters' }).getByText("SeverityText NOT IN ('error')")).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: "Remove filter SeverityText NOT IN ('error')" }).click();
  await expect(total.getByText('1k', { exact: true })).toBeVisible();
  await choose('error', 'Filter by error');
  await expect(total.getByText('600', { exact: true })).toBeVisible();

  await tileOf(page, 'Total').hover();
  await page.getByRole('button', { name: 'Total: actions' }).click();
  await picture(page, 'tile-menu');
  await item(page, 'Open in explorer').click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText('600', { exact: true })).toBeVisible();
  await expect(result.getByText("SeverityText IN ('error')")).toBeVisible();
  await accessible(page);
  await page.reload();
  await expect(result.getByText('600', { exact: true })).toBeVisible();
  await result.getByRole('button', { name: "Remove filter SeverityText IN ('error')" }).click();
  await expect(result.getByText('1k', { exact: true })).toBeVisible();
});

test('bars, slices, numbers, cells and patterns lead to their rows', async ({ page }) => {
  const prefix = `kinds-${run}`;
  const { from, to } = await stored(prefix);
  const where = `ServiceName:${prefix}*`;
  const select = [{ aggFn: 'count', where }];
  const spans = (await list(page.request, 'sources')).find((s) => s.kind === 'trace')!;
  await sql(`INSERT INTO otel_traces (Timestamp, TraceId, SpanId, SpanName, ServiceName, Duration)
    SELECT fromUnixTimestamp64Milli(${from} + 600 * number), lower(hex(MD5(concat('${prefix}', toString(number))))), '0123456789abcdef', 'GET', '${prefix}', if(number < 900, 5000000, 80000000) FROM numbers(1000)`);
  await sql(`INSERT INTO otel_logs (Timestamp, SeverityText, ServiceName, Body)
    SELECT fromUnixTimestamp64Milli(${from} + 1000 * number), 'info', 'patterns-${run}', concat('Row ', toString(number), if(number < 30, '', ' was late')) FROM numbers(50)`);
  const dashboard = await dashboardOf(page, `Kinds ${run}`, [
    { name: 'Bars', config: { displayType: 'bar', groupBy: 'SeverityText', select } },
    { name: 'Pie', config: { displayType: 'pie', groupBy: 'SeverityText', select } },
    { name: 'Number', config: { displayType: 'number', select } },
    { name: 'Patterns', config: { displayType: 'event_patterns', where: `ServiceName:patterns-${run}` } },
    { name: 'Heat', config: { displayType: 'heatmap', sourceId: spans.id, where: `ServiceName:${prefix}`, select: [{ valueExpression: 'Duration' }] } },
  ]);
  const open = () => page.goto(`/dashboards/${dashboard.id}?from=${from}&to=${to}&granularity=10+minute`);
  const leadsTo = async (count: string, view: string | RegExp = 'View logs') => {
    await expect(item(page, view)).toBeFocused();
    await page.keyboard.press('Enter');
    await counted(page, count);
  };
  await open();
  await tileOf(page, 'Bars').getByRole('button', { name: 'error', exact: true }).press('Enter');
  await leadsTo('600');
  await open();
  await tileOf(page, 'Bars').getByRole('row', { name: 'info' }).getByRole('cell').first().click();
  await leadsTo('400');
  await open();
  await tileOf(page, 'Pie').getByRole('button', { name: 'info', exact: true }).press('Enter');
  await leadsTo('400');
  await open();
  await tileOf(page, 'Number').getByRole('button', { name: '1k' }).press('Enter');
  await leadsTo('1k');
  await open();
  await tileOf(page, 'Patterns').getByRole('cell', { name: 'Row <*>', exact: true }).click();
  await leadsTo('30');
  await open();
  const heat = tileOf(page, 'Heat');
  await heat.scrollIntoViewIfNeeded();
  await expect(heat.getByRole('img', { name: /at most 900 count\(\) in a cell/ })).toBeVisible();
  const box = (await heat.locator('.u-over').boundingBox())!;
  await heat.locator('.u-over').click({ position: { x: box.width / 2, y: 2 } });
  await leadsTo('100', 'View traces');
  await open();
  await heat.locator('.u-over').click({ position: { x: box.width / 2, y: box.height - 2 } });
  await leadsTo('900', 'View traces');
});

test('rows are compared with those of the period before', async ({ page }) => {
  const prefix = `compared-${run}`;
  const { from, to } = await stored(prefix);
  await sql(`INSERT INTO otel_logs (Timestamp, SeverityText, ServiceName, Body, LogAttributes)
    SELECT fromUnixTimestamp64Milli(${from} - 1000 * (1 + number % 590)), 'info', '${prefix}-cart', 'Before', map('zone', 'south') FROM numbers(1000)`);
  const dashboard = await dashboardOf(page, `Compared ${run}`, [
    { name: 'Rows', config: { displayType: 'line', select: [{ aggFn: 'count', where: `ServiceName:${prefix}*` }] } },
  ]);
  await page.goto(`/dashboards/${dashboard.id}?from=${from}&to=${to}`);
  await tileOf(page, 'Rows').hover();
  await page.getByRole('button', { name: 'Rows: actions' }).click();
  await item(page, 'Compare with previous period').click();
  const dialog = page.getByRole('dialog', { name: 'Changes: Rows' });
  await expect(dialog.getByRole('row', { name: /LogAttributes\.zone: north 60 % 0 %/ })).toBeVisible();
  await picture(page, 'compare');
  await accessible(page);
  await dialog.getByRole('link', { name: 'LogAttributes.zone: north' }).click();
  await counted(page, '600');
});

test('an alert on a tile is made in three steps, and its state is shown on the tile', async ({ page }) => {
  const prefix = `alerted-${run}`;
  const { from, to } = await stored(prefix);
  const dashboard = await dashboardOf(page, `Alerted ${run}`, [
    { name: 'Rows', config: { displayType: 'line', select: [{ aggFn: 'count', where: `ServiceName:${prefix}*` }] } },
  ]);
  await page.goto(`/dashboards/${dashboard.id}?from=${from}&to=${to}`);
  // As an alert before has left it: other tests may have made more webhooks.
  const receiver = (await list(page.request, 'webhooks')).find((w) => /demo receiver/.test(w.name))!;
  await page.evaluate((id) => localStorage.setItem('receivers', JSON.stringify([id])), receiver.id as string);
  const tile = tileOf(page, 'Rows');
  await tile.hover();
  await page.getByRole('button', { name: 'Rows: actions' }).click(); // 1
  await item(page, 'Create alert').click(); // 2
  await expect(page.getByRole('checkbox', { name: /demo receiver/ })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(/^It would (not )?have fired in \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Create alert' }).click(); // 3
  await expect(page.getByRole('heading', { level: 1, name: /Rows/ })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`/dashboards/${dashboard.id}?from=${from}&to=${to}`);
  await expect(tile.getByRole('link', { name: /Rows.*: (OK|Firing|No data|Pending)/ })).toHaveAttribute('href', new RegExp(`/alerts/${id}$`));
  await accessible(page);
});

test('a tile is duplicated, linked and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const prefix = `downloaded-${run}`;
  const { from, to } = await stored(prefix);
  const dashboard = await dashboardOf(page, `Downloaded ${run}`, [
    { name: 'Rows', config: { displayType: 'line', groupBy: 'SeverityText', select: [{ aggFn: 'count', where: `ServiceName:${prefix}*`, alias: 'rows, all' }] } },
  ]);
  await page.goto(`/dashboards/${dashboard.id}?from=${from}&to=${to}&granularity=1+minute`);
  const tile = tileOf(page, 'Rows');
  await expect(tile.getByRole('img', { name: /^Rows\. error from/ })).toBeVisible();
  const act = async (action: string) => {
    await tile.hover();
    await page.getByRole('button', { name: 'Rows: actions' }).click();
    await item(page, action).click();
  };
  const download = async (action: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), act(action)]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return { name: file.suggestedFilename(), content: Buffer.concat(chunks) };
  };
  const csv = await download('Download CSV');
  expect(csv.name).toBe('Rows.csv');
  const lines = csv.content.toString().split('\r\n');
  expect(lines[0]).toContain('"rows, all"');
  expect(lines.filter((line) => /error,60$|60,error$/.test(line))).toHaveLength(10);
  const png = await download('Download PNG');
  expect(png.name).toBe('Rows.png');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');

  await act('Copy link');
  await expect(item(page, 'Copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe(`/dashboards/${dashboard.id}/tiles/${dashboard.tiles[0].id}`);
  expect([link.searchParams.get('from'), link.searchParams.get('to')]).toEqual([String(from), String(to)]);
  await page.keyboard.press('Escape');
  await act('Duplicate');
  await expect(tileOf(page, 'Rows (copy)').getByRole('img', { name: /^Rows \(copy\)\. error from/ })).toBeVisible();
  await expect(page.getByText('Tile “Rows (copy)” added')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(tileOf(page, 'Rows (copy)')).toHaveCount(0);
});
