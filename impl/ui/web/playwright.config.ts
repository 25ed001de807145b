import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM, CHROMIUM_LIBRARIES, CHROMIUM_FONTS } = process.env;

// e2e/ui starts the server and names it and the browser.
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'json',
  projects: [
    { name: 'setup', testMatch: 'first.setup.ts' },
    { name: 'pages', testMatch: '*.spec.ts', dependencies: ['setup'], use: { storageState: 'test-results/session.json' } },
  ],
  use: {
    baseURL: BASE_URL,
    locale: 'en-US', // without one, navigator.language is en-US@posix, for which Intl throws
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--no-zygote'],
      env: {
        ...process.env,
        ...(CHROMIUM_LIBRARIES && { LD_LIBRARY_PATH: CHROMIUM_LIBRARIES }),
        ...(CHROMIUM_FONTS && { FONTCONFIG_PATH: CHROMIUM_FONTS }),
      } as Record<string, string>,
    },
  },
});
