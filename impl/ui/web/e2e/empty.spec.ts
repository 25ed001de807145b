import { accessible, expect, picture, test } from './fixtures';

// The lists of the demo have something in them, so the browser gets answers without it.
for (const { path, lists, why, ways } of [
  {
    path: '/dashboards/list', lists: 'dashboards', why: 'No dashboards yet.',
    ways: [['button', 'Create dashboard'], ['link', 'HTTP services'], ['link', 'import a dashboard']],
  },
  { path: '/search/list', lists: 'saved-searches', why: 'No saved searches yet.', ways: [['link', 'Go to search']] },
  { path: '/alerts', lists: 'alerts', why: 'No alerts yet.', ways: [['link', 'Create alert']] },
  { path: '/deliveries', lists: 'deliveries', why: 'No notifications yet.', ways: [['link', 'Alerts'], ['link', 'Webhooks']] },
] as { path: string; lists: string; why: string; ways: ['link' | 'button', string][] }[]) {
  test(`an empty list leads on: ${lists}`, async ({ page }) => {
    await page.route(new RegExp(`/api/v2/${lists}(\\?|$)`), (route) => route.fulfill({ json: { data: [], meta: { total: 0, limit: 100, offset: 0 } } }));
    await page.goto(path);
    const empty = page.getByRole('main').getByRole('status').filter({ hasText: why });
    for (const [role, name] of [...ways, ['link', 'Send data'] as const]) await expect(empty.getByRole(role, { name })).toBeVisible();
    await picture(page, `empty-${lists}`);
    await accessible(page);
    const [role, name] = ways[0]!;
    await empty.getByRole(role, { name }).click();
    if (role === 'button') await expect(page.getByRole('dialog', { name: 'New dashboard' })).toBeVisible();
    else await expect(page).not.toHaveURL(path);
  });
}

test('what a list is narrowed to and does not have can be widened', async ({ page }) => {
  for (const [path, name] of [['/dashboards/list', 'Search dashboards'], ['/search/list', 'Search by name or tag'], ['/alerts', 'Search alerts']]) {
    await page.goto(path!);
    const find = page.getByRole('textbox', { name });
    await find.fill('nothing is called this');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(find).toHaveValue('');
  }
});

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expected: [/401 \(Unauthorized\)/] });

  test('the first steps say nothing of a server that is not known yet', async ({ page }) => {
    await page.goto('/start');
    await expect(page.getByRole('dialog', { name: 'Sign in to obstack' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'First steps', includeHidden: true })).toBeVisible();
    await expect(page.getByText('OTLP/HTTP endpoint')).toHaveCount(0);
  });
});
