import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/chromium';
import { output, state } from './e2e/output';

const { BASE_URL, TEST_PATIENCE = '1', TEST_RERUNS = '0', TRACE, ZONE } = process.env;
const patience = Number(TEST_PATIENCE);
const signedIn = { storageState: state };

// e2e/ui starts the server, names it and the browser, and runs one of the projects.
export default defineConfig({
  testDir: 'e2e',
  outputDir: output,
  workers: 1,
  retries: Number(TEST_RERUNS),
  timeout: 300_000 * patience, // of a whole test; what it waits for is bounded below
  expect: { timeout: 60_000 * patience }, // what takes seconds, on a machine that is busy with other tests
  reporter: 'json',
  projects: [
    { name: 'setup', testMatch: 'first.setup.ts' },
    { name: 'pages', testMatch: '*.spec.ts', dependencies: ['setup'], use: signedIn },
    { name: 'path', testMatch: 'path.ts', dependencies: ['setup'], use: signedIn },
    { name: 'pictures', testMatch: 'pictures.ts', dependencies: ['setup'], use: { ...signedIn, viewport: { width: 1280, height: 800 }, timezoneId: 'UTC' } },
    { name: 'budgets', testMatch: '*.bench.ts', dependencies: ['setup'], use: signedIn },
  ],
  use: {
    baseURL: BASE_URL,
    locale: 'en-US', // without one, navigator.language is en-US@posix, for which Intl throws
    timezoneId: ZONE,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: TRACE ? 'retain-on-failure' : 'off', // which takes much of the time, also of tests that pass
    launchOptions: chromium,
  },
});
