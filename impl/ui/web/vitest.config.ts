import { defineConfig } from 'vitest/config';

// The tests are of functions that keep nothing, so files share a process: that takes a quarter of the time.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], env: { TZ: 'Europe/Berlin' }, isolate: false } });
