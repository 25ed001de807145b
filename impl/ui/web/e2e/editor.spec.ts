import { accessible, expect, hold, picture, test } from './fixtures';

const rows = 'tr[data-index]';

test('fields and values are offered while a filter is written', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  await expect(page.locator(rows).first()).toBeVisible();
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await expect(filter).toHaveAttribute('contenteditable', 'true');
  await filter.focus();
  await page.keyboard.type('Servi');
  // While values are looked up, the list of before stays without being one to choose from.
  const offered = page.locator('.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)');
  await expect(offered.getByRole('option', { name: /^ServiceName/ })).toBeVisible();
  await picture(page, 'completion');
  await accessible(page);
  await page.keyboard.press('Tab');
  await expect(filter).toHaveText('ServiceName:');
  await page.keyboard.type('che');
  await expect(offered.getByRole('option', { name: 'checkout', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(filter).toHaveText('ServiceName:"checkout"');
  expect(new URL(page.url()).searchParams.get('where')).toBeNull();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('where') === 'ServiceName:"checkout"');
  await expect(page.locator(rows).first()).toContainText('checkout');
});

test('what is typed while a filter is being run stays', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  await expect(page.locator(rows).first()).toBeVisible();
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await expect(filter).toHaveAttribute('contenteditable', 'true');
  await filter.fill('SeverityText:error');
  // At once, before the page can have the new link.
  await page.evaluate(() => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true }));
    document.execCommand('insertText', false, ' cart');
  });
  await expect(page).toHaveURL((url) => url.searchParams.get('where') === 'SeverityText:error');
  await expect(page.locator(rows).filter({ hasNotText: 'error' })).toHaveCount(0);
  await expect(filter).toHaveText('SeverityText:error cart');
});

test('the last filters come back by arrow, and SQL completes too', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await expect(filter).toHaveAttribute('contenteditable', 'true');
  await expect(page.locator(rows).first()).toBeVisible();
  for (const where of ['SeverityText:error', 'SeverityText:warn']) {
    await filter.fill(where);
    await filter.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('where') === where);
    await expect(filter).toHaveText(where);
  }
  await filter.focus();
  await filter.press('ArrowUp');
  await filter.press('ArrowUp');
  await expect(filter).toHaveText('SeverityText:error');
  await filter.press('ArrowDown');
  await expect(filter).toHaveText('SeverityText:warn');

  await page.getByText('SQL', { exact: true }).click();
  await expect(filter).toHaveText('SeverityText:warn');
  await filter.fill('');
  await page.keyboard.type("ServiceName = 'pay");
  const offered = page.locator('.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)');
  await expect(offered.getByRole('option', { name: 'payment', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(filter).toHaveText("ServiceName = 'payment'");
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('whereLanguage') === 'sql');
  await expect(page.locator(rows).first()).toContainText('payment');
});

test('the plain field is there at once, and the editor takes over what is written in it', async ({ page }) => {
  const release = await hold(page, /\/assets\/editor-/);
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('SeverityTxt');
  await page.keyboard.press('ArrowLeft');
  await expect(filter).toHaveValue('SeverityTxt');
  await release();
  await expect(filter).toHaveAttribute('contenteditable', 'true');
  await expect(filter).toBeFocused();
  await page.keyboard.type('!');
  await expect(filter).toHaveText('SeverityTx!t');
});

test.describe('mistakes', () => {
  test.use({ expected: [/400 \(Bad Request\)/] });
  test('what the server refuses is underlined until it is changed', async ({ page }) => {
    await page.goto('/search?from=now-1h&to=now&isLive=false');
    const filter = page.getByRole('textbox', { name: 'Filter' });
    await expect(filter).toHaveAttribute('contenteditable', 'true');
    await filter.fill('cart Body:"oops');
    await filter.press('Enter');
    await expect(page.getByRole('alert')).toContainText('quote is not closed');
    await expect(filter).toHaveAttribute('aria-invalid', 'true');
    const part = filter.getByText('"oops').last();
    await expect.poll(() => part.evaluate((el) => getComputedStyle(el.parentElement!).textDecorationStyle + getComputedStyle(el).textDecorationStyle)).toContain('wavy');
    await picture(page, 'mistake');
    await accessible(page);
    await page.keyboard.type('"');
    await expect.poll(() => filter.evaluate((el) => [...el.querySelectorAll('span')].some((s) => getComputedStyle(s).textDecorationStyle === 'wavy'))).toBe(false);
  });
});
