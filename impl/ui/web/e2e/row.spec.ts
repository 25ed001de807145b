import { accessible, expect, picture, test } from './fixtures';

const rows = 'tr[data-index]';

test('columns are added from a row, moved, sized, dragged and removed, and kept in the link', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false&where=ServiceName%3A%22checkout%22');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'SeverityText', 'Body']);
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  await panel.getByRole('textbox', { name: 'Find in this row' }).fill('k8s.pod.name');
  await panel.getByRole('button', { name: 'Add k8s.pod.name as a column' }).click();
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'SeverityText', 'k8s.pod.name', 'Body']);
  await expect(page.locator(rows).first()).toContainText('checkout-');
  await expect(panel.getByRole('button', { name: 'Remove the column k8s.pod.name' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await heads.getByRole('button', { name: 'k8s.pod.name' }).click();
  const menu = page.getByRole('dialog', { name: 'k8s.pod.name' });
  await accessible(page);
  await menu.getByRole('button', { name: 'Move left' }).click();
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'k8s.pod.name', 'SeverityText', 'Body']);
  const wide = async () => (await heads.nth(2).boundingBox())!.width;
  const before = await wide();
  await heads.getByRole('button', { name: 'k8s.pod.name' }).click();
  await menu.getByRole('button', { name: 'Wider' }).click();
  await expect.poll(wide).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  const box = (await heads.nth(2).boundingBox())!;
  await page.mouse.move(box.x + box.width - 3, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 320, box.y + 12);
  await page.mouse.up();
  await expect.poll(async () => Math.round(await wide())).toBe(320);
  await heads.getByRole('button', { name: 'SeverityText' }).dragTo(heads.nth(0));
  await expect(heads).toHaveText(['SeverityText', 'Timestamp', 'ServiceName', 'k8s.pod.name', 'Body']);
  await expect(page).toHaveURL((url) => url.searchParams.get('select') === "SeverityText, Timestamp, ServiceName, ResourceAttributes['k8s.pod.name'], Body");
  await picture(page, 'columns');
  await heads.getByRole('button', { name: 'SeverityText' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'k8s.pod.name', 'Body']);
  await page.reload();
  await expect(heads).toHaveText(['Timestamp', 'ServiceName', 'k8s.pod.name', 'Body']);
  await expect.poll(async () => Math.round(await wide())).toBe(320);
});

test('attributes are a tree, which typing narrows', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false&where=ServiceName%3A%22checkout%22');
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  const tree = panel.getByRole('region', { name: 'ResourceAttributes' });
  const pod = tree.getByText(/^k8s/).first();
  await expect(pod).toBeVisible();
  const value = tree.getByText(/^checkout-/).first();
  await expect(value).toBeVisible();
  await pod.click();
  await expect(value).toBeHidden();
  await panel.getByRole('textbox', { name: 'Find in this row' }).fill('no such thing');
  await expect(panel.getByText('Nothing in this row has that.')).toBeVisible();
});

test('a log leads to its trace and to the rows around it', async ({ page }) => {
  const where = encodeURIComponent("ServiceName = 'checkout' AND TraceId != ''");
  await page.goto(`/search?from=now-1h&to=now&isLive=false&whereLanguage=sql&where=${where}`);
  await page.locator(rows).nth(5).click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  const sources = (await (await page.request.get('/api/v2/sources')).json()) as { data: { id: string; kind: string }[] };
  const traces = sources.data.find((s) => s.kind === 'trace')!.id;
  await expect(panel.getByRole('link', { name: 'Trace' })).toHaveAttribute(
    'href', new RegExp(`^/trace/[0-9a-f]{32}\\?source=${traces}&from=\\d{13}&to=\\d{13}&span=[0-9a-f]{16}$`),
  );
  await panel.getByText('Context', { exact: true }).click();
  await expect(panel.getByText(/^Pod checkout-/)).toBeVisible();
  const here = panel.locator('button[aria-current]');
  await expect(here).toHaveCount(1);
  const around = panel.getByRole('listitem');
  await expect(around.nth(2)).toBeVisible();
  await picture(page, 'context');
  await accessible(page);
  const link = page.url();
  await around.last().getByRole('button').click();
  await expect(page).not.toHaveURL(link);
  await expect(here).toHaveCount(1);
  await panel.getByText('Everything', { exact: true }).click();
  await expect(panel.getByText('All rows, newest first')).toBeVisible();
});

test('a row opens in its place', async ({ page }) => {
  await page.goto('/search?from=now-1h&to=now&isLive=false');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const region = page.getByRole('region', { name: 'Rows' });
  const inside = region.getByRole('region', { name: 'ResourceAttributes' });
  await expect(inside).toBeVisible();
  const third = page.locator('tr[data-index="2"]');
  await expect.poll(async () => {
    const above = (await inside.boundingBox())!;
    return ((await third.boundingBox())?.y ?? Infinity) - above.y - above.height; // it may be moved out of those that are drawn
  }).toBeGreaterThanOrEqual(0);
  await picture(page, 'in-place');
  await accessible(page);
  await page.keyboard.press('x');
  await expect(inside).toBeHidden();
  await expect.poll(async () => (await third.boundingBox())!.y - (await page.locator('tr[data-index="1"]').boundingBox())!.y).toBe(24);
});

test('a value is charted and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/search?from=now-1h&to=now&isLive=false&where=ServiceName%3A%22checkout%22');
  await page.locator(rows).first().click();
  const panel = page.getByRole('complementary', { name: 'Row' });
  await panel.getByRole('textbox', { name: 'Find in this row' }).fill('k8s.pod.name');
  await panel.getByRole('button', { name: 'Copy k8s.pod.name' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^checkout-/);
  await panel.getByRole('button', { name: 'Chart by k8s.pod.name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chart' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === 'now-1h' && url.searchParams.get('config')!.includes('k8s.pod.name'));
  await expect(page.getByRole('img', { name: /checkout-.* from/ })).toBeVisible();
});
