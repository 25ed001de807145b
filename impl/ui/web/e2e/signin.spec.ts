import { accessible, expect, owner, picture, test } from './fixtures';

test.use({ expected: [/401 \(Unauthorized\)/] });

const rows = 'tr[data-index]';

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the pages to sign in and to set up look like the UI, in the ${colorScheme} theme`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
      await context.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme); // which wins over the system
      const page = await context.newPage();
      for (const path of ['/login', '/setup#token=obs_reset_x', '/setup', '/oidc/start?return=nowhere']) {
        await page.goto(baseURL + path);
        const loaded = () => page.evaluate(async () => [...(await document.fonts.ready)].some((f) => f.family.includes('Inter Variable') && f.status === 'loaded'));
        expect(await loaded()).toBe(true);
        await expect(page.locator('body')).toHaveCSS('color', colorScheme === 'light' ? 'rgb(28, 32, 36)' : 'rgb(230, 232, 235)');
        await picture(page, `page-${colorScheme}${path.replaceAll(/\W+/g, '-')}`);
        await accessible(page);
      }
      await page.goto(`${baseURL}/login`);
      await page.getByLabel('Password', { exact: true }).fill('seen on request');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
      await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText('The email address or password is wrong');
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await page.keyboard.type(owner.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: `${owner.name} admin, account` })).toBeVisible();
      await context.close();
    });
  }

  test('a link opens after signing in over it', async ({ page }) => {
    await page.goto('/search?from=now-3h&to=now&isLive=false&where=SeverityText%3Aerror');
    const dialog = page.getByRole('dialog', { name: 'Sign in to obstack' });
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
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

  test('the identity provider is asked for the page that is open', async ({ page }) => {
    await page.goto('/search?from=now-3h&to=now&isLive=false&where=Body%3Aa%5Cb');
    const link = page.getByRole('dialog', { name: 'Sign in to obstack' }).getByRole('link', { name: 'Sign in with the identity provider' });
    await expect(link).toBeVisible();
    const target = new URL((await link.getAttribute('href'))!);
    expect(target.pathname).toBe('/oidc/start');
    expect(target.searchParams.get('return')).toMatch(/^\/search\?from=now-3h&to=now&isLive=false&where=Body%3Aa%5Cb/);
  });

  test('a set-up link works once', async ({ page }) => {
    await page.goto(process.env.SETUP_URL!);
    await page.getByRole('textbox', { name: 'Name' }).fill('Eve');
    await page.getByRole('textbox', { name: 'Email' }).fill('eve@example.com');
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('a session that ends in the middle of work loses nothing', async ({ page, context }) => {
  await page.goto('/search?from=now-3h&to=now&isLive=false');
  // What asks after the rows is done, so that the filter alone misses the session.
  await expect(page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: /^checkout/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Filter' }).fill('SeverityText:error');
  await context.clearCookies();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in to obstack' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveText('SeverityText:error');
  await expect(page.locator(rows).first()).toContainText('error');
});

test.describe('another person', () => {
  test.use({ expected: [/401 \(Unauthorized\)/] });
  test('who signs in over a page gets one of their own', async ({ page, context, browser, baseURL }) => {
    const bob = { email: `bob-${Date.now()}@example.com`, password: 'Calm-meadow-4711' };
    const invited = await page.request.post('/api/v2/team/invitation', { data: { email: bob.email, name: 'Bob', role: 'viewer' } });
    const token = new URL(((await invited.json()) as { data: { url: string } }).data.url).searchParams.get('token')!;
    const join = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const form = await join.newPage();
    await form.goto(`${baseURL}/join-team?token=${encodeURIComponent(token)}`);
    await form.getByLabel('Name').fill('Bob');
    await form.getByLabel('Password', { exact: true }).fill(bob.password);
    await form.getByLabel('Confirm password', { exact: true }).fill(bob.password);
    await form.getByRole('button', { name: 'Join' }).click();
    await expect(form.getByRole('heading', { name: 'Welcome, Bob' })).toBeVisible();
    await join.close();

    await page.goto('/search?from=now-3h&to=now&isLive=false');
    await expect(page.getByRole('button', { name: `Sign out ${owner.name}` })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Fields' }).getByRole('button', { name: /^checkout/ })).toBeVisible(); // as above
    await context.clearCookies();
    await page.evaluate(() => ((window as unknown as { old: boolean }).old = true));
    await page.getByRole('textbox', { name: 'Filter' }).fill('SeverityText:error');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign in to obstack' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(bob.email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(bob.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sign out Bob' })).toBeVisible();
    expect(await page.evaluate(() => 'old' in window)).toBe(false);
  });
});

test.describe('a server that is away', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });
  test('is said when somebody signs out', async ({ page, context }) => {
    await page.goto('/sources');
    const out = page.getByRole('button', { name: `Sign out ${owner.name}` });
    await expect(out).toBeVisible();
    await context.setOffline(true);
    await out.click();
    const dialog = page.getByRole('dialog', { name: 'You are still signed in' });
    await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.');
    await accessible(page);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});
