import { accessible, expect, picture, test } from './fixtures';

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
  await dialog.getByRole('textbox', { name: 'Name of the tile' }).fill('Rows of services');
  await dialog.getByRole('combobox', { name: 'Dashboard' }).selectOption({ label: 'A new one, called the same' });
  await accessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rows of services' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Rows of services\. frontend from/ })).toBeVisible();

  await page.goto('/chart');
  await expect(result.getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Add to dashboard' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the tile' }).fill('Second');
  await dialog.getByRole('combobox', { name: 'Dashboard' }).selectOption({ label: 'Rows of services' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Second' }).getByText('From the link')).toBeInViewport();
});

test.describe('mistakes', () => {
  test.use({ expected: [/400 \(Bad Request\)/] });
  test('are said where the result would be', async ({ page }) => {
    await page.goto('/chart');
    await page.getByRole('form', { name: 'Chart' }).getByRole('textbox', { name: 'Group by' }).fill('Nowhere(');
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('alert')).toBeVisible();
  });
});
