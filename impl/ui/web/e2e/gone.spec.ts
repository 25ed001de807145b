import { call, list, remove } from './alarms';
import { accessible, expect, picture, test } from './fixtures';
import { sql } from './server';

// Which tables there are is known for a while, so the name is another one each time.
const table = `gone_${Date.now()}`;
let made: { logs: string; traces: string; dashboard: string; alert: string };

test.describe('a source whose table is gone', () => {
  test.use({ expected: [/400 \(Bad Request\)/] });

  test.beforeEach(async ({ request, page }) => {
    await sql(`CREATE TABLE ${table} (Timestamp DateTime64(9), TraceId String, Body String) ENGINE = MergeTree ORDER BY Timestamp`);
    const { connection } = (await list(request, 'sources')).find((s) => s.kind === 'log')!;
    const common = {
      connection, from: { databaseName: 'default', tableName: table }, timestampValueExpression: 'Timestamp',
      defaultTableSelectExpression: 'Timestamp, Body',
    };
    const logs = await call(request, 'POST', 'sources', { ...common, kind: 'log', name: 'Gone logs', bodyExpression: 'Body' });
    const traces = await call(request, 'POST', 'sources', {
      ...common, kind: 'trace', name: 'Gone traces', durationExpression: 'Timestamp', traceIdExpression: 'TraceId', spanIdExpression: 'Body',
      parentSpanIdExpression: 'Body', spanNameExpression: 'Body', spanKindExpression: 'Body',
    });
    const config = { displayType: 'line', sourceId: logs.id, select: [{ aggFn: 'count', where: '' }] };
    const dashboard = await call(request, 'POST', 'dashboards', { name: 'Gone', tags: [], tiles: [{ name: 'Rows', x: 0, y: 0, w: 12, h: 8, config }] });
    const alert = await call(request, 'POST', 'alerts', {
      source: 'tile', name: 'Gone', dashboardId: dashboard.id, tileId: dashboard.tiles[0].id, interval: '1d', threshold: 1, thresholdType: 'above',
      channel: { type: 'webhook', webhookId: (await list(request, 'webhooks'))[0]!.id },
    });
    made = { logs: logs.id, traces: traces.id, dashboard: dashboard.id, alert: alert.id };
    // It is known before it goes.
    await page.goto(`/search?source=${logs.id}&isLive=false`);
    await expect(page.getByText('No data in this range')).toBeVisible();
    await sql(`DROP TABLE ${table} SYNC`);
  });

  test.afterEach(({ page }) => remove(page, `alerts/${made.alert}`, `dashboards/${made.dashboard}`, `sources/${made.traces}`, `sources/${made.logs}`));

  test('is said as what it is, with a way to the sources, wherever it is read', async ({ page }) => {
    const sentence = `the source's table default.${table} does not exist`;
    const failure = page.getByRole('alert').filter({ hasText: `Error: ${sentence}` });
    const config = encodeURIComponent(JSON.stringify({ displayType: 'number', sourceId: made.logs, select: [{ aggFn: 'count', where: '' }] }));
    for (const path of [
      `/search?source=${made.logs}&where=Body%3Aword&isLive=false`, `/dashboards/${made.dashboard}`, `/chart?config=${config}`,
      `/trace/4bf92f3577b34da6a3ce929d0e0e4736?source=${made.traces}`,
    ]) {
      await expect(async () => {
        await page.goto(path);
        await expect(failure.getByRole('link', { name: 'Team sources' })).toBeVisible({ timeout: 5000 });
      }).toPass(); // what has just been read of a table is believed for two seconds
    }
    await page.goto(`/search?source=${made.logs}&where=Body%3Aword&isLive=false`);
    await expect(failure).toBeVisible();
    await expect(page.getByRole('search').getByRole('alert')).toHaveCount(0); // the filter is right
    await picture(page, 'gone');
    await accessible(page);
    await page.goto(`/alerts/${made.alert}`);
    await expect(page.getByText(`the values cannot be read: ${sentence}. Team sources`)).toBeVisible();
    await page.getByRole('link', { name: 'Team sources' }).click();
    await expect(page.getByRole('rowheader', { name: 'Gone logs' })).toBeVisible();
  });
});
