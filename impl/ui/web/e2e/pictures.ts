import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { list } from './alarms';
import { expect, test } from './fixtures';
import { images, labelsFile, written } from './labels';
import { output } from './output';
import { sql } from './server';

/** The pages that docs/ui.md and the README show; pictures of the others are for looking through. */
const shown = [
  'setup', 'first-steps', 'search', 'search-dark', 'row', 'dashboard', 'tile-editor', 'chart', 'trace', 'alerts', 'alert', 'alert-dark', 'alert-form',
  'deliveries', 'team-members',
];
const isWritten = written();
const labels: Record<string, string[]> = {};

async function keep(page: Page, name: string) {
  const dir = shown.includes(name) ? images : join(output, 'pictures');
  await page.screenshot({ path: join(dir, `${name}.jpg`), type: 'jpeg', quality: 60 });
  if (!shown.includes(name)) return;
  const texts = await page.locator('h1, h2, button, a, label, th, input, [role=tab], [aria-label]').evaluateAll((all) =>
    all.filter((e) => e.checkVisibility()).flatMap((e) => [e.getAttribute('aria-label'), e.getAttribute('placeholder'), e.textContent]),
  );
  labels[name] = [...new Set(texts.filter((text) => text !== null && text.length > 3 && text.length < 60 && isWritten(text)))].sort() as string[];
}

// A test compares them with the sources, so that the pictures are taken again when a label changes.
test.afterAll(() => {
  const stored = existsSync(labelsFile) ? (JSON.parse(readFileSync(labelsFile, 'utf8')) as typeof labels) : {};
  const all = Object.entries({ ...stored, ...labels }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(labelsFile, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
});

const row = 'tr[data-index]';
const range = 'from=now-1h&to=now';
const h1 = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

// The last incident of the shop was before its alerts had their first evaluation. It comes again, so that one of them fires.
test.beforeAll(() =>
  sql(`INSERT INTO otel_logs SELECT * REPLACE (Timestamp + toIntervalMinute(45) AS Timestamp) FROM otel_logs
    WHERE SeverityText = 'error' AND Timestamp > now() - toIntervalMinute(70) AND Timestamp < now() - toIntervalMinute(25)`),
);

// The receiver of the demo, so that notifications arrive.
const receiver = createServer((_, response) => response.end());
test.beforeAll(() => new Promise<void>((listening, failed) => void receiver.once('error', failed).listen(8090, '127.0.0.1', listening)));
test.afterAll(() => new Promise<unknown>((closed) => receiver.close(closed).closeAllConnections()));

test('search', async ({ page }) => {
  await page.goto(`/search?${range}&isLive=false`);
  await expect(page.getByRole('img', { name: /^Rows over time\. info from/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: /^checkout/ })).toBeVisible();
  await expect(page.locator(row).nth(10)).toBeVisible();
  await keep(page, 'search');
  await page.emulateMedia({ colorScheme: 'dark' });
  await keep(page, 'search-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator(row).first().click();
  await expect(page.getByRole('complementary', { name: 'Row' }).getByRole('textbox', { name: 'Search this row' })).toBeVisible();
  await keep(page, 'row');
  await page.goto('/search/list');
  await h1(page, 'Saved searches');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await keep(page, 'saved-searches');
});

test('dashboards', async ({ page }) => {
  await page.goto('/dashboards/list');
  await expect(page.getByRole('rowheader', { name: 'Shop' })).toBeVisible();
  await keep(page, 'dashboards');
  const shop = await page.getByRole('link', { name: 'Shop' }).getAttribute('href');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${shop}?${range}`);
  const tile = (name: string) => page.getByRole('group', { name, exact: true }).and(page.locator('[data-tile]'));
  await expect(tile('Error rate').getByText(/^[\d.]+ %$/)).toBeVisible();
  await expect(tile('Checkout errors').getByRole('img', { name: /errors from 0 to \d/ })).toBeVisible();
  await expect(tile('Requests by status').getByRole('img', { name: /200 from \d/ })).toBeVisible();
  await keep(page, 'dashboard');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add tile' }).click();
  const form = page.getByRole('form', { name: 'Tile' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Errors by service');
  await form.getByRole('textbox', { name: 'Group by' }).fill('ServiceName');
  await form.getByRole('textbox', { name: 'Where' }).fill('SeverityText:error');
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'payment' })).toBeVisible();
  await keep(page, 'tile-editor');
  await page.goto('/dashboards/import');
  await expect(page.getByRole('form', { name: 'Import' })).toBeVisible();
  await keep(page, 'import');
  await page.goto('/chart');
  await page.getByRole('form', { name: 'Chart' }).getByRole('textbox', { name: 'Group by' }).fill('ServiceName');
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'frontend' })).toBeVisible();
  await keep(page, 'chart');
});

test('trace', async ({ page, request }) => {
  const source = (await list(request, 'sources')).find((s) => s.kind === 'trace')!;
  const answer = await request.post('/api/v2/search', {
    data: {
      sourceId: source.id, select: 'TraceId', where: 'StatusCode:Error ServiceName:payment SpanAttributes.http.resend_count:1', maxResults: 1,
      startTime: new Date(Date.now() - 86_400_000).toISOString(),
    },
  });
  const { data } = (await answer.json()) as { data: { TraceId: string }[] };
  await page.goto(`/trace/${data[0]!.TraceId}?source=${source.id}&from=now-1d&to=now`);
  await page.getByRole('treegrid', { name: 'Spans' }).getByRole('row').filter({ hasText: 'Payment/Charge' }).click();
  await expect(page.getByRole('complementary', { name: 'Span' }).getByRole('region', { name: 'Attributes' })).toBeVisible();
  await keep(page, 'trace');
});

test('alerts', async ({ page, request }) => {
  const alert = (await list(request, 'alerts')).find((a) => a.name === 'High payment error rate')!;
  await expect(async () => {
    expect((await list(request, `alerts/${alert.id}/history`)).some((h) => h.state === 'ALERT')).toBe(true);
    expect((await list(request, 'deliveries')).some((d) => d.alertId === alert.id && d.status === 'delivered')).toBe(true);
  }).toPass({ timeout: 150_000 });
  await page.goto('/alerts');
  await expect(page.getByRole('img', { name: /^Last \d+ evaluations?: .*firing/ }).first()).toBeVisible();
  await keep(page, 'alerts');
  await page.goto(`/alerts/${alert.id}`);
  await expect(page.getByRole('img', { name: /^Values of/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes' }).getByRole('listitem').first()).toBeVisible();
  await keep(page, 'alert');
  await page.emulateMedia({ colorScheme: 'dark' });
  await keep(page, 'alert-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/alerts/${alert.id}/edit`);
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: /^Values of the last 24 hours/ })).toBeVisible();
  await keep(page, 'alert-form');
  await page.goto('/deliveries');
  await h1(page, 'Deliveries');
  await keep(page, 'deliveries');
});

test('team', async ({ page }) => {
  for (const tab of ['Members', 'Keys', 'Sources', 'Connections', 'Webhooks', 'Audit', 'Account']) {
    await page.goto(`/team?tab=${tab.toLowerCase()}`);
    await expect(page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await keep(page, `team-${tab.toLowerCase()}`);
  }
  await page.goto('/start');
  await expect(page.getByRole('status').filter({ hasText: 'in the last 15 minutes' })).toContainText('from ');
  await keep(page, 'first-steps');
});

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expected: [/401 \(Unauthorized\)/] });
  test('sign-in', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await keep(page, 'sign-in');
    await page.goto('/setup#token=obs_setup_');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    await keep(page, 'setup');
  });
});
