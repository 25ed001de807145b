import { readFileSync } from 'node:fs';
import { accessible, expect, picture, test } from './fixtures';

const file = (name: string) => readFileSync(new URL(`../../../service/testdata/import/${name}.json`, import.meta.url), 'utf8');

test('a dashboard of Grafana is looked through before it is stored, and an export of it can be imported', async ({ page, baseURL }) => {
  await page.goto('/dashboards/list');
  await page.getByRole('link', { name: 'Import' }).click();
  const form = page.getByRole('form', { name: 'Import' });
  const json = form.getByRole('textbox', { name: 'Dashboard JSON' });
  await json.fill('name: x');
  await expect(form.getByText('Invalid JSON.')).toBeVisible();
  await json.fill(file('grafana'));
  await accessible(page);
  await json.press('Tab');
  await form.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be imported completely' })).toBeVisible();
  const notes = page.getByRole('region', { name: 'Import notes' });
  await expect(notes.getByRole('cell', { name: /prometheus/ }).first()).toBeVisible();
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  await picture(page, 'import');
  await accessible(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Taken over');
  const before = (await (await page.request.get(`${baseURL}/api/v2/dashboards?name=Taken over`)).json()).data;
  expect(before).toEqual([]);
  await page.getByRole('button', { name: 'Create dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Taken over' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const exported = await downloading;
  expect(exported.suggestedFilename()).toBe('Taken over.json');
  await page.goto('/dashboards/import');
  await page.locator('input[type=file]').setInputFiles(await exported.path());
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('Everything was imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(json).toHaveValue(/"Taken over"/);
  for (const { id } of (await (await page.request.get(`${baseURL}/api/v2/dashboards?name=Taken over`)).json()).data) {
    await page.request.delete(`${baseURL}/api/v2/dashboards/${id}`);
  }
});

test('a new dashboard begins with a ready one', async ({ page, baseURL }) => {
  await page.goto('/dashboards/list');
  await page.getByRole('button', { name: 'New dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'New dashboard' });
  await accessible(page);
  await dialog.getByRole('link', { name: 'HTTP services' }).click();
  await expect(page.getByText('Everything was imported.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Requests', exact: true }).getByText(/^[\d.]+k?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Requests: view as table', exact: true }).press('Enter');
  await expect(page.getByRole('group', { name: 'Data of Requests' }).getByRole('cell', { name: /^[\d.]+k?$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await picture(page, 'ready');
  await page.getByRole('button', { name: 'Create dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HTTP services' })).toBeVisible();
  await page.request.delete(`${baseURL}/api/v2${new URL(page.url()).pathname}`);
});

test('filters, containers and tabs are made by forms, with the keyboard alone', async ({ page, baseURL }) => {
  const body = { name: 'Formed', tiles: [{ name: 'Text', x: 0, y: 0, w: 6, h: 4, config: { displayType: 'markdown', markdown: 'Hello' } }] };
  const { data } = await (await page.request.post(`${baseURL}/api/v2/dashboards`, { data: body })).json();
  await page.goto(`/dashboards/${data.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Formed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Filters and containers' }).press('Enter');
  await page.getByRole('button', { name: 'Add filter' }).press('Enter');
  const filter = page.getByRole('group', { name: 'Filter Service' });
  await expect(filter.getByRole('textbox', { name: 'Expression' })).toHaveValue('ServiceName');
  await page.getByRole('button', { name: 'Add container' }).press('Enter');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Main');
  await page.getByRole('button', { name: 'Add tab to Main' }).press('Enter');
  await page.getByRole('textbox', { name: 'Title of tab 1 of Main' }).fill('First');
  await picture(page, 'structure');
  await accessible(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'First' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Service' })).toBeVisible();
  const saved = (await (await page.request.get(`${baseURL}/api/v2/dashboards/${data.id}`)).json()).data;
  expect(saved.containers).toMatchObject([{ title: 'Main', tabs: [{ title: 'First' }] }]);
  expect(saved.filters).toMatchObject([{ name: 'Service', expression: 'ServiceName' }]);
  await page.request.delete(`${baseURL}/api/v2/dashboards/${data.id}`);
});
