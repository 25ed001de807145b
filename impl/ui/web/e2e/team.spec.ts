import type { Page } from '@playwright/test';
import { list } from './alarms';
import { accessible, expect, owner, picture, test } from './fixtures';

const refused = /4\d\d \((Bad Request|Conflict)\)/;

async function tab(page: Page, name: string) {
  await page.goto(`/team?tab=${name.toLowerCase()}`);
  await expect(page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
}

test('a colleague is added as viewer in four steps', async ({ page }) => {
  await page.goto('/search?isLive=false');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click(); // one
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: `${owner.name} (you)` })).toBeVisible();
  await picture(page, 'team-members');
  await accessible(page);
  await page.getByRole('button', { name: 'Invite' }).click(); // two
  const drawer = page.getByRole('dialog', { name: 'Invite member' });
  await expect(drawer.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(drawer.getByRole('combobox', { name: 'Role' })).toHaveValue('viewer');
  await picture(page, 'team-invite');
  await accessible(page);
  await page.keyboard.type('Vera@example.com'); // three
  await page.keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: 'Invitation for vera@example.com' });
  await expect(link.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(/\/join-team\?token=/);
  await expect(link.getByRole('status')).toContainText('as viewer');
  await picture(page, 'team-invited');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await link.getByRole('button', { name: 'Copy' }).click(); // four
  await expect(link.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/join-team?token=');
  await link.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Pending invitations' }).getByRole('rowheader', { name: 'vera@example.com' })).toBeVisible();
});

test('who joins by the link sees as a viewer what a viewer may do, and becomes an editor', async ({ page, browser, baseURL }) => {
  await tab(page, 'Members');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('victor@example.com');
  await page.keyboard.press('Enter');
  const joins = page.getByRole('textbox', { name: 'Invitation link' });
  await expect(joins).toHaveValue(/token=/);
  const link = await joins.inputValue();
  await page.getByRole('button', { name: 'Done' }).click();

  const signedIn = await page.context().newPage();
  await signedIn.goto(baseURL + new URL(link).pathname + new URL(link).search);
  await expect(signedIn.getByText('to the new account instead of your current one')).toBeVisible();
  await signedIn.close();
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  await other.goto(baseURL + new URL(link).pathname + new URL(link).search);
  await other.getByLabel('Name', { exact: true }).fill('Victor Viewer');
  await other.getByLabel('Password', { exact: true }).fill('Calm-harbour-42');
  await other.getByLabel('Confirm password', { exact: true }).fill('Calm-harbour-43');
  await other.getByRole('button', { name: 'Show confirm password' }).click();
  await expect(other.getByLabel('Confirm password', { exact: true })).toHaveAttribute('type', 'text');
  await picture(other, 'join');
  await accessible(other);
  await other.getByRole('button', { name: 'Join' }).click();
  await expect(other.getByRole('alert')).toHaveText('The passwords do not match.');
  await expect(other.getByLabel('Confirm password', { exact: true })).toBeFocused();
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Victor Viewer');
  await other.getByLabel('Password', { exact: true }).fill('Calm-harbour-42');
  await other.getByLabel('Confirm password', { exact: true }).fill('Calm-harbour-42');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome, Victor Viewer' })).toBeVisible();
  await expect(other.getByText('with the role Viewer')).toBeVisible();
  await expect(other.getByText('obs_key_')).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Victor Viewer viewer, account' })).toBeVisible();
  await picture(other, 'welcome');
  await accessible(other);
  await other.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(other.getByRole('rowheader', { name: 'Victor Viewer (you)' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await expect(other.getByText('Admins can invite people')).toBeVisible();
  await picture(other, 'team-viewer');
  await accessible(other);
  await other.getByRole('link', { name: 'Sources' }).click();
  await expect(other.getByRole('rowheader', { name: 'Traces' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit Traces' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Connections' }).click();
  await expect(other.getByText('Only admins can view connections.')).toBeVisible();
  await other.getByRole('link', { name: 'Audit' }).click();
  await expect(other.getByText('Only admins can view the audit log.')).toBeVisible();
  await other.getByRole('link', { name: 'Keys' }).click();
  await other.getByRole('button', { name: 'New personal key' }).click();
  await expect(other.getByRole('combobox', { name: 'Scope' }).getByRole('option')).toHaveText(['Read (viewer)']);
  await other.goto(`${baseURL}/dashboards/list`);
  await other.getByRole('link', { name: 'Shop', exact: true }).click();
  const exports = other.getByRole('button', { name: 'Export as JSON' }); // which editing hides
  await expect(exports).toBeVisible();
  await other.keyboard.press('e');
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(exports).toBeVisible();
  await other.goto(`${baseURL}/search?from=now-1h&to=now&isLive=false`);
  await expect(other.locator('tr[data-index]').first()).toBeVisible();
  await expect(other.getByRole('button', { name: /^(Save|Create alert)$/ })).toHaveCount(0);
  const [alert] = await list(page.request, 'alerts');
  await other.goto(`${baseURL}/alerts/${alert!.id}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('button', { name: /^(Test now|Silence|Delete)/ })).toHaveCount(0);

  await page.reload();
  const changed = page.waitForResponse((r) => /\/team\/member\/[^/]+$/.test(r.url()) && r.request().method() === 'PATCH');
  const role = page.getByRole('combobox', { name: 'Role of victor@example.com' });
  await role.focus();
  await role.selectOption('editor');
  expect((await changed).status()).toBe(200);
  await expect(role).toBeFocused();
  await expect(role).toHaveValue('editor');
  await other.goto(`${baseURL}/team?tab=sources`);
  await expect(other.getByRole('button', { name: 'Edit Traces' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove victor@example.com' }).click();
  await picture(page, 'team-remove');
  await page.getByRole('dialog', { name: 'Remove Victor Viewer?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('rowheader', { name: 'Victor Viewer' })).toHaveCount(0);
  await context.close();
});

test.describe('mistakes', () => {
  test.use({ expected: [refused] });

  test('the last admin stays one', async ({ page }) => {
    await tab(page, 'Members');
    await page.getByRole('combobox', { name: `Role of ${owner.email}` }).selectOption('viewer');
    await expect(page.getByRole('alert')).toContainText('admin');
    await expect(page.getByRole('combobox', { name: `Role of ${owner.email}` })).toHaveValue('admin');
  });

  test("the server's problems stand beside their fields", async ({ page }) => {
    await tab(page, 'Webhooks');
    await page.getByRole('button', { name: 'New webhook' }).click();
    const drawer = page.getByRole('dialog', { name: 'New webhook' });
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Bad');
    await drawer.getByRole('textbox', { name: 'URL' }).fill('somewhere');
    await drawer.getByRole('button', { name: 'Create' }).click();
    await expect(drawer.getByRole('textbox', { name: 'URL' })).toHaveAttribute('aria-invalid', 'true');
    await expect(drawer.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-invalid', 'true');
    await picture(page, 'team-problem');
    await accessible(page);
  });

  test('a webhook that alerts tell is not deleted, and says which', async ({ page }) => {
    await tab(page, 'Webhooks');
    await page.getByRole('button', { name: 'Delete demo receiver' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete webhook demo receiver?' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Checkout errors (first channel)' })).toBeVisible();
    await picture(page, 'team-webhook-delete');
    await accessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('alert')).toContainText('still reference it');
  });

  test('a password is changed by who knows it', async ({ page }) => {
    await tab(page, 'Account');
    await page.getByRole('textbox', { name: 'Current password' }).fill('Wrong-harbour-42');
    await page.getByRole('textbox', { name: 'New password' }).fill('Other-harbour-42');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The current password is wrong')).toBeVisible();
    await picture(page, 'team-account');
    await accessible(page);
  });
});

test('a webhook is made, tested, rotated and deleted', async ({ page }) => {
  await tab(page, 'Webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const drawer = page.getByRole('dialog', { name: 'New webhook' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill('On call');
  await drawer.getByRole('combobox', { name: 'Service' }).selectOption('generic');
  await drawer.getByRole('textbox', { name: 'URL' }).fill('https://hooks.invalid/on-call');
  await drawer.getByText('Variables', { exact: true }).click();
  await expect(drawer.getByRole('term').filter({ hasText: 'thresholdMax' })).toBeVisible();
  await accessible(page);
  await drawer.getByRole('textbox', { name: 'Headers' }).fill('no header');
  await drawer.getByRole('button', { name: 'Create' }).click();
  await expect(drawer.getByRole('alert')).toContainText('“no header” must be a name and a value');
  await drawer.getByRole('textbox', { name: 'Headers' }).fill('X-Team: shop');
  await drawer.getByRole('button', { name: 'Create' }).click();
  const secret = page.getByRole('textbox', { name: 'Signing secret' });
  await expect(secret).toHaveValue(/^whsec_/);
  const first = await secret.inputValue();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Test On call' }).click();
  await page.getByRole('button', { name: 'Send test alert' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not delivered.' })).toBeVisible();
  await picture(page, 'team-webhook-test');
  await accessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Rotate secret of On call' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  await expect(secret).toHaveValue(/^whsec_/);
  expect(await secret.inputValue()).not.toBe(first);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Edit On call' }).click();
  const edit = page.getByRole('dialog', { name: 'Webhook On call' });
  await edit.getByRole('textbox', { name: 'Description' }).fill('Pages the person on call');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Pages the person on call' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete On call' }).click();
  await expect(page.getByText('No alerts use this webhook.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('rowheader', { name: 'On call' })).toHaveCount(0);
});

test('a source is made, changed and deleted, and says what depends on one', async ({ page }) => {
  await page.goto('/sources');
  await expect(page).toHaveURL(/\/team\?tab=sources$/);
  await expect(page.getByRole('rowheader', { name: 'Traces' })).toBeVisible();
  await picture(page, 'team-sources');
  await accessible(page);
  await page.getByRole('button', { name: 'New source' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Audit logs');
  await page.getByRole('textbox', { name: 'Table' }).fill('audit_logs');
  await picture(page, 'team-source');
  await accessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Audit logs' }) });
  await expect(row).toContainText('default.audit_logs');
  await row.getByRole('button', { name: 'Edit Audit logs' }).click();
  await page.getByRole('textbox', { name: 'Table' }).fill('audit_logs2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('default.audit_logs2');
  await row.getByRole('button', { name: 'Delete Audit logs' }).click();
  await expect(page.getByText('Nothing uses this source.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Traces' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Source Logs' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('a connection is made, changed and deleted', async ({ page }) => {
  await tab(page, 'Connections');
  await expect(page.getByRole('rowheader', { name: 'local' })).toBeVisible();
  await page.getByRole('button', { name: 'New connection' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Cold store');
  await page.getByRole('textbox', { name: 'Host' }).fill('https://clickhouse.example.com:8443');
  await page.getByRole('textbox', { name: 'User', exact: true }).fill('reader');
  await picture(page, 'team-connection');
  await accessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Edit Cold store' }).click();
  await page.getByRole('textbox', { name: 'User', exact: true }).fill('auditor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'auditor' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete local' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Traces' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Cold store' }).click();
  await expect(page.getByText('No sources use this connection.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('rowheader', { name: 'Cold store' })).toHaveCount(0);
});

for (const kind of ['personal', 'ingestion']) {
  test(`a key is made, shown once, rotated and deleted: ${kind}`, async ({ page }) => {
    await tab(page, 'Keys');
    await page.getByRole('button', { name: `New ${kind} key` }).click();
    const drawer = page.getByRole('dialog', { name: `New ${kind} key` });
    await drawer.getByRole('textbox', { name: 'Name' }).fill('laptop');
    await drawer.getByRole('combobox', { name: 'Expires' }).selectOption('date');
    await drawer.getByLabel('Expiration date').fill('2099-12-31');
    await drawer.getByRole('button', { name: 'Create key' }).click();
    const secret = page.getByRole('textbox', { name: /key laptop$/ });
    await expect(secret).toHaveValue(/^obs_/);
    await picture(page, `team-key-${kind}`);
    await accessible(page);
    const value = await secret.inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'laptop' }) });
    await expect(row).toContainText(`…${value.slice(-4)}`);
    await expect(row).toContainText('Dec 31 2099');
    await expect(row).toContainText('never');
    await row.getByRole('button', { name: 'Rotate laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
    await expect(secret).toHaveValue(/^obs_/);
    expect(await secret.inputValue()).not.toBe(value);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(row).toContainText('previous secret valid until');
    await picture(page, 'team-keys');
    await accessible(page);
    await row.getByRole('button', { name: 'Delete laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  });
}

test('sessions elsewhere are ended', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const signedIn = await context.request.post(`${baseURL}/api/v2/session`, { data: { email: owner.email, password: owner.password } });
  expect(signedIn.status()).toBe(200);
  await tab(page, 'Account');
  await expect(page.getByRole('rowheader', { name: 'Chrome on Linux (current)' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
  await expect(page.getByRole('button', { name: 'Sign out elsewhere' })).toHaveCount(0);
  expect((await context.request.get(`${baseURL}/api/v2/session`)).status()).toBe(401);
  await context.close();
});

test('the audit log says who has changed what, of one kind and by one person', async ({ page, baseURL }) => {
  const dashboards = `${baseURL}/api/v2/dashboards`;
  const made = (await (await page.request.post(dashboards, { data: { name: 'Audited', tiles: [] } })).json()).data;
  await page.request.put(`${dashboards}/${made.id}`, { data: { name: 'Audited twice', tiles: [] } });
  await tab(page, 'Audit');
  await page.getByRole('combobox', { name: 'Resource' }).selectOption('dashboard');
  await page.getByRole('combobox', { name: 'User' }).selectOption(owner.email);
  await expect(page).toHaveURL(/kind=dashboard&actor=/);
  const entry = page.getByRole('row').filter({ hasText: 'Update dashboard' }).filter({ hasText: 'Audited twice' }).first();
  await expect(entry).toContainText(owner.email);
  await entry.getByText('1 value').click();
  await expect(entry.getByText('name: from Audited to Audited twice')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Set up' })).toHaveCount(0);
  await picture(page, 'team-audit');
  await accessible(page);
  await page.getByRole('combobox', { name: 'Resource' }).selectOption('delivery');
  await page.getByRole('combobox', { name: 'Resource' }).selectOption('All');
  await page.getByRole('combobox', { name: 'User' }).selectOption('All');
  await expect(page.getByRole('row').filter({ hasText: 'Create dashboard' }).first()).toBeVisible();
  await page.request.delete(`${dashboards}/${made.id}`);
});
