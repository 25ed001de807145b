import type { Page } from '@playwright/test';
import { call, list, remove } from './alarms';
import { accessible, expect, picture, test } from './fixtures';

const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).and(page.locator('[data-tile]'));
const status = (page: Page) => page.getByRole('group', { name: 'Editing' }).getByRole('status');

interface Body {
  id: string;
  name: string;
  tiles: { id: string; name: string; x: number; y: number; w: number; h: number; config: Record<string, unknown> }[];
}

/** Makes a dashboard with two texts, and opens it for editing. */
async function made(page: Page, name: string): Promise<Body> {
  const text = (title: string, x: number) => ({ name: title, x, y: 0, w: 12, h: 4, config: { displayType: 'markdown', markdown: `This is ${title}.` } });
  const response = await page.request.post('/api/v2/dashboards', { data: { name, tiles: [text('Left', 0), text('Right', 12)] } });
  const { data } = (await response.json()) as { data: Body };
  await page.goto(`/dashboards/${data.id}`);
  await expect(tile(page, 'Left').getByText('This is Left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await page.keyboard.press('e');
  await expect(status(page)).toHaveText('No changes.');
  await expect(page.getByRole('button', { name: 'Left: duplicate' })).toBeAttached(); // the grid that edits is loaded
  return data;
}

const stored = async (page: Page, id: string) => ((await (await page.request.get(`/api/v2/dashboards/${id}`)).json()) as { data: Body }).data;

test('a dashboard is built from nothing', async ({ page }) => {
  await page.goto('/dashboards/list');
  await page.getByRole('button', { name: 'New dashboard' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Built');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tiles yet. Add the first tile above.')).toBeVisible();
  await page.getByRole('button', { name: 'Add tile' }).click();
  const form = page.getByRole('form', { name: 'Tile' });
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('img')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Rows by service');
  await form.getByRole('textbox', { name: 'Group by' }).fill('ServiceName');
  await form.getByRole('textbox', { name: 'Where' }).fill('SeverityText:error');
  await expect(result.getByRole('button', { name: 'payment' })).toBeVisible();
  await result.getByRole('button', { name: 'Rows by service: view as table' }).press('Enter');
  const values = page.getByRole('dialog', { name: 'Rows by service' });
  await expect(values.getByRole('cell', { name: 'payment', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(values).toBeHidden();
  await picture(page, 'tile-editor');
  await accessible(page);
  await form.getByRole('combobox', { name: 'Visualization' }).selectOption({ label: 'Pie chart' });
  await expect(result.getByRole('img', { name: /payment \d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(form).toBeVisible(); // Escape closes the topmost alone
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rows by service · Built' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Editing' })).toBeHidden();
  await expect(page).toHaveURL(/\/tiles\/[0-9a-f]{24}/);
  await page.reload();
  await expect(page.getByRole('img', { name: /payment \d/ })).toBeVisible();
});

test('tiles are dragged, sized, copied and deleted, and nothing is stored before it is saved', async ({ page }) => {
  const { id } = await made(page, 'Moved');
  const left = tile(page, 'Left');
  const at = (await left.boundingBox())!;
  await page.mouse.move(at.x + 60, at.y + 14);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 300, { steps: 8 });
  await page.mouse.move(at.x + at.width + 70, at.y + 300, { steps: 8 });
  await page.mouse.up();
  await expect(status(page)).toContainText('“Left” moved');
  await page.getByRole('button', { name: 'Right: arrow keys move' }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Right: duplicate' }).click();
  await page.getByRole('button', { name: 'Left: delete', exact: true }).click();
  await expect(status(page)).toHaveText('Tile “Right” moved, Tile “Right (copy)” added, Tile “Left” deleted.');
  await picture(page, 'editing');
  await page.mouse.move(700, 800);
  await accessible(page);
  expect((await stored(page, id)).tiles.map((t) => t.name)).toEqual(['Left', 'Right']);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Editing' })).toBeHidden();
  const now = await stored(page, id);
  expect(now.tiles.map((t) => [t.name, t.w])).toEqual([['Right', 11], ['Right (copy)', 11]]);
  await expect(tile(page, 'Right (copy)')).toBeVisible();
});

test('leaving with changes asks, and discarding keeps what was', async ({ page }) => {
  await made(page, 'Kept');
  await page.getByRole('textbox', { name: 'Dashboard name' }).fill('Other');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog).toBeVisible();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Other' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kept' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
});

test.describe('two people at once', () => {
  test.use({ expected: [/412 \(Precondition Failed\)/] });
  test('lose nothing', async ({ page }) => {
    const mine = await made(page, 'Shared');
    await page.getByRole('button', { name: 'Left: duplicate' }).click();
    const theirs = { ...mine, tiles: mine.tiles.map((t) => (t.name === 'Right' ? { ...t, name: 'Theirs' } : t)) };
    expect((await page.request.put(`/api/v2/dashboards/${mine.id}`, { data: theirs })).status()).toBe(200);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Another user has saved this dashboard' });
    await expect(dialog.getByText('Tile “Theirs” changed')).toBeVisible();
    await expect(dialog.getByText('Tile “Left (copy)” added')).toBeVisible();
    await picture(page, 'conflict');
    await accessible(page);
    await dialog.getByRole('button', { name: 'Merge and review' }).click();
    await expect(tile(page, 'Theirs')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('group', { name: 'Editing' })).toBeHidden();
    expect((await stored(page, mine.id)).tiles.map((t) => t.name).sort()).toEqual(['Left', 'Left (copy)', 'Theirs']);
  });
});

test('the whole dashboard is edited as JSON, with what the server finds wrong', async ({ page }) => {
  const { id } = await made(page, 'Text');
  await page.getByRole('button', { name: 'JSON' }).click();
  const text = page.getByRole('textbox', { name: 'Dashboard JSON' });
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await accessible(page);
  const whole = await text.inputValue();
  await text.fill(whole.replace('"x": 12', '"x": 99'));
  await expect(page.getByText('Errors:')).toBeVisible();
  await expect(page.getByText('tiles.1.x')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await text.fill(whole.slice(1));
  await expect(page.getByText(/^Invalid JSON/)).toBeVisible();
  await text.fill(whole.replace('This is Right.', 'This came from JSON.'));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(tile(page, 'Right').getByText('This came from JSON.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Editing' })).toBeHidden();
  expect((await stored(page, id)).tiles[1]!.config.markdown).toBe('This came from JSON.');
});

test('deleting names what depends on it', async ({ page }) => {
  await page.goto('/dashboards/list');
  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete Shop?' })).toContainText('and 1 alert: Checkout errors.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Checkout errors: delete' }).click();
  await expect(status(page)).toContainText('Saving also deletes the alert Checkout errors.');
  await page.getByRole('button', { name: 'Discard' }).click();

  const { id } = await made(page, 'Gone');
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete Gone?' })).toContainText('No alerts use this dashboard.');
  await page.getByRole('button', { name: 'Delete dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboards' })).toBeVisible();
  expect((await page.request.get(`/api/v2/dashboards/${id}`)).status()).toBe(404);
});

test('numbers have the unit of their format or of their source, and ids are whole', async ({ page, request }) => {
  const connectionId = (await list(request, 'connections'))[0]!.id as string;
  const traces = (await list(request, 'sources')).find((s) => s.kind === 'trace')!;
  const sql = (displayType: string, sqlTemplate: string, more: object = {}) => ({ configType: 'sql', displayType, connectionId, sqlTemplate, ...more });
  const configs: Record<string, object> = {
    Size: sql('number', 'SELECT 512', { numberFormat: { output: 'byte', numericUnit: 'mebibytes' } }),
    Packets: sql('number', 'SELECT 512', { numberFormat: { output: 'data_rate', numericUnit: 'packets_sec' } }),
    Requests: sql('number', 'SELECT 1234567', { numberFormat: { output: 'throughput', numericUnit: 'rps', thousandSeparated: true } }),
    Longest: { displayType: 'number', sourceId: traces.id, select: [{ aggFn: 'max', valueExpression: 'Duration' }] },
    Ports: sql('table', 'SELECT 1234567 AS id, 8080 AS port, toNullable(2024) AS year, 18446744073709551615 AS hash, 1536 AS size', { columnFormats: { size: { output: 'byte' } } }),
    Memory: sql('line', 'SELECT $__timeInterval(Timestamp) AS time, max(1024) AS used FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY time ORDER BY time', {
      numberFormat: { output: 'byte', numericUnit: 'mebibytes' }, fillNulls: false, sourceId: (await list(request, 'sources')).find((s) => s.kind === 'log')!.id,
    }),
  };
  const tiles = Object.entries(configs).map(([name, config], i) => ({ name, x: (i % 2) * 12, y: Math.floor(i / 2) * 4, w: 12, h: 4, config }));
  const dashboard = await call(request, 'POST', 'dashboards', { name: 'Units', tiles });
  await page.goto(`/dashboards/${dashboard.id}?from=now-1h&to=now`);
  await expect(tile(page, 'Size').getByText('512 MiB', { exact: true })).toBeVisible();
  await expect(tile(page, 'Packets').getByText('512 packets/s', { exact: true })).toBeVisible();
  await expect(tile(page, 'Requests').getByText('1,234,567 req/s', { exact: true })).toBeVisible();
  await expect(tile(page, 'Longest').getByText(/^[\d.]+ (ms|s|min)$/)).toBeVisible();
  await expect(tile(page, 'Memory').getByRole('img', { name: /used from 1 GiB to 1 GiB/ })).toBeVisible();
  await expect(tile(page, 'Ports').getByRole('cell')).toHaveText(['1234567', '8080', '2024', '18446744073709551615', '1.50 KiB']);
  await picture(page, 'units');
  await page.goto(`/dashboards/${dashboard.id}/tiles/${(await stored(page, dashboard.id as string)).tiles.find((t) => t.name === 'Ports')!.id}?from=now-1h&to=now`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('form', { name: 'Tile' });
  const cells = page.getByRole('region', { name: 'Result' }).getByRole('cell');
  await expect(cells.nth(4)).toHaveText('1.50 KiB');
  await form.getByRole('button', { name: 'Add column' }).click();
  const columns = form.getByRole('group', { name: 'Column formats' });
  await columns.getByRole('textbox', { name: 'Column' }).nth(1).fill('port');
  await columns.getByRole('textbox', { name: 'Column' }).nth(1).blur();
  await columns.getByRole('combobox', { name: 'Format' }).nth(1).selectOption({ label: 'Throughput' });
  await columns.getByRole('combobox', { name: 'Unit' }).nth(1).selectOption({ label: 'rps' });
  await expect(cells.nth(1)).toHaveText('8.08k req/s');
  await accessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Editing' })).toBeHidden();
  const { config } = (await stored(page, dashboard.id as string)).tiles.find((t) => t.name === 'Ports')!;
  expect(config.columnFormats).toEqual({ size: { output: 'byte' }, port: { output: 'throughput', numericUnit: 'rps' } });
  await remove(page, `dashboards/${dashboard.id}`);
});
