import { accessible, expect, go, palette, picture, test } from './fixtures';

const rows = 'tr[data-index]';

test('the palette leads to pages, dashboards, saved searches and sources by name', async ({ page }) => {
  await page.goto('/sources');
  await expect(page.getByRole('rowheader', { name: 'Traces' })).toBeVisible();
  const find = await palette(page);
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await expect(dialog.getByRole('option', { name: /Saved search$/ }).or(dialog.getByRole('option', { name: /Dashboard$/ })).first()).toBeVisible();
  await picture(page, 'palette');
  await accessible(page);
  await page.keyboard.type('payment alert');
  await expect(dialog.getByRole('option')).toHaveText(['High payment error rateAlert']);
  await find.fill('traces source');
  await expect(dialog.getByRole('option')).toHaveText(['TracesSource']);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue(new URL(page.url()).searchParams.get('source')!);
  await expect(page.getByRole('columnheader', { name: 'SpanName' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Filter' }).click();
  await (await palette(page)).pressSequentially('no such name');
  await expect(dialog.getByText('No results')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('keys go to pages, and none does anything while somebody types', async ({ page }) => {
  await page.goto('/search/list');
  await expect(page.getByRole('link', { name: 'High payment error rate' })).toBeVisible();
  await go(page, 's', '/search');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('expand row inline')).toBeVisible();
  await picture(page, 'keys');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await filter.click();
  await page.keyboard.type('?[-tgs');
  await expect(filter).toHaveText(/^\?\[-tgs/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === '/search' && !url.searchParams.has('from'));
});

test('c copies a link to the minutes that are shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/search?from=now-3h&to=now&isLive=false');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(Number(link.searchParams.get('to')) - Number(link.searchParams.get('from'))).toBe(3 * 3_600_000);
});
