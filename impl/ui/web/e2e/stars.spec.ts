import { expect, kept, picture, test } from './fixtures';
import { state } from './output';

test.afterEach(async ({ page, baseURL }) => {
  await page.request.put(`${baseURL}/api/v2/me/preferences`, { data: {} });
});

test('what is starred stands below the navigation, in every browser of the person', async ({ page, browser, baseURL }) => {
  await page.goto('/dashboards/list');
  const star = page.getByRole('button', { name: 'Star Shop' });
  await kept(page, () => star.click());
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const starred = page.getByRole('list', { name: 'Starred' });
  await expect(starred.getByRole('link', { name: 'Shop' })).toBeVisible();
  await page.goto('/search/list');
  const search = page.getByRole('button', { name: /^Star / }).first();
  const name = (await search.getAttribute('aria-label'))!.slice('Star '.length);
  await kept(page, () => search.click());
  await expect(starred.getByRole('link')).toHaveText(['Shop', name]);
  await picture(page, 'stars');

  const other = await browser.newContext({ storageState: state, locale: 'en-US' });
  const second = await other.newPage();
  await second.goto(`${baseURL}/alerts`);
  await second.getByRole('list', { name: 'Starred' }).getByRole('link', { name: 'Shop' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await kept(second, () => second.getByRole('button', { name: 'Star Shop' }).click());
  await expect(second.getByRole('list', { name: 'Starred' }).getByRole('link')).toHaveText([name]);
  await other.close();
});

test('the theme follows the person', async ({ page, browser, baseURL }) => {
  await page.goto('/alerts');
  await kept(page, () => page.getByRole('button', { name: 'Use the dark theme' }).click());
  const other = await browser.newContext({ storageState: state, locale: 'en-US', colorScheme: 'light' });
  const second = await other.newPage();
  await second.goto(`${baseURL}/alerts`);
  await expect(second.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await other.close();
});

test('a theme that is chosen before the preferences are there is kept', async ({ page }) => {
  let answer!: () => void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/me/preferences', async (route) => {
    if (route.request().method() === 'GET') await asked;
    await route.continue();
  });
  await page.goto('/alerts');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const saved = page.waitForResponse((r) => r.url().endsWith('/me/preferences') && r.request().method() === 'PUT');
  answer();
  expect((await saved).request().postDataJSON()).toMatchObject({ theme: 'dark' });
});
