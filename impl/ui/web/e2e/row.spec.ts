import { call, list, remove } from './alarms';
import { insecureHost } from './chromium';
import { accessible, expect, picture, test } from './fixtures';
import { sql } from './server';

const rows = 'tr[data-index]';

test('columns are added from a row, moved, sized, dragged and removed, and kept in the link', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false&where=ServiceName%3A%22checkout%22');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'SeverityText', 'Body']);
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  await panel.getByRole('textbox', { name: 'Search this row' }).fill('k8s.pod.name');
  await panel.getByRole('button', { name: 'Add column k8s.pod.name' }).click();
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'SeverityText', 'k8s.pod.name', 'Body']);
  await expect(page.locator(rows).first()).toContainText('checkout-');
  await expect(panel.getByRole('button', { name: 'Remove column k8s.pod.name' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await heads.getByRole('button', { name: 'k8s.pod.name options' }).click();
  const menu = page.getByRole('dialog', { name: 'k8s.pod.name options' });
  await accessible(page);
  await menu.getByRole('button', { name: 'Move left' }).click();
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'k8s.pod.name', 'SeverityText', 'Body']);
  const wide = async () => (await heads.nth(2).boundingBox())!.width;
  const before = await wide();
  await heads.getByRole('button', { name: 'k8s.pod.name options' }).click();
  await menu.getByRole('button', { name: 'Wider' }).click();
  await expect.poll(wide).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  const box = (await heads.nth(2).boundingBox())!;
  await page.mouse.move(box.x + box.width - 3, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 320, box.y + 12);
  await page.mouse.up();
  await expect.poll(async () => Math.round(await wide())).toBe(320);
  await heads.getByRole('button', { name: 'SeverityText', exact: true }).dragTo(heads.nth(0));
  await expect(heads).toHaveText(['SeverityText', 'Timestamp', 'ServiceName', 'k8s.pod.name', 'Body']);
  await expect(page).toHaveURL((url) => url.searchParams.get('select') === "SeverityText, Timestamp, ServiceName, ResourceAttributes['k8s.pod.name'], Body");
  await picture(page, 'columns');
  await heads.getByRole('button', { name: 'SeverityText options' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'k8s.pod.name', 'Body']);
  await page.reload();
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'k8s.pod.name', 'Body']);
  await expect.poll(async () => Math.round(await wide())).toBe(320);
});

test('attributes are a tree, which typing narrows', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false&where=ServiceName%3A%22checkout%22');
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  const tree = panel.getByRole('region', { name: 'ResourceAttributes' });
  const pod = tree.getByText(/^k8s/).first();
  await expect(pod).toBeVisible();
  const value = tree.getByText(/^checkout-/).first();
  await expect(value).toBeVisible();
  await pod.click();
  await expect(value).toBeHidden();
  await panel.getByRole('textbox', { name: 'Search this row' }).fill('no such thing');
  await expect(panel.getByText('No matching fields.')).toBeVisible();
});

test('a log leads to its trace and to the rows around it', async ({ page }) => {
  const where = encodeURIComponent("ServiceName = 'checkout' AND TraceId != ''");
  await page.goto(`/search?from=now-1h&to=now&isLive=false&whereLanguage=sql&where=${where}`);
  await page.locator(rows).nth(5).click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  const sources = (await (await page.request.get('/api/v2/sources')).json()) as { data: { id: string; kind: string }[] };
  const traces = sources.data.find((s) => s.kind === 'trace')!.id;
  await expect(panel.getByRole('link', { name: 'Trace' })).toHaveAttribute(
    'href', new RegExp(`^/trace/[0-9a-f]{32}\\?source=${traces}&from=\\d{13}&to=\\d{13}&span=[0-9a-f]{16}$`),
  );
  await panel.getByText('Context', { exact: true }).click();
  await expect(panel.getByText(/^Pod checkout-/)).toBeVisible();
  const here = panel.locator('button[aria-current]');
  await expect(here).toHaveCount(1);
  const around = panel.getByRole('listitem');
  await expect(around.nth(2)).toBeVisible();
  await picture(page, 'context');
  await accessible(page);
  const link = page.url();
  await around.last().getByRole('button').click();
  await expect(page).not.toHaveURL(link);
  await expect(here).toHaveCount(1);
  await panel.getByText('All rows', { exact: true }).click();
  await expect(panel.getByText('All rows, newest first')).toBeVisible();
});

test('a row opens in its place', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const region = page.getByRole('region', { name: 'Rows' });
  const inside = region.getByRole('region', { name: 'ResourceAttributes' });
  await expect(inside).toBeVisible();
  const third = page.locator('tr[data-index="2"]');
  await expect.poll(async () => {
    const above = (await inside.boundingBox())!;
    return ((await third.boundingBox())?.y ?? Infinity) - above.y - above.height; // it may be moved out of those that are drawn
  }).toBeGreaterThanOrEqual(0);
  await picture(page, 'in-place');
  await accessible(page);
  await page.keyboard.press('x');
  await expect(inside).toBeHidden();
  await expect.poll(async () => (await third.boundingBox())!.y - (await page.locator('tr[data-index="1"]').boundingBox())!.y).toBe(24);
});

test('a value is charted and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/search?from=now-1h&to=now&isLive=false&where=ServiceName%3A%22checkout%22');
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  await panel.getByRole('textbox', { name: 'Search this row' }).fill('k8s.pod.name');
  await panel.getByRole('button', { name: 'Copy k8s.pod.name' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^checkout-/);
  await panel.getByRole('button', { name: 'Chart by k8s.pod.name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chart' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === 'now-1h' && url.searchParams.get('config')!.includes('k8s.pod.name'));
  await expect(page.getByRole('img', { name: /checkout-.* from/ })).toBeVisible();
});

test.describe('over plain HTTP at a host name', () => {
  test.use({ baseURL: process.env.BASE_URL!.replace('127.0.0.1', insecureHost), expected: [/Cross-Origin-Opener-Policy header has been ignored/] });

  test('values, rows and links are copied, and a copy that fails says so', async ({ page, context }) => {
    await context.addCookies((await context.cookies(process.env.BASE_URL)).map((cookie) => ({ ...cookie, domain: insecureHost })));
    await page.goto('/search?from=now-1h&to=now&isLive=false&where=ServiceName%3A%22checkout%22');
    await page.locator(rows).first().click();
    expect(await page.evaluate(() => navigator.clipboard as unknown)).toBeUndefined();
    const panel = page.getByRole('complementary', { name: 'Row' });
    const find = panel.getByRole('textbox', { name: 'Search this row' });
    const pasted = async () => {
      await find.fill('');
      await find.press('Control+v');
      return find.inputValue();
    };
    await find.fill('k8s.pod.name');
    await panel.getByRole('button', { name: 'Copy k8s.pod.name' }).click();
    await expect(panel.getByText('Copied')).toBeVisible();
    expect(await pasted()).toMatch(/^checkout-/);
    await panel.getByRole('button', { name: 'Copy row as JSON' }).click();
    await expect(panel.getByText('Copied')).toBeVisible();
    expect(JSON.parse(await pasted())).toMatchObject({ ServiceName: 'checkout' });
    await page.getByRole('button', { name: /^Time range:/ }).click();
    await page.getByRole('button', { name: 'Copy link with fixed range' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await pasted()).toContain(`//${insecureHost}:`);

    await page.evaluate(() => (document.execCommand = () => false));
    await panel.getByRole('button', { name: 'Copy row as JSON' }).click();
    await expect(panel.getByText('Copy failed')).toBeVisible();
  });
});

test('terminal colors and JSON are read, raw and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const time = Math.floor(Date.now() / 1000) * 1000 - 3_600_000;
  const second = new Date(time).toISOString().slice(0, 19);
  const service = `terminal ${time}`;
  // char(27) is ESC.
  await sql(`INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body, LogAttributes) VALUES
    ('${second.replace('T', ' ')}.123456789', '${service}', concat(char(27), '[31mERROR', char(27), '[0m'),
      concat(char(27), '[31mred alert', char(27), '[0m and ', char(27), '[1;97;41mwhite', char(27), '[0m', char(27), '[2K'), map()),
    ('${second.replace('T', ' ')}', '${service}', '', '{"level":"warn","id":12345678901234567890,"user":{"tags":["a","b"]}}', map('context', '[1,2]'))`);
  await page.goto(`/search?from=${time - 60_000}&to=${time + 60_000}&isLive=false&where=${encodeURIComponent(`ServiceName:"${service}"`)}`);
  await expect(page.locator(rows).first()).toContainText('red alert and white');
  await expect(page.locator(rows).first()).toContainText(/\.123.*ERRORred alert/);
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  const entry = (name: string) => panel.locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) });
  const body = entry('Body').getByRole('definition');
  await expect(body).toHaveText('red alert and white');
  const red = body.getByText('red alert');
  const white = body.getByText('white');
  expect(await red.evaluate((e) => getComputedStyle(e).color)).not.toBe(await body.evaluate((e) => getComputedStyle(e).color));
  await expect(white).toHaveCSS('font-weight', '700');
  expect(await white.evaluate((e) => getComputedStyle(e).backgroundColor)).toMatch(/^oklch/);
  await accessible(page);
  await picture(page, 'terminal');
  await panel.getByRole('button', { name: 'Copy Body' }).click();
  await expect.poll(clipboard).toBe('red alert and white');
  await panel.getByRole('button', { name: 'Show raw Body' }).click();
  await expect(body).toContainText('␛[31mred alert␛[0m');
  await panel.getByRole('button', { name: 'Copy Body' }).click();
  await expect.poll(clipboard).toContain('\x1b[31mred alert\x1b[0m');
  await panel.getByRole('button', { name: 'Show formatted Body' }).click();
  await expect(body).toHaveText('red alert and white');
  await panel.getByRole('button', { name: 'Copy Timestamp', exact: true }).click();
  await expect.poll(clipboard).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.123456789([+-]\d\d:\d\d|Z)$/);
  expect(Date.parse(await clipboard())).toBe(time + 123);

  await page.keyboard.press('j');
  const json = '{\n  "level": "warn",\n  "id": 12345678901234567890,\n  "user": {\n    "tags": [\n      "a",\n      "b"\n    ]\n  }\n}';
  await expect.poll(() => body.innerText()).toContain(json);
  await picture(page, 'json');
  await panel.getByRole('button', { name: 'Show raw Body' }).click();
  await expect(body).toContainText('{"level":"warn","id":12345678901234567890,');
  await expect(entry('context').getByRole('definition')).toHaveText('[ 1, 2 ]');
  await panel.getByRole('button', { name: 'Copy row as JSON' }).click();
  await expect.poll(async () => JSON.parse(await clipboard()) as unknown).toMatchObject({
    Timestamp: `${second}.000000000Z`,
    ServiceName: service,
    Body: '{"level":"warn","id":12345678901234567890,"user":{"tags":["a","b"]}}',
    LogAttributes: { context: '[1,2]' },
  });
  expect(Object.keys(JSON.parse(await clipboard()) as object).filter((name) => name.startsWith('_'))).toEqual([]);
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Rows' }).getByRole('button', { name: 'Copy row as JSON' })).toBeVisible();
});

test('JSON is found as it is stored, each row begins formatted, and a row is copied as it was answered', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = `pairs_${Date.now()}`;
  await sql(`CREATE TABLE ${table} (Timestamp DateTime64(9), Body String, Pair Tuple(String, DateTime)) ENGINE = MergeTree ORDER BY Timestamp`);
  await sql(`INSERT INTO ${table} SELECT now64(9) - toIntervalSecond(60 + number), concat('{"level":"warn","n":', toString(number), '}'),
    ('host-1', toDateTime('2026-01-05 12:34:56')) FROM numbers(2)`);
  const { connection } = (await list(request, 'sources')).find((s) => s.kind === 'log')!;
  const source = await call(request, 'POST', 'sources', {
    connection, kind: 'log', name: 'Pairs', from: { databaseName: 'default', tableName: table }, timestampValueExpression: 'Timestamp',
    defaultTableSelectExpression: 'Timestamp, Body', bodyExpression: 'Body',
  });
  try {
    await page.goto(`/search?source=${source.id}&isLive=false`);
    const panel = page.getByRole('complementary', { name: 'Row' });
    const body = panel.locator('dl > div').filter({ has: page.getByRole('term').getByText('Body', { exact: true }) }).getByRole('definition');
    await page.locator(rows).first().click();
    await panel.getByRole('textbox', { name: 'Search this row' }).fill('"level":"warn"');
    await expect(body).toContainText('"level": "warn"');
    await panel.getByRole('textbox', { name: 'Search this row' }).fill('');
    await panel.getByRole('button', { name: 'Copy row as JSON' }).click();
    await expect.poll(async () => JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as unknown).toMatchObject({ Pair: ['host-1', '2026-01-05T12:34:56Z'] });

    await page.waitForTimeout(1200);
    await panel.getByRole('button', { name: 'Copy row as JSON' }).click();
    await page.waitForTimeout(1200);
    await expect(panel.getByText('Copied')).toBeVisible({ timeout: 1 }); // for two seconds after the last copy

    await page.locator(rows).nth(1).click(); // both are known from now on
    await expect(body).toContainText('"n": 1');
    await panel.getByRole('button', { name: 'Show raw Body' }).click();
    await expect(body).toContainText('"n":1');
    await page.locator(rows).first().click();
    await expect(body).toContainText('"n": 0');
  } finally {
    await remove(page, `sources/${source.id}`);
    await sql(`DROP TABLE ${table}`);
  }
});
