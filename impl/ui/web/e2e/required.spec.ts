import type { Page } from '@playwright/test';
import { call, list } from './alarms';
import { accessible, expect, picture, test } from './fixtures';

const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).and(page.locator('[data-tile]'));
const filters = (page: Page) => page.getByRole('group', { name: 'Filters', exact: true });

interface Body {
  filters: Record<string, unknown>[];
}

/** A dashboard whose tiles wait for a fixed list, for a column, and for nothing. */
async function dashboard(page: Page) {
  const sources = await list(page.request, 'sources');
  const logs = sources.find((s) => s.kind === 'log')!;
  const sql = (sqlTemplate: string) => ({ configType: 'sql', displayType: 'table', connectionId: logs.connection, sourceId: logs.id, sqlTemplate });
  const severity = { type: 'STATIC_LIST', name: 'Severity', options: ['error', 'info', 'error'], minSelections: 1 };
  const service = { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName', sourceId: logs.id, minSelections: 1 };
  const at = (x: number, y: number) => ({ x, y, w: 12, h: 6 });
  return {
    name: 'Waits',
    filters: [severity, service, { type: 'PROMETHEUS_LABEL', name: 'Instance', sourceId: logs.id, label: 'instance' }],
    tiles: [
      { name: 'By severity', ...at(0, 0), config: sql('SELECT DISTINCT SeverityText FROM otel_logs WHERE $__timeFilter(Timestamp) AND $__filter(SeverityText, $Severity)') },
      { name: 'Of service', ...at(12, 0), config: { displayType: 'table', sourceId: logs.id, select: [{ aggFn: 'count', alias: 'rows' }], groupBy: 'ServiceName' } },
      { name: 'Free', ...at(0, 6), config: sql("SELECT 'drawn at once' AS text") },
    ],
  };
}

test('tiles wait for the required filters that they use, with a way to them', async ({ page }) => {
  const body = await dashboard(page);
  const { id } = await call(page.request, 'post', 'dashboards', body);
  try {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/tiles\/.*query$/.test(request.url())) asked.push(request.url());
    });
    await page.goto(`/dashboards/${id}`);
    await expect(tile(page, 'Free').getByRole('cell', { name: 'drawn at once' })).toBeVisible();
    await expect(tile(page, 'By severity').getByText('This tile needs a value of the filter Severity.')).toBeVisible();
    await expect(tile(page, 'Of service').getByText('This tile needs a value of the filter Service.')).toBeVisible();
    expect(asked.length).toBe(1);
    await expect(filters(page).getByRole('combobox', { name: 'Instance' })).toBeDisabled();
    await picture(page, 'required-filters');
    await accessible(page);

    await tile(page, 'By severity').getByRole('button', { name: 'Select values of Severity' }).press('Enter');
    await expect(filters(page).getByRole('combobox', { name: 'Severity' })).toBeFocused();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['error', 'info']);
    await page.getByRole('option', { name: 'error' }).click();
    await page.keyboard.press('Escape');
    await expect(tile(page, 'By severity').getByRole('cell', { name: 'error' })).toBeVisible();
    await expect(tile(page, 'By severity').getByRole('cell', { name: 'info' })).toBeHidden();
    await expect(page).toHaveURL((url) => url.searchParams.get('filters') === '[{"type":"variable","name":"Severity","values":["error"]}]');
    await expect(tile(page, 'Of service').getByText('This tile needs')).toBeVisible();

    // On a page of its own a tile waits as well.
    await tile(page, 'Of service').getByRole('link', { name: 'Of service: full screen' }).click();
    await page.getByRole('button', { name: 'Select values of Service' }).click();
    await page.getByRole('option', { name: /^payment/ }).click();
    const rows = page.getByRole('group', { name: 'Of service' }).getByRole('row');
    await expect(rows.getByRole('cell', { name: 'payment' })).toBeVisible();
    await page.reload();
    await expect(rows.getByRole('cell', { name: 'payment' })).toBeVisible();
    await expect(rows).toHaveCount(2); // with the header
  } finally {
    await page.request.delete(`/api/v2/dashboards/${id}`);
  }
});

test('a dashboard opens with its saved values, is imported with its filters, and keeps them when they are edited', async ({ page }) => {
  const saved = [{ type: 'variable', name: 'Severity', values: ['info'] }, { type: 'sql', condition: "ServiceName IN ('payment')" }];
  const body = await dashboard(page);
  const { id } = await call(page.request, 'post', 'dashboards', { ...body, savedFilterValues: saved });
  const made = [id];
  try {
    await page.goto(`/dashboards/${id}`);
    await expect(tile(page, 'By severity').getByRole('cell', { name: 'info' })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as JSON' }).click();
    const exported = await (await downloading).path();
    await page.goto('/dashboards/import');
    await page.locator('input[type=file]').setInputFiles(exported);
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByText('Everything was imported.')).toBeVisible();
    await expect(tile(page, 'By severity').getByRole('cell', { name: 'info' })).toBeVisible();
    await filters(page).getByRole('combobox', { name: 'Severity' }).press('Backspace');
    await tile(page, 'By severity').getByRole('button', { name: 'Select values of Severity' }).click();
    await page.getByRole('option', { name: 'error' }).click();
    await expect(tile(page, 'By severity').getByRole('cell', { name: 'error' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile(page, 'Of service').getByRole('row')).toHaveCount(2); // of payment, with the header
    await page.getByRole('button', { name: 'Create dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboards\/[0-9a-f]{24}$/);
    const copy = page.url().slice(-24);
    made.push(copy);
    const stored = await call(page.request, 'get', `dashboards/${copy}`);
    expect((stored as unknown as Body).filters.map(({ type, minSelections }) => [type, minSelections])).toEqual([['STATIC_LIST', 1], ['QUERY_EXPRESSION', 1], ['PROMETHEUS_LABEL', undefined]]);

    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'Filters and containers' }).click();
    const form = page.getByRole('group', { name: 'Filter Severity', exact: true });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Level');
    await page.getByRole('button', { name: 'Tiles', exact: true }).click();
    await filters(page).getByRole('combobox', { name: 'Level' }).fill('nothing');
    await expect(page.getByText('No matching values', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters(page).getByRole('combobox', { name: 'Level' })).toHaveAttribute('aria-required', 'true');
    await page.getByRole('button', { name: 'Filters and containers' }).click();
    await page.getByRole('group', { name: 'Filter Level', exact: true }).getByRole('textbox', { name: 'Name', exact: true }).fill('Severity');
    await form.getByRole('textbox', { name: 'Options' }).fill('error\n\ninfo\nwarn\n');
    await form.getByRole('textbox', { name: 'Min selections' }).fill('2');
    await form.getByRole('checkbox', { name: 'All tiles wait' }).check();
    const other = page.getByRole('group', { name: 'Filter Service', exact: true });
    await other.getByRole('combobox', { name: 'Type' }).selectOption('Fixed list');
    await expect(other.getByText('Enter at least one option.')).toBeVisible();
    await other.getByRole('textbox', { name: 'Options' }).fill('payment');
    await expect(page.getByText('Prometheus label instance. Its values are not available.')).toBeVisible();
    await picture(page, 'filter-forms');
    await accessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    const edited = await call(page.request, 'get', `dashboards/${copy}`);
    expect(edited.filters.slice(0, 2)).toEqual([
      { ...stored.filters[0], options: ['error', 'info', 'warn'], minSelections: 2, isGlobalRequirement: true },
      { id: stored.filters[1]!.id, type: 'STATIC_LIST', name: 'Service', options: ['payment'], isBroadcastEnabled: false, isVariableEnabled: true, minSelections: 1 },
    ]);
    await expect(tile(page, 'Free').getByText('This tile needs 2 values of the filter Severity.')).toBeVisible();
  } finally {
    for (const one of made) await page.request.delete(`/api/v2/dashboards/${one}`);
  }
});
