import type { BrowserContext, Page } from '@playwright/test';
import { expect, kept, owner, test } from './fixtures';

test.use({ expected: [/401 \(Unauthorized\)/] });

const rows = (page: Page) => page.locator('tr[data-index]');

/** Visits pages by links, by reloads and by links from elsewhere. */
async function visitPages(page: Page, base: string) {
  const { pathname } = new URL(base);
  await page.goto(`${base}/`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboards' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `${pathname}/dashboards/list`);
  await page.getByRole('link', { name: 'Shop' }).click();
  const tile = page.getByRole('group', { name: 'Error rate', exact: true }).getByText(/^[\d.]+ %$/);
  await expect(tile).toBeVisible();
  await page.reload();
  await expect(tile).toBeVisible();
  await page.goto(`${base}/search?from=now-1h&to=now&isLive=false&where=ServiceName%3Apayment`);
  await expect(rows(page).first()).toContainText('payment');
}

/** Signs in by the server's own page, which leads back below the path, and expects that nothing was loaded from elsewhere. */
async function signInAgain(page: Page, context: BrowserContext, base: string) {
  await context.clearCookies();
  await page.goto(`${base}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(page.url().startsWith(`${base}/`)).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name).filter((name) => !name.startsWith(document.baseURI)))).toEqual([]);
}

test.describe('a proxy that keeps the path', () => {
  test.use({ extraHTTPHeaders: { 'Keep-Path': 'yes' } });
  test('the UI works below it', async ({ page, context, baseURL }) => {
    const first = await page.goto(`${baseURL!}/`);
    expect(await first!.headerValue('Path')).toBe('kept');
    await visitPages(page, baseURL!);
    await signInAgain(page, context, baseURL!);
  });
});

test('the UI works below the path of a proxy that removes it', async ({ page, context, baseURL }) => {
  const base = baseURL!;
  const { pathname } = new URL(base);
  await visitPages(page, base);

  // Code that is loaded on demand.
  await page.getByRole('textbox', { name: 'Filter' }).fill('Serv');
  await expect(page.getByRole('option', { name: /^ServiceName/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await rows(page).first().click();
  await expect(page.getByRole('complementary', { name: 'Row' }).getByRole('textbox', { name: 'Search this row' })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('13px "Inter Variable"'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.goForward();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${base}/search?from=now-1h&to=now&isLive=false`);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).startsWith(`${base}/search?`)).toBe(true);

  // What changes something is taken, and the session counts and ends.
  await page.goto(`${base}/team?tab=account`);
  await kept(page, () => page.getByText('Dark', { exact: true }).click());
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto(`${base}/search/list`);
  await kept(page, () => page.getByRole('button', { name: 'Star Payment errors' }).click());
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payment errors' })).toBeVisible();
  await page.getByRole('button', { name: `Sign out ${owner.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to obstack' });
  const provider = dialog.getByRole('link', { name: 'Sign in with the identity provider' });
  expect(new URL((await provider.getAttribute('href'))!).pathname).toBe(`${pathname}/oidc/start`);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Payment errors', exact: true }).first()).toBeVisible();

  await signInAgain(page, context, base);
});
