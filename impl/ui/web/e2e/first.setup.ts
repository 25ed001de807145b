import { accessible, expect, picture, setUp, test } from './fixtures';
import { state } from './output';

test('the owner is set up by the link that the server prints', async ({ page }) => {
  await page.goto(process.env.SETUP_URL!);
  await expect(page.getByRole('heading', { name: 'Set up obstack' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await picture(page, 'setup');
  await accessible(page);
  await setUp(page);
  await page.waitForURL((url) => !url.pathname.startsWith('/setup'));
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await page.context().storageState({ path: state });
});
