import type { Page } from '@playwright/test';
import { call, list, remove } from './alarms';
import { accessible, expect, palette, picture, test } from './fixtures';
import { sql } from './server';

const rows = 'tr[data-index]';
const html = '<img src=x onerror="document.title=`taken`"><script>document.title=`taken`</script>';
const right = 'سلة 🛒 \u202Eevil\u202C שלום';
const run = Date.now().toString(16).padStart(16, '0');
const service = `hostile ${run} ${html} ${right}`;
const long = 100_000;
const traceId = run + run;
const quoted = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

test.beforeAll(async () => {
  // A row with 400 attributes, of which one is long, and one whose text is.
  await sql(`INSERT INTO otel_logs (Timestamp, TraceId, SpanId, SeverityText, ServiceName, Body, LogAttributes)
    SELECT now64(9) - toIntervalSecond(60 + number), '${traceId}', '0000000000000001', ${quoted(html)}, ${quoted(service)},
      [concat(${quoted(`${html}\n${right} `)}, 'line'), repeat('word ', ${long / 5})][number % 2 + 1],
      mapFromArrays(arrayConcat(arrayMap(i -> concat('attr.', toString(i % 20), '.n', toString(i)), range(400)), [${quoted(`${right}.${html}`)}, 'long']),
        arrayConcat(arrayMap(i -> toString(i), range(400)), [${quoted(html)}, repeat('x', ${long})]))
    FROM numbers(2)`);
  await sql(`INSERT INTO otel_traces (Timestamp, TraceId, SpanId, ParentSpanId, SpanName, ServiceName, Duration, StatusCode)
    SELECT now64(9) - toIntervalSecond(60) + toIntervalMicrosecond(number), '${traceId}', lower(leftPad(hex(number + 1), 16, '0')),
      if(number = 0, '', lower(leftPad(hex(intDiv(number - 1, 3) + 1), 16, '0'))), concat(${quoted(`${html} ${right} span `)}, toString(number), '.'), ${quoted(service)},
      20000000 - number * 900, 'Unset'
    FROM numbers(20000)`);
});

/** Expects that nothing of what is hostile has run, and that nothing is wider than the window. */
async function harmless(page: Page) {
  expect(await page.title()).toMatch(/ – obstack$/);
  expect(await page.locator('main img, main script').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('hostile rows: their texts are texts, with 400 attributes and values of 100 KB', async ({ page }) => {
  await page.goto(`/search?from=now-15m&to=now&isLive=false&whereLanguage=sql&where=${encodeURIComponent(`startsWith(ServiceName, 'hostile ${run}')`)}`);
  await expect(page.locator(rows).first()).toContainText('<img src=x');
  await expect(page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: /^hostile/ })).toBeVisible();
  await page.keyboard.press('w');
  await page.keyboard.press('w');
  for (const i of [0, 1]) {
    await page.locator(rows).nth(i).click();
    const panel = page.getByRole('complementary', { name: 'Row' });
    await expect(panel.getByText('n399', { exact: true })).toBeAttached();
    await harmless(page);
  }
  await picture(page, 'hostile-row');
  const panel = page.getByRole('complementary', { name: 'Row' });
  await panel.getByRole('textbox', { name: 'Search this row' }).fill('سلة');
  await accessible(page);
  await panel.getByRole('button', { name: /^Filter for سلة/ }).click();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toContainText('AND LogAttributes[');
  await expect(page.getByText('2 rows')).toBeVisible();
  await expect(page.locator(rows)).toHaveCount(2);
  await harmless(page);
});

test('a trace of 20,000 spans is read, searched and gone through', async ({ page }) => {
  await page.goto(`/trace/${traceId}`);
  await expect(page.getByRole('status').filter({ hasText: traceId })).toContainText('Spans 20,000', { timeout: 45_000 });
  await harmless(page);
  const spans = page.getByRole('treegrid', { name: 'Spans' });
  await spans.focus();
  await page.keyboard.press('End');
  await expect(spans.getByRole('row', { selected: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Search this trace' }).fill('span 19999.');
  await expect(page.getByText('1 of 20000 spans')).toBeVisible();
  await picture(page, 'hostile-trace');
});

test('hostile names of a dashboard, an alert and a saved search are only names', async ({ page, request }) => {
  const name = `${html} ${right} ${'long'.repeat(60)}`;
  const source = (await list(request, 'sources')).find((s) => s.kind === 'log')!;
  const [webhook] = await list(request, 'webhooks');
  const search = await call(request, 'POST', 'saved-searches', { name, sourceId: source.id, tags: [html.slice(0, 32)] });
  const tile = {
    name, x: 0, y: 0, w: 24, h: 8,
    config: { displayType: 'line', sourceId: source.id, groupBy: 'ServiceName', select: [{ aggFn: 'count', alias: html, where: '', whereLanguage: 'lucene' }] },
  };
  const dashboard = await call(request, 'POST', 'dashboards', { name, tags: [html.slice(0, 32)], tiles: [tile, { ...tile, y: 8, config: { displayType: 'markdown', markdown: `${html}\n\n[bad](javascript:document.title=1)` } }] });
  const alert = await call(request, 'POST', 'alerts', {
    name, note: html, source: 'saved_search', savedSearchId: search.id, interval: '1m', threshold: 1e9, thresholdType: 'above',
    channel: { type: 'webhook', webhookId: webhook!.id },
  });
  for (const path of ['/alerts', `/alerts/${alert.id}`, `/alerts/${alert.id}/edit`, '/search/list', `/search/${search.id}`, '/dashboards/list', `/dashboards/${dashboard.id}`]) {
    await page.goto(path);
    await expect(page.getByText('<img src=x').or(page.getByRole('textbox', { name: /^Title/ })).locator('visible=true').first()).toBeVisible();
    await harmless(page);
    if (path.endsWith('/list')) { // whose other columns keep their place
      await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
      expect((await page.getByRole('rowheader', { name: /<img src=x/ }).first().boundingBox())!.height).toBeLessThan(48);
    }
    await picture(page, `hostile${path.replace(/[0-9a-f]{24}/, 'id').replace(/\//g, '-')}`);
  }
  await page.setViewportSize({ width: 380, height: 800 });
  for (const path of ['/alerts', `/alerts/${alert.id}`]) {
    await page.goto(path);
    await expect(page.getByText('<img src=x').first()).toBeVisible();
    await harmless(page);
    await picture(page, `hostile-phone${path.replace(/[0-9a-f]{24}/, 'id').replace(/\//g, '-')}`);
  }
  await accessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await (await palette(page)).pressSequentially('<img alert');
  await expect(page.getByRole('dialog').getByRole('option', { name: /onerror/ }).first()).toBeVisible();
  await harmless(page);
  await remove(page, `alerts/${alert.id}`, `saved-searches/${search.id}`, `dashboards/${dashboard.id}`);
});

test.describe('a source whose table is gone', () => {
  test.use({ expected: [/status of (400|404|502)/] });
  test('says so on each page', async ({ page, request }) => {
    await sql('CREATE TABLE IF NOT EXISTS goes_away (Timestamp DateTime64(9), Body String, ServiceName String) ENGINE = MergeTree ORDER BY Timestamp');
    const [logs] = (await list(request, 'sources')).filter((s) => s.kind === 'log');
    const source = await call(request, 'POST', 'sources', {
      kind: 'log', name: 'Goes away', connection: logs!.connection, from: { databaseName: 'default', tableName: 'goes_away' },
      timestampValueExpression: 'Timestamp', defaultTableSelectExpression: 'Timestamp, ServiceName, Body', bodyExpression: 'Body', serviceNameExpression: 'ServiceName',
    });
    await sql('DROP TABLE goes_away SYNC');
    await page.goto(`/search?source=${source.id}&from=now-1h&to=now`);
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('alert').filter({ hasText: /goes_away/ })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await picture(page, 'gone-search');
    await accessible(page);
    const dashboard = await call(request, 'POST', 'dashboards', {
      name: 'On what is gone',
      tiles: [{ name: 'Gone', x: 0, y: 0, w: 12, h: 8, config: { displayType: 'line', sourceId: source.id, select: [{ aggFn: 'count', where: '', whereLanguage: 'lucene' }] } }],
    });
    await page.goto(`/dashboards/${dashboard.id}`);
    await expect(page.getByRole('alert').filter({ hasText: /goes_away/ })).toBeVisible();
    await picture(page, 'gone-dashboard');
    await remove(page, `dashboards/${dashboard.id}`, `sources/${source.id}`);
  });
});

test('control sequences of terminals are on no page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const red = (text: string) => `concat(char(27), '[31m${text}', char(27), '[0m')`;
  const own = `colored ${run}`;
  const time = Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000;
  const trace = [...run].reverse().join('').repeat(2);
  const at = `toDateTime64('${new Date(time).toISOString().slice(0, 19).replace('T', ' ')}', 9)`;
  await sql(`INSERT INTO otel_logs (Timestamp, TraceId, SpanId, SeverityText, ServiceName, Body, LogAttributes, ResourceAttributes)
    SELECT ${at}, '${trace}', '000000000000000a', [${red('ERROR')}, 'ERROR'][number + 1], ${red(own)}, ${red('body')},
      map(${red('name')}, ${red('value')}), map('k8s.pod.name', ${red('pod')}) FROM numbers(2)`);
  await sql(`INSERT INTO otel_traces (Timestamp, TraceId, SpanId, SpanName, SpanKind, ServiceName, Duration, StatusCode, StatusMessage, SpanAttributes,
      Events.Timestamp, Events.Name, Events.Attributes)
    SELECT ${at}, '${trace}', '000000000000000a', ${red('span')}, 'Server', ${red(own)}, 1000000, 'Error', ${red('message')}, map(${red('name')}, ${red('value')}, 'json', '{"a":1}'),
      [${at}], [${red('event')}], [map('a', ${red('value')})]`);
  const range = `from=${time - 600_000}&to=${time + 600_000}`;
  const expectNone = async () => {
    const found = () =>
      page.evaluate(() => {
        const texts = [document.title, document.body.innerText];
        for (const e of document.querySelectorAll('[title], [aria-label]')) texts.push(e.getAttribute('title') ?? '', e.getAttribute('aria-label') ?? '');
        return texts.flatMap((text) => /.*(\x1b|\\u001b|\[31m).*/.exec(text)?.[0] ?? []);
      });
    expect(await found()).toEqual([]);
  };
  const where = `where=${encodeURIComponent(`endsWith(ServiceName, concat('${own}', char(27), '[0m'))`)}&whereLanguage=sql`;
  await page.goto(`/search?${range}&isLive=false&${where}`);
  await expect(page.locator(rows)).toHaveCount(2);
  await expect(page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: own })).toBeVisible();
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  await expect(panel.getByRole('button', { name: 'Copy name' })).toBeAttached();
  await expectNone();
  await panel.getByText('Context', { exact: true }).click();
  await expect(panel.getByText(/newest first/)).toBeVisible();
  await expectNone();

  const { data: sources } = (await (await page.request.get('/api/v2/sources')).json()) as { data: { id: string; kind: string }[] };
  const source = (kind: string) => sources.find((s) => s.kind === kind)!.id;
  await page.goto(`/trace/${trace}?source=${source('trace')}&${range}`);
  await expect(page.getByRole('heading', { name: 'span', exact: true })).toBeVisible();
  await expectNone();
  await page.getByRole('row').filter({ hasText: own }).first().click();
  const span = page.getByRole('complementary', { name: 'Span' });
  await span.locator('summary').click();
  await expect(span.getByText('Error: message')).toBeVisible();
  await expectNone();
  await expect(span.getByText('"a": 1')).toBeVisible();
  await span.getByRole('button', { name: 'Copy json' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('{"a":1}');

  const select = [{ aggFn: 'count', where: `endsWith(ServiceName, concat('${own}', char(27), '[0m'))`, whereLanguage: 'sql' }];
  for (const displayType of ['line', 'stacked_bar', 'table', 'pie', 'bar']) {
    const config = { displayType, sourceId: source('log'), select, groupBy: 'SeverityText' };
    await page.goto(`/chart?${range}&config=${encodeURIComponent(JSON.stringify(config))}`);
    const shown = page.getByText('ERROR', { exact: true });
    await expect(shown.first(), displayType).toBeVisible();
    expect(await shown.count(), displayType).toBeGreaterThanOrEqual(2);
    await expectNone();
  }
});

test('values that are long on purpose do not stop the page', async ({ page }) => {
  const own = `endless ${run}`;
  await sql(`INSERT INTO otel_logs (Timestamp, ServiceName, Body) SELECT now64(9) - toIntervalSecond(120 + number), '${own}', [
      concat(char(27), '[', repeat('1;', 500000), 'm codes'), repeat(concat(char(27), '[31mx', char(27), '[0m'), 100000),
      concat(repeat('[', 500000), repeat(']', 500000))][number + 1] FROM numbers(3)`);
  await page.goto(`/search?from=now-15m&to=now&isLive=false&where=${encodeURIComponent(`ServiceName:"${own}"`)}`);
  await expect(page.locator(rows)).toHaveCount(3);
  const panel = page.getByRole('complementary', { name: 'Row' });
  for (const i of [0, 1, 2]) {
    await page.locator(rows).nth(i).click();
    await expect(panel.getByRole('button', { name: 'Copy Body' })).toBeAttached();
    const begin = Date.now();
    await panel.getByRole('textbox', { name: 'Search this row' }).fill('Body');
    expect(Date.now() - begin, `row ${i}`).toBeLessThan(5000);
    await panel.getByRole('textbox', { name: 'Search this row' }).fill('');
  }
});
