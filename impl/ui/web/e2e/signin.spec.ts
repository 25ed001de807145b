import { accessible, expect, owner, picture, test } from './fixtures';

test.use({ expected: [/401 \(Unauthorized\)/] });

const rows = 'tr[data-index]';

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a link opens after signing in over it', async ({ page }) => {
    await page.goto('/search?from=now-3h&to=now&isLive=false&where=SeverityText%3Aerror');
    const dialog = page.getByRole('dialog', { name: 'Sign in to obstack' });
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    await picture(page, 'signin');
    await accessible(page);
    await page.keyboard.type(owner.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wrong-harbour-42');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator(rows).first()).toContainText('error');
    await page.getByRole('button', { name: `Sign out ${owner.name}` }).click();
    await expect(dialog).toBeVisible();
  });

  test('a set-up link works once', async ({ page }) => {
    await page.goto(process.env.SETUP_URL!);
    await page.getByRole('textbox', { name: 'Name' }).fill('Eve');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('eve@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('a session that ends in the middle of work loses nothing', async ({ page, context }) => {
  await page.goto('/search?from=now-3h&to=now&isLive=false');
  await expect(page.locator(rows).first()).toBeVisible();
  await context.clearCookies();
  await page.getByRole('textbox', { name: 'Filter' }).fill('SeverityText:error');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in to obstack' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(owner.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('SeverityText:error');
  await expect(page.locator(rows).first()).toContainText('error');
});
