import type { Page } from '@playwright/test';
import { call, list } from './alarms';
import { expect, test } from './fixtures';

interface Stop {
  what: string;
  /** What is wrong with it. */
  wrong: string[];
  known: boolean;
}

/** Where the focus is, undefined once Tab has left the page. */
const focused = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const at = document.activeElement as HTMLElement | null;
    if (!at || at === document.body) return undefined;
    // What shows the focus: itself, or the label or field around it, as of an editor, or of a radio button that is not seen.
    const shows = (e: Element | null, depth: number): HTMLElement | undefined => {
      if (!(e instanceof HTMLElement) || depth < 0) return undefined;
      const style = getComputedStyle(e);
      return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 ? e : shows(e.parentElement, depth - 1);
    };
    const label = (at as HTMLInputElement).labels?.[0] ?? null;
    const seen = shows(at, 4) ?? shows(label, 0);
    const box = (at.getBoundingClientRect().width > 0 ? at : (label ?? at)).getBoundingClientRect();
    const inside = box.width > 0 && box.height > 0 && box.left >= 0 && box.right <= innerWidth + 1 && box.top >= -1 && box.top < innerHeight && (box.bottom <= innerHeight + 1 || box.height > innerHeight / 2);
    const top = document.elementFromPoint((box.left + box.right) / 2, (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2);
    const covered = top !== null && !at.contains(top) && !top.contains(at) && !label?.contains(top);
    const known = at.dataset.met !== undefined;
    at.dataset.met = '';
    return {
      what: `${at.getAttribute('role') ?? at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? label?.innerText ?? at.innerText.slice(0, 40)}`,
      wrong: [...(seen ? [] : ['shows no focus']), ...(inside ? [] : ['is not in sight']), ...(covered ? ['is covered'] : []), ...(at.tabIndex > 0 ? ['is out of order'] : [])],
      known,
    };
  });

/** Goes through a page by Tab alone, and expects that each stop is seen, that none comes twice, and that there are not too many. */
async function walk(page: Page, most: number): Promise<string[]> {
  const stops: string[] = [];
  const wrong: string[] = [];
  for (let n = 0; n <= most; n++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    if (stop.known) wrong.push(`${stop.what} comes twice`);
    wrong.push(...stop.wrong.map((what) => `${stop.what} ${what}`));
    stops.push(stop.what);
    if (stop.known) break;
  }
  expect(wrong, stops.join(', ')).toEqual([]);
  expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(most);
  expect(stops[0]).toBe('a Skip to content');
  return stops;
}

const row = 'tr[data-index]';

test('Tab goes through each page, and where it is can be seen', async ({ page, request }) => {
  test.slow(); // 21 pages, one after the other
  const [dashboard, alert, traces] = await Promise.all([
    list(request, 'dashboards').then((all) => all.find((d) => d.name === 'Shop')!),
    list(request, 'alerts').then((all) => all.find((a) => a.name === 'High payment error rate')!),
    list(request, 'sources').then((all) => all.find((s) => s.kind === 'trace')!),
  ]);
  const answer = await request.post('/api/v2/search', {
    data: { sourceId: traces.id, select: 'TraceId', where: 'StatusCode:Error', maxResults: 1, startTime: new Date(Date.now() - 86_400_000).toISOString() },
  });
  const { data } = (await answer.json()) as { data: { TraceId: string }[] };
  const has = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => () => expect(page.getByRole(role, { name }).first()).toBeVisible();
  const pages: [path: string, ready: () => Promise<void>, most?: number][] = [
    ['/search?from=now-1h&to=now&isLive=false', () => expect(page.locator(row).first()).toBeVisible(), 120],
    ['/search/list', has('rowheader', 'Payment errors')],
    ['/dashboards/list', has('rowheader', 'Shop')],
    [`/dashboards/${dashboard.id}?from=now-1h&to=now`, () => expect(page.getByRole('group', { name: 'Latest errors' }).getByRole('row').nth(10)).toBeAttached(), 90],
    ['/dashboards/import', has('form', 'Import')],
    ['/chart', has('form', 'Chart')],
    [`/trace/${data[0]!.TraceId}?source=${traces.id}&from=now-1d&to=now`, has('treegrid', 'Spans')],
    ['/alerts', has('img', /^Last \d+ evaluations?/)],
    [`/alerts/${alert.id}`, has('img', /^Values of/), 90],
    [`/alerts/${alert.id}/edit`, has('button', 'Save')],
    ['/alerts/new', has('button', 'Create alert')],
    ['/deliveries', has('heading', 'Deliveries')],
    ...['Members', 'Keys', 'Sources', 'Connections', 'Webhooks'].map((tab): [string, () => Promise<void>] => [`/team?tab=${tab.toLowerCase()}`, has('region', /^Table of/)]),
    ['/team?tab=account', has('button', 'Change password')],
    ['/start', has('button', 'Create ingestion key')],
  ];
  for (const [path, ready, most = 200] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await ready();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      const stops = await walk(page, most);
      if (!path.startsWith('/team')) return;
      expect(stops.filter((stop) => stop.includes('Table of'))).toEqual([]); // what fits is not scrolled
      if (!path.endsWith('sources')) return;
      const size = page.viewportSize()!;
      await page.setViewportSize({ ...size, width: 320 });
      await expect(page.getByRole('region', { name: /^Table of/ })).toHaveAttribute('tabindex', '0');
      await page.setViewportSize(size);
    });
  }
});

test('the link to skip the navigation leads to what is behind it', async ({ page }) => {
  await page.goto('/dashboards/list');
  await expect(page.getByRole('rowheader', { name: 'Shop' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Import' })).toBeFocused();
});

test('rows of a tile and a legend are one stop, which the arrow keys go through', async ({ page, request }) => {
  const dashboard = (await list(request, 'dashboards')).find((d) => d.name === 'Shop')!;
  await page.goto(`/dashboards/${dashboard.id}?from=now-1d&to=now`);
  const rows = page.getByRole('group', { name: 'Latest errors' }).locator('tbody').getByRole('button');
  await expect(rows.nth(5)).toBeAttached();
  await rows.first().focus();
  const at = page.locator(':focus');
  for (let n = 1; n <= 40; n++) { // beyond those that were drawn at first
    await page.keyboard.press('ArrowDown');
    await expect(at).toHaveAttribute('data-stop', String(n));
  }
  await expect(at).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(at).toHaveAttribute('data-stop', '39');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Infrastructure' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(at).toHaveAttribute('data-stop', '39');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
});

test('texts and legends are stops only where they are larger than their place', async ({ page, request }) => {
  const source = (await list(request, 'sources')).find((s) => s.kind === 'log')!;
  const place = { x: 0, w: 12, h: 8 };
  const counts = (...wheres: string[]) => wheres.map((where) => ({ aggFn: 'count', where, whereLanguage: 'lucene' }));
  const chart = { displayType: 'line', sourceId: source.id };
  const { id } = await call(request, 'POST', 'dashboards', {
    name: 'Small and large',
    tiles: [
      { ...place, name: 'Short', y: 0, config: { displayType: 'markdown', markdown: 'One line.' } },
      { ...place, name: 'Long', y: 8, config: { displayType: 'markdown', markdown: 'A line.\n\n'.repeat(40) } },
      { ...place, name: 'Two lines', y: 16, config: { ...chart, select: counts('', 'SeverityText:error') } },
      { ...place, name: 'Many lines', y: 24, config: { ...chart, select: counts(''), groupBy: 'ServiceName' } },
    ],
  });
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto(`/dashboards/${id}?from=now-1d&to=now`);
  const texts = page.getByRole('group', { name: 'Text' });
  const legends = page.getByRole('group', { name: 'Legend' });
  await expect(texts).toHaveCount(2);
  await expect(legends).toHaveCount(2);
  await expect(texts.last()).toHaveAttribute('tabindex', '0');
  await expect(legends.last()).toHaveAttribute('tabindex', '0');
  await expect(texts.first()).not.toHaveAttribute('tabindex');
  await expect(legends.first()).not.toHaveAttribute('tabindex');

  await page.goto('/start');
  const snippet = page.getByRole('region', { name: /^Example/ });
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(snippet).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 2560, height: 800 });
  await expect(snippet).not.toHaveAttribute('tabindex');
});
