import { expect, kept, owner, setUp, test } from './fixtures';

test.use({ expected: [/401 \(Unauthorized\)/] });

test('below the path of a proxy all is as it is elsewhere', async ({ page, context, baseURL }) => {
  const base = baseURL!;
  const { pathname } = new URL(base);
  const rows = page.locator('tr[data-index]');
  const below = (path: string) => expect(page).toHaveURL((url) => url.pathname === pathname + path);

  await page.goto(process.env.SETUP_URL!);
  await setUp(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(page.url().startsWith(`${base}/`)).toBe(true);

  await page.getByRole('link', { name: 'Dashboards' }).click();
  await below('/dashboards/list');
  await page.getByRole('link', { name: 'Shop' }).click();
  const tile = page.getByRole('group', { name: 'Error share', exact: true }).getByText(/^[\d.]+ %$/);
  await expect(tile).toBeVisible();
  await page.reload();
  await expect(tile).toBeVisible();

  // A link from elsewhere, with what is loaded on demand.
  await page.goto(`${base}/search?from=now-1h&to=now&isLive=false&where=ServiceName%3Apayment`);
  await expect(rows.first()).toContainText('payment');
  await page.getByRole('textbox', { name: 'Filter' }).fill('Serv');
  await expect(page.getByRole('option', { name: /^ServiceName/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await rows.first().click();
  await expect(page.getByRole('complementary', { name: 'Row' }).getByRole('textbox', { name: 'Find in this row' })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('13px "Inter Variable"'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.goForward();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${base}/search?from=now-1h&to=now&isLive=false`);
  await expect(rows.first()).toBeVisible();
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
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(owner.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Payment errors', exact: true }).first()).toBeVisible();

  // The server's own page to sign in leads back below the path.
  await context.clearCookies();
  await page.goto(`${base}/login`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(page.url().startsWith(`${base}/`)).toBe(true);

  expect(await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name).filter((name) => !name.startsWith(document.baseURI)))).toEqual([]);
});
