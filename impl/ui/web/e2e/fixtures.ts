import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Who is set up first. */
export const owner = { name: 'Olivia Owner', email: 'olivia@example.com', password: 'Quiet-harbour-42' };

/** Fills in the page that sets up the owner. */
export async function setUp(page: Page) {
  await page.getByRole('textbox', { name: 'Name' }).fill(owner.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** A test whose pages send requests to the server only, and log no errors except those that it expects. */
export const test = base.extend<{ expected: RegExp[]; quiet: void }>({
  expected: [[], { option: true }],
  quiet: [
    async ({ page, context, baseURL, expected }, use) => {
      const noise: string[] = [];
      const listen = (to: Page) => {
        to.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.text()} at ${message.location().url}`);
        });
        to.on('pageerror', (error) => noise.push(String(error)));
        to.on('request', (request) => {
          if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) noise.push(`asks ${request.url()}`);
        });
      };
      listen(page);
      context.on('page', listen);
      await use();
      context.off('page', listen); // tests share a context
      expect(noise.filter((line) => !expected.some((e) => e.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the palette, and answers its field once what is typed goes there. A page that has just loaded may not listen to keys yet. */
export async function palette(page: Page) {
  const find = page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox', { name: 'Go to' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(find).toBeFocused({ timeout: 5000 });
  }).toPass();
  return find;
}

/** Goes to a page by "g" and a letter, which count together only within a second of each other. */
export async function go(page: Page, letter: string, path: string) {
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL((url) => url.pathname === path, { timeout: 5000 });
  }).toPass();
}

/** Waits until the server has the preferences that the page sends while the function runs: a page that is left may not have sent them yet. */
export async function kept(page: Page, change: () => Promise<void>) {
  const saved = page.waitForResponse((r) => r.url().endsWith('/me/preferences') && r.request().method() === 'PUT');
  await change();
  expect((await saved).status()).toBe(200);
}

/** Holds requests back until the function that it returns is called, which ends once the page has their answers. */
export async function hold(page: Page, url: string | RegExp) {
  let open: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const requests: Promise<void>[] = [];
  await page.route(url, (route) => {
    if (!open) return route.continue();
    const request = opened.then(async () => route.fulfill({ response: await route.fetch() }));
    requests.push(request);
    return request;
  });
  return async () => {
    open?.();
    open = undefined;
    await Promise.all(requests);
  };
}

async function theme(page: Page, colorScheme: 'light' | 'dark') {
  const app = page.locator('html[data-mantine-color-scheme]'); // and not a page of the server's
  const themed = await app.count();
  await page.emulateMedia({ colorScheme });
  if (themed) await expect(app).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** The rules about colors: all others find the same in both themes, and take less time together than these. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The test files whose colors were checked. */
const checkedForColors = new Set<string>();

/**
 * Expects that axe finds nothing wrong. Colors are checked on the first state of each file, in both themes.
 * With THOROUGH, which `make faults` sets, they are checked on each state.
 */
export async function accessible(page: Page) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  const { file } = base.info();
  const colors = Boolean(process.env.THOROUGH) || !checkedForColors.has(file);
  checkedForColors.add(file);
  await theme(page, 'light');
  expect(await violations(page, colors ? {} : { rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])) }), 'in the light theme').toEqual([]);
  if (!colors) return;
  await theme(page, 'dark');
  expect(await violations(page, { runOnly: colorRules }), 'in the dark theme').toEqual([]);
}

/** Runs axe and returns a line for each problem. */
const violations = (page: Page, options: object) =>
  page.evaluate(async (options) => {
    interface Violation {
      id: string;
      help: string;
      nodes: { html: string; failureSummary: string }[];
    }
    const { violations } = await (window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }).axe.run({
      ...options,
      resultTypes: ['violations'],
    });
    return violations.map((v) => `${v.id}: ${v.help}: ${v.nodes.map((n) => `${n.html} ${n.failureSummary}`).join('\n')}`);
  }, options);

/** Takes pictures of the page in both themes for who asks for them by naming a directory in SCREENSHOTS. */
export async function picture(page: Page, name: string) {
  const dir = process.env.SCREENSHOTS;
  if (!dir) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await theme(page, colorScheme);
    await page.screenshot({ path: join(dir, `${name}-${colorScheme}.png`) });
  }
}
