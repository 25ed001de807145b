import { accessible, expect, hold, picture, test } from './fixtures';

test('a chart is made without a dashboard, kept in the link, and added to a new one', async ({ page }) => {
  await page.goto('/chart');
  const form = page.getByRole('form', { name: 'Chart' });
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('img')).toBeVisible();
  await form.getByRole('textbox', { name: 'Group by' }).fill('ServiceName');
  await expect(result.getByRole('button', { name: 'frontend' })).toBeVisible();
  await expect(page).toHaveURL((url) => (url.searchParams.get('config') ?? '').includes('"groupBy":"ServiceName"'));
  await picture(page, 'chart');
  await accessible(page);
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Group by' })).toHaveValue('ServiceName');
  await page.getByRole('button', { name: 'Add to dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to dashboard' });
  await dialog.getByRole('textbox', { name: 'Tile name' }).fill('Rows of services');
  await dialog.getByRole('combobox', { name: 'Dashboard' }).selectOption({ label: 'New dashboard' });
  await accessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rows of services' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Rows of services\. frontend from/ })).toBeVisible();

  await page.goto('/chart');
  await expect(result.getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Add to dashboard' }).click();
  await dialog.getByRole('textbox', { name: 'Tile name' }).fill('Second');
  await dialog.getByRole('combobox', { name: 'Dashboard' }).selectOption({ label: 'Rows of services' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Second' }).getByText('Linked tile')).toBeInViewport();
});

test('a chart that is left while it is being changed stays left', async ({ page }) => {
  await page.goto('/chart');
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('img')).toBeVisible();
  const dashboards = await hold(page, /\/assets\/Dashboards-.*\.js/);
  await page.getByRole('form', { name: 'Chart' }).getByRole('textbox', { name: 'Group by' }).fill('ServiceName');
  await page.getByRole('link', { name: 'Dashboards' }).click();
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'frontend' })).toBeVisible();
  await dashboards();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboards' })).toBeVisible();
  await expect(page).toHaveURL('/dashboards/list');
});

test.describe('mistakes', () => {
  test.use({ expected: [/400 \(Bad Request\)/] });
  test('are said where the result would be', async ({ page }) => {
    await page.goto('/chart');
    await page.getByRole('form', { name: 'Chart' }).getByRole('textbox', { name: 'Group by' }).fill('Nowhere(');
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('alert')).toBeVisible();
  });
});

test('charts are read as tables, without a mouse', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  const button = page.getByRole('button', { name: 'Rows over time: view as table' });
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rows over time' });
  await expect(dialog.getByRole('columnheader', { name: 'Time' })).toBeVisible();
  await expect(dialog.getByRole('columnheader', { name: 'info' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: /^\d+$/ }).first()).toBeVisible();
  await picture(page, 'chart-table');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.goto('/chart');
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('v');
  const table = page.getByRole('group', { name: 'Chart data' });
  await expect(table.getByRole('cell', { name: /^\d+$/ }).first()).toBeVisible();
  await page.keyboard.press('v');
  await expect(table).toHaveCount(0);
});
