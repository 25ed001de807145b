import { call, remove } from './alarms';
import { accessible, expect, palette, picture, test } from './fixtures';

test('the audit log shows long names in a narrow window, and of some days alone', async ({ page, request }) => {
  const name = `${Date.now()} error shares of all regions ${'and_another_region'.repeat(10)}`;
  const { id } = await call(request, 'POST', 'dashboards', { name, tiles: [] });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/team?tab=audit&kind=dashboard');
  const entry = page.getByRole('row').filter({ hasText: 'Create dashboard' }).filter({ hasText: name });
  const of = entry.getByRole('cell').filter({ hasText: name });
  await expect(of.getByTitle(name)).toBeVisible();
  const { width, height } = (await of.boundingBox())!;
  expect(width).toBeGreaterThan(130);
  expect(height).toBeLessThan(120);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  await picture(page, 'audit-narrow');
  await accessible(page);
  const asked = page.waitForRequest((r) => /\/audit\?.*from=/.test(r.url()));
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 24 hours');
  const from = Date.parse(new URL((await asked).url()).searchParams.get('from')!);
  expect(Math.abs(Date.now() - 86_400_000 - from)).toBeLessThan(60_000);
  await expect(entry).toBeVisible();
  await page.goto('/team?tab=audit&kind=delivery&actor=no.such.person@example.com');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(entry).toBeVisible();
  await remove(page, `dashboards/${id}`);
});

test('the palette leads to what is within the team', async ({ page }) => {
  await page.goto('/search');
  await (await palette(page)).pressSequentially('team webhooks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: 'Webhooks' })).toHaveAttribute('aria-current', 'page');
});

test('the keys are listed on a phone, each in its line', async ({ page }) => {
  await page.setViewportSize({ width: 380, height: 760 });
  await page.goto('/alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const lefts = await keys.getByRole('heading', { level: 3 }).evaluateAll((all) => all.map((h) => h.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  const does = await keys.getByText('open command palette').boundingBox();
  expect(does!.height).toBeLessThan(50);
  await picture(page, 'keys-phone');
});
