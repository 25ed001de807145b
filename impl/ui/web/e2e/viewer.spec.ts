import { list } from './alarms';
import { expect, test } from './fixtures';

/** Buttons that change something for others, which need another role. */
const changes = /^(Save$|Create(?! an API key)|Add to|Revoke|Apply|Send test|Delete|Edit|Duplicate|Silence|Test|Redeliver|Invite|Remove|Import|Rotate|New (?!search|personal key))/;

test('a viewer meets no refusal on any page, and no button that needs another role', async ({ page, browser, baseURL }) => {
  const invited = await page.request.post('/api/v2/team/invitation', { data: { email: `wim-${Date.now()}@example.com`, role: 'viewer' } });
  const token = new URL(((await invited.json()) as { data: { url: string } }).data.url).searchParams.get('token')!;
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const password = 'Calm-meadow-4711';
  const joined = await context.request.post(`${baseURL}/join-team`, { form: { token, name: 'Wim', password, repeat: password }, maxRedirects: 0 });
  expect(joined.status()).toBe(303);

  const viewer = await context.newPage();
  const refusals: string[] = [];
  viewer.on('response', (r) => {
    if (r.status() === 403) refusals.push(`${r.request().method()} ${r.url()} on ${viewer.url()}`);
  });
  const [alert] = await list(page.request, 'alerts');
  const [saved] = await list(page.request, 'saved-searches');
  const [dashboard] = await list(page.request, 'dashboards');
  const { tiles } = dashboard as unknown as { tiles: { id: string; config: { displayType: string } }[] };
  const tile = `/dashboards/${dashboard!.id}/tiles/${tiles.find((t) => t.config.displayType === 'line')!.id}`;
  const paths = [
    '/welcome', '/start', '/search', `/search/${saved!.id}`, '/search/list', '/dashboards/list', `/dashboards/${dashboard!.id}`, tile, `${tile}?edit=true`,
    '/dashboards/import', '/chart', '/alerts', `/alerts/${alert!.id}`, `/alerts/${alert!.id}/edit`, `/alerts/new?savedSearch=${saved!.id}`, '/deliveries',
    ...['members', 'sources', 'connections', 'webhooks', 'keys', 'audit', 'account'].map((tab) => `/team?tab=${tab}`),
  ];
  for (const path of paths) {
    await viewer.goto(baseURL + path);
    await expect(viewer.getByRole('heading', { level: 1 })).toBeVisible();
    await viewer.waitForLoadState('networkidle');
    await expect(viewer.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const offered = await viewer
      .locator('main :is(button, a):visible:enabled')
      .evaluateAll((all) => all.filter((e) => e.getAttribute('aria-disabled') !== 'true').map((e) => e.getAttribute('aria-label') ?? e.textContent ?? ''));
    expect(offered.filter((name) => changes.test(name)), path).toEqual([]);
  }
  expect(refusals).toEqual([]);
  await context.close();
});
