import { expect, kept, test } from './fixtures';

test('the theme is kept, and there before the page is', async ({ page, baseURL }) => {
  await page.goto('/team');
  await kept(page, () => page.getByRole('button', { name: 'Use the dark theme' }).click());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  await page.request.put(`${baseURL}/api/v2/me/preferences`, { data: {} }); // it follows the person into other tests
});

test('a page that is not there says so', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.goto('/team?tab=nothing');
  await expect(page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'start page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
});

test('a browser whose language Intl refuses shows charts', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix' }));
  await page.goto('/search?from=now-3h&to=now&isLive=false');
  await expect(page.getByRole('figure').or(page.locator('canvas')).first()).toBeVisible();
});
