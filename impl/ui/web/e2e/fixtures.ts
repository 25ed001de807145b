import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Who is set up first, and where the session of that person is kept for the other tests. */
export const owner = { name: 'Olivia Owner', email: 'olivia@example.com', password: 'Quiet-harbour-42' };
export const state = 'test-results/session.json';

/** A test whose page asks no other host and has no error on its console but those that it expects. */
export const test = base.extend<{ expected: RegExp[]; quiet: void }>({
  expected: [[], { option: true }],
  quiet: [
    async ({ page, baseURL, expected }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) noise.push(`asks ${request.url()}`);
      });
      await use();
      expect(noise.filter((line) => !expected.some((e) => e.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function theme(page: Page, colorScheme: 'light' | 'dark') {
  const app = page.locator('html[data-mantine-color-scheme]'); // and not a page of the server's
  const themed = await app.count();
  await page.emulateMedia({ colorScheme });
  if (themed) await expect(app).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** Expects that axe finds nothing, in either theme. */
export async function accessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await theme(page, colorScheme);
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run();
      interface Violation {
        id: string;
        help: string;
        nodes: { html: string; failureSummary: string }[];
      }
      return violations.map((v) => `${v.id}: ${v.help}: ${v.nodes.map((n) => `${n.html} ${n.failureSummary}`).join('\n')}`);
    });
    expect(found, `in the ${colorScheme} theme`).toEqual([]);
  }
}

/** Takes pictures of the page in both themes for who asks for them by naming a directory in SCREENSHOTS. */
export async function picture(page: Page, name: string) {
  const dir = process.env.SCREENSHOTS;
  if (!dir) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await theme(page, colorScheme);
    await page.screenshot({ path: join(dir, `${name}-${colorScheme}.png`) });
  }
}
