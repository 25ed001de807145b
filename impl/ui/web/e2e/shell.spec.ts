import { accessible, expect, picture, test } from './fixtures';

test('the theme is kept, and there before the page is', async ({ page }) => {
  await page.goto('/team');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
});

test('a page that is not there says so', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'start here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
});
