import type { Page } from '@playwright/test';
import { accessible, expect, picture, test } from './fixtures';
import { sql } from './server';

/** A complete trace of a failed checkout that neither a browser nor a retry has begun: its id, and its source. */
async function failed(page: Page, baseURL: string) {
  const { data: sources } = await (await page.request.get(`${baseURL}/api/v2/sources`)).json();
  const source = sources.find((s: { kind: string }) => s.kind === 'trace');
  const logs = sources.find((s: { kind: string }) => s.kind === 'log');
  const found = await sql(`SELECT TraceId, SpanId, toUnixTimestamp64Milli(Timestamp) FROM otel_traces
    WHERE StatusCode = 'Error' AND ServiceName = 'payment' AND SpanKind = 'Client' AND Timestamp BETWEEN now() - INTERVAL 1 DAY AND now() - INTERVAL 1 MINUTE
      AND TraceId NOT IN (SELECT TraceId FROM otel_traces WHERE ServiceName = 'web' OR SpanName = 'payments process') ORDER BY Timestamp DESC LIMIT 1`);
  const [traceId, spanId, at] = found.trim().split('\t') as [string, string, string];
  const time = Number(at);
  return { source, logs, traceId, spanId, range: `from=${time - 3_600_000}&to=${time + 3_600_000}` };
}

test('a trace is read: summary, spans in their places, errors, logs and attributes', async ({ page, baseURL }) => {
  const { source, traceId, range } = await failed(page, baseURL!);
  await page.goto(`/trace/${traceId}?source=${source.id}&${range}`);
  await expect(page.getByRole('heading', { level: 1, name: 'POST /checkout' })).toBeVisible();
  const spans = page.getByRole('treegrid', { name: 'Spans' });
  await expect(spans.getByRole('row').nth(1)).toHaveAttribute('aria-level', '1');
  await expect(spans.getByRole('row').filter({ hasText: 'Checkout/PlaceOrder' })).toHaveAttribute('aria-level', '2');
  await expect(page.getByRole('status').filter({ hasText: traceId })).toContainText(/Spans \d+.*Errors \d+/);
  await picture(page, 'trace');
  await accessible(page);
  await spans.getByRole('row').filter({ hasText: 'Payment/Charge' }).click();
  const panel = page.getByRole('complementary', { name: 'Span' });
  await expect(panel.getByRole('region', { name: 'Attributes' })).toBeVisible();
  await expect(panel.getByText(/\(\d+(,\d{3}){2,} ns\)/)).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Logs' }).getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(/span=[0-9a-f]{16}/);
  await picture(page, 'trace-span');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'View logs' }).click();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveText(`TraceId:"${traceId}"`);
  await expect(page.locator('tr[data-index]').first()).toBeVisible();
});

test('the link from a log opens its span, without a range too', async ({ page, baseURL }) => {
  const { logs, traceId, spanId } = await failed(page, baseURL!);
  await page.goto(`/trace/${traceId}?source=${logs.id}&span=${spanId}`);
  await expect(page.getByRole('treegrid', { name: 'Spans' }).getByRole('row', { selected: true })).toContainText('POST api.cardpay.example');
  await expect(page.getByRole('complementary', { name: 'Span' }).getByText(spanId)).toBeVisible();
});

test('it is gone through by keyboard, collapsed by level, and searched', async ({ page, baseURL }) => {
  const { source, traceId, range } = await failed(page, baseURL!);
  await page.goto(`/trace/${traceId}?source=${source.id}&${range}`);
  const spans = page.getByRole('treegrid', { name: 'Spans' });
  const selected = spans.getByRole('row', { selected: true });
  await spans.focus();
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toContainText('Checkout/PlaceOrder');
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveAttribute('aria-expanded', 'false');
  await expect(spans.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('combobox', { name: 'Levels' }).selectOption('2');
  await expect(spans.getByRole('row')).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Search this trace' }).fill('shipping/quote');
  await expect(page.getByText(/^1 of \d+ spans$/)).toBeVisible();
  await page.keyboard.press('Enter'); // opens what is above it
  await expect(selected).toContainText('Shipping/Quote');
  await picture(page, 'trace-found');
  await accessible(page);
});

test('a part of it is chosen by dragging, moved by keys, and left again', async ({ page, baseURL }) => {
  const { source, traceId, range } = await failed(page, baseURL!);
  await page.goto(`/trace/${traceId}?source=${source.id}&${range}`);
  const overview = page.getByRole('slider', { name: 'Visible range' });
  await expect(overview).toHaveAttribute('aria-valuenow', '0');
  const box = (await overview.boundingBox())!;
  await page.mouse.move(box.x + box.width / 4, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 4 });
  await page.mouse.up();
  const from = async () => Number(await overview.getAttribute('aria-valuenow'));
  const most = Number(await overview.getAttribute('aria-valuemax'));
  await expect.poll(async () => (await from()) / most).toBeCloseTo(0.25, 1);
  await picture(page, 'trace-part');
  await page.mouse.move(box.x + box.width * 0.4, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await from()) / most).toBeCloseTo(0.45, 1);
  const then = await from();
  await overview.press('ArrowLeft');
  await expect.poll(from).toBeLessThan(then);
  await page.getByRole('button', { name: 'Reset zoom' }).click();
  await expect(overview).toHaveAttribute('aria-valuenow', '0');
});

test.describe('what is not there', () => {
  test.use({ expected: [/404 \(Not Found\)/] });
  test('a trace that is not there says so, and where else to look', async ({ page }) => {
    await page.goto('/trace/0123456789abcdef0123456789abcdef?from=now-1h&to=now');
    await expect(page.getByText('in this time range')).toBeVisible();
    await page.getByRole('button', { name: 'Search all time' }).click();
    await expect(page.getByText('The trace may have expired')).toBeVisible();
    await accessible(page);
  });
});
