import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { accessible, expect, hold, picture, test as base } from './fixtures';
import { Line, withoutEngine } from './server';

interface Kind {
  path: string;
  /** What is there once the page is. */
  shown(page: Page): Locator;
  /** Whether the page asks the engine again when it is refreshed. */
  refresh: boolean;
}

async function found(request: APIRequestContext, path: string, wanted: (value: Record<string, string>) => boolean) {
  const { data } = (await (await request.get(`/api/v2/${path}`)).json()) as { data: Record<string, string>[] };
  return data.find(wanted)!.id!;
}

/** A page of each kind. */
async function kinds(request: APIRequestContext): Promise<Record<string, Kind>> {
  const shop = await found(request, 'dashboards', (d) => d.name === 'Shop');
  const alert = await found(request, 'alerts', (a) => a.name === 'High payment error rate');
  const traces = await found(request, 'sources', (s) => s.kind === 'trace');
  const answer = await request.post('/api/v2/search', {
    data: { sourceId: traces, select: 'TraceId', where: 'SpanName:"POST /checkout"', maxResults: 1, startTime: new Date(Date.now() - 86_400_000).toISOString() },
  });
  const trace = ((await answer.json()) as { data: { TraceId: string }[] }).data[0]!.TraceId;
  return {
    search: { path: `/search?from=${Date.now() - 10_800_000}&to=${Date.now()}`, shown: (p) => p.locator('tr[data-index]').first(), refresh: true },
    dashboard: { path: `/dashboards/${shop}`, shown: (p) => p.getByRole('img', { name: /from .* to / }).first(), refresh: true },
    chart: { path: '/chart', shown: (p) => p.getByRole('img', { name: /from .* to / }).first(), refresh: true },
    alert: { path: `/alerts/${alert}`, shown: (p) => p.getByRole('region', { name: 'Matching rows' }).or(p.getByRole('img', { name: /^Values of/ })).first(), refresh: true },
    trace: { path: `/trace/${trace}?source=${traces}`, shown: (p) => p.getByRole('treegrid', { name: 'Spans' }).getByRole('row').nth(1), refresh: false },
    alerts: { path: '/alerts', shown: (p) => p.getByRole('link', { name: 'High payment error rate' }), refresh: true },
    deliveries: { path: '/deliveries', shown: (p) => p.getByRole('rowheader').or(p.getByText('No notifications yet')).first(), refresh: false },
    'saved searches': { path: '/search/list', shown: (p) => p.getByRole('rowheader').first(), refresh: false },
    team: { path: '/team', shown: (p) => p.getByText('olivia@example.com').first(), refresh: false },
  };
}

const names = ['search', 'dashboard', 'chart', 'alert', 'trace', 'alerts', 'deliveries', 'saved searches', 'team'];
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Reconnecting.' });

base.describe('the engine is killed', () => {
  base.use({ expected: [/503 \(Service Unavailable\)/] });
  base('pages show their last data until it is back', async ({ context, page, request }) => {
    base.slow(); // the longer the engine is away, the later it is started and asked again
    const all = await kinds(request);
    const pages = names.slice(0, 4).map((name) => ({ name, ...all[name]!, at: page }));
    for (const p of pages) {
      if (p !== pages[0]) p.at = await context.newPage();
      await p.at.goto(p.path);
      await expect(p.shown(p.at), p.name).toBeVisible();
    }
    const restore = withoutEngine();
    try {
      for (const { name, shown, at } of pages) {
        await at.bringToFront();
        await at.keyboard.press('r');
        await expect(line(at), name).toContainText('Showing data from before');
        await expect(shown(at), name).toBeVisible(); // the last data
        await expect(at.getByRole('alert').filter({ hasText: 'Error' }), name).toHaveCount(0);
      }
      await picture(page, 'engine-away');
      await accessible(page);
    } finally {
      restore();
    }
    for (const { name, shown, at } of pages) {
      await at.bringToFront();
      await expect(line(at), name).toHaveCount(0, { timeout: 180_000 });
      await expect(shown(at), name).toBeVisible();
    }
  });
});

const test = base.extend<{ way: Line }>({
  way: async ({}, use) => {
    const way = new Line();
    await way.join();
    await use(way);
    await way.cut();
  },
  baseURL: async ({ way }, use) => use(way.url),
});

test.describe('the server is gone', () => {
  test.use({ expected: [/net::ERR_/] });
  test('pages say so, and show their last data', async ({ page, request, way }) => {
    const all = await kinds(request);
    for (const name of names) {
      await test.step(name, async () => {
        const { path, shown, refresh } = all[name]!;
        await page.goto(path);
        await expect(shown(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await way.cut();
        // Opening the palette sends a request, also on pages without a refresh.
        await page.keyboard.press(refresh ? 'r' : 'Control+k');
        await expect(line(page)).toContainText('The server cannot be reached.');
        await expect(shown(page)).toBeVisible();
        await way.join();
        await expect(line(page)).toHaveCount(0);
        await expect(shown(page)).toBeVisible();
      });
    }
  });
});

test.describe('without a network', () => {
  test('a page says so at once', async ({ page, context }) => {
    await page.goto('/team');
    await expect(page.getByText('olivia@example.com').first()).toBeVisible();
    await context.setOffline(true);
    await expect(line(page)).toContainText('You are offline.');
    await context.setOffline(false);
    await expect(line(page)).toHaveCount(0);
  });
});

test.describe('a slow network', () => {
  test('pages have their shape first', async ({ page, request, context }) => {
    const all = await kinds(request);
    await page.goto('/team');
    await expect(all.team!.shown(page)).toBeVisible();
    const throttle = await context.newCDPSession(page);
    await throttle.send('Network.emulateNetworkConditions', { offline: false, latency: 1500, downloadThroughput: 200_000, uploadThroughput: 100_000 });
    for (const name of names) {
      await test.step(name, async () => {
        const { path, shown } = all[name]!;
        const release = await hold(page, /\/api\/v2\/(?!session)/);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('status', { name: /^Loading / }).or(page.getByText('Searching…')).first()).toBeVisible();
        await release();
        await expect(shown(page)).toBeVisible();
      });
    }
  });
});
