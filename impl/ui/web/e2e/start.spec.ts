import { call, list, remove } from './alarms';
import { accessible, expect, hold, picture, test } from './fixtures';
import { sql } from './server';

test('the first steps lead from a key to a dashboard of what has arrived', async ({ page, baseURL }) => {
  await page.goto('/team');
  await page.getByRole('link', { name: 'Send data' }).click();
  const { otlp } = (await (await page.request.get(`${baseURL}/api/v2/session`)).json()).data.features;
  expect(otlp).toMatchObject({ httpHost: '127.0.0.1', grpcHost: '127.0.0.1' });
  await expect(page.getByText(`over HTTP at http://127.0.0.1:${otlp.http} and over gRPC at http://127.0.0.1:${otlp.grpc}.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'OTLP/HTTP endpoint' })).toHaveValue(`http://127.0.0.1:${otlp.http}`);
  const snippet = page.getByRole('region', { name: /^Example/ });
  await expect(snippet).toContainText('obs_ing_…');
  await page.getByRole('button', { name: 'Create ingestion key' }).click();
  await expect(page.getByText('It is shown only once')).toBeVisible();
  await expect(snippet).toContainText(/authorization: "obs_ing_[\w-]/);
  await page.getByRole('textbox', { name: 'OTLP/HTTP endpoint' }).fill('https://otlp.example.com/');
  for (const language of ['Go', 'Node', 'Python', 'Java', '.NET', 'Browser', 'curl']) {
    await page.getByText(language, { exact: true }).click();
    await expect(page.getByRole('region', { name: `Example: ${language}` })).toContainText('https://otlp.example.com');
  }
  const arrived = page.getByRole('status').filter({ hasText: 'in the last 15 minutes' });
  await expect(arrived).toContainText(/Logs: .*rows, Traces: .*rows/);
  await expect(arrived).toContainText('from ');
  await picture(page, 'start');
  await accessible(page);

  const keys = `${baseURL}/api/v2/team/ingestion-keys`;
  const made = (await (await page.request.get(keys)).json()).data.filter((k: { name: string }) => k.name === 'First steps');
  for (const { id } of made) await page.request.delete(`${keys}/${id}`);

  await page.getByRole('button', { name: 'Create dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboards\/[0-9a-f]{24}$/);
  const dashboard = `${baseURL}/api/v2${new URL(page.url()).pathname}`;
  const { data } = await (await page.request.get(dashboard)).json();
  expect(data.tiles).toHaveLength(5);
  for (const tile of data.tiles) {
    const answer = await page.request.post(`${dashboard}/tiles/${tile.id}/query`, { data: { startTime: Date.now() - 86_400_000, endTime: Date.now() } });
    expect((await answer.json()).data.rows.length, tile.name).toBeGreaterThan(0);
  }
  await page.request.delete(dashboard);
});

test('a search of a source without rows leads to the first steps', async ({ page, request }) => {
  await sql('CREATE TABLE IF NOT EXISTS nothing_yet (Timestamp DateTime64(9), Body String) ENGINE = MergeTree ORDER BY Timestamp');
  const logs = (await list(request, 'sources')).find((s) => s.kind === 'log')!;
  const source = await call(request, 'POST', 'sources', {
    kind: 'log', name: 'Nothing yet', connection: logs.connection, from: { databaseName: 'default', tableName: 'nothing_yet' },
    timestampValueExpression: 'Timestamp', defaultTableSelectExpression: 'Timestamp, Body', bodyExpression: 'Body',
  });
  await page.goto(`/search?source=${source.id}&where=Body%3Aword&isLive=false`);
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await page.getByRole('link', { name: 'Send data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  await remove(page, `sources/${source.id}`);
});

test.describe('a server that refuses one request', () => {
  test.use({ expected: [/429 \(Too Many Requests\)|503 \(Service Unavailable\)/] });

  test('gets the request again: for the newest row, and for the first page', async ({ page }) => {
    let refusals: number[] = [];
    let noRows = false;
    await page.route('**/api/v2/search', async (route) => {
      const status = (route.request().postDataJSON() as { maxResults: number }).maxResults === 1 ? refusals.shift() : undefined;
      if (status) await route.fulfill({ status, headers: { 'Retry-After': '1' }, json: { message: 'Refused, try again shortly' } });
      else if (noRows) await route.fulfill({ json: { data: [], rows: 0, columns: [], rowIds: [] } });
      else await route.continue();
    });
    for (const status of [429, 503]) {
      refusals = [status];
      await page.goto('/search?isLive=false&from=2020-01-01&to=2020-01-02');
      await expect(page.getByText(/The newest row is from/)).toBeVisible();
      expect(refusals).toEqual([]);
    }
    refusals = [503];
    noRows = true;
    await page.evaluate(() => localStorage.removeItem('last'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
    expect(refusals).toEqual([]);
  });

  test('does not keep the first page from the search of other sources', async ({ page }) => {
    let down: string | undefined;
    await page.route('**/api/v2/search', async (route) => {
      const { sourceId } = route.request().postDataJSON() as { sourceId: string };
      down ??= sourceId;
      if (sourceId === down) await route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: { message: 'The server cannot be reached' } });
      else await route.continue();
    });
    await page.addInitScript(() => localStorage.removeItem('last'));
    await page.goto('/');
    await page.waitForURL('**/search**');
  });
});

test('the first page does not replace a page that was chosen while it loaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('last'));
  const count = await hold(page, '**/api/v2/search');
  const dashboards = await hold(page, /\/assets\/Dashboards-.*\.js/);
  const counting = page.waitForRequest('**/api/v2/search');
  await page.goto('/');
  await counting;
  await page.getByRole('link', { name: 'Dashboards' }).click();
  await count();
  await dashboards();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboards' })).toBeVisible();
  await expect(page).toHaveURL('/dashboards/list');
});

test('the first page is the one that was used last', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await page.goto('/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/search/);
});
