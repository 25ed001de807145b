import { accessible, expect, owner, picture, state, test } from './fixtures';

test('the owner is set up by the link that the server prints', async ({ page }) => {
  await page.goto(process.env.SETUP_URL!);
  await expect(page.getByRole('heading', { name: 'Set up' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await picture(page, 'setup');
  await accessible(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(owner.name);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(owner.email);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(owner.password);
  await page.getByRole('textbox', { name: 'New password, once more' }).fill(owner.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/setup'));
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await page.context().storageState({ path: state });
});
