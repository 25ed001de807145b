import { accessible, expect, owner, picture, state, test } from './fixtures';

test.use({ expected: [/400 \(Bad Request\)/] });

test('the owner is set up by the link that the server prints', async ({ page }) => {
  await page.goto(process.env.SETUP_URL!);
  await expect(page.getByRole('heading', { name: 'Set up obstack' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.getByRole('textbox', { name: 'Name' }).fill(owner.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/password/i);
  await picture(page, 'setup');
  await accessible(page);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Sign out ${owner.name}` })).toBeVisible();
  await page.context().storageState({ path: state });
});
