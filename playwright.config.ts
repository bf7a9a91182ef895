import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { lenientLimits } from './apps/server/src/testing/lenient-limits.ts';
import { outboxKey } from './apps/web/src/e2e/outbox-key.ts';
import { chromiumLaunchOptions } from './tools/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 8799);
const baseURL = `http://127.0.0.1:${port}`;

// Tests the production build on a real server, with a new database for each run.
export default defineConfig({
  testDir: 'apps/web/src/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  // Never writes baselines: those of stories are written by their own tests (vitest.config.ts).
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['./apps/web/src/e2e/fault-matrix/matrix-reporter.ts'],
    ['./tools/testing/playwright-outcomes.ts'],
  ],
  fullyParallel: true,
  // A test that passes at the second try is reported as flaky and refuses nothing.
  retries: 1,
  maxFailures: process.env.CI ? 8 : 0,
  // One more than there are cores, because journeys mostly wait.
  workers: 3,
  // A test that hangs costs a minute. Longer tests set their own limit and say why.
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.004 } },
  // The longest project first, so that it does not run alone at the end.
  projects: [
    {
      name: 'faults',
      testMatch: '**/fault-matrix/*.spec.ts',
      // Only the journeys test motion.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'storybook',
      testDir: '.storybook',
      testMatch: '*.spec.ts',
      snapshotPathTemplate: '.storybook/{arg}{ext}',
    },
    { name: 'journeys', testIgnore: '**/fault-matrix/**' },
    { name: 'release', testDir: 'tools', testMatch: '**/release/*.spec.ts' },
    // Consumer tests that need no network, and tests of browser support.
    {
      name: 'consumer',
      testDir: 'tools',
      testMatch: ['**/consumers/{node,codemod,support}.spec.ts', '**/browser-support/*.spec.ts'],
      snapshotPathTemplate: 'consumers/baselines/{arg}{ext}',
      use: { viewport: { width: 1024, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  use: {
    baseURL,
    launchOptions: await chromiumLaunchOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Traces take a sixth of the run. CI records none, because failures there are reproduced locally.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'pnpm --filter @vitrine/server start',
    url: `${baseURL}/healthz`,
    env: {
      ...lenientLimits,
      OUTBOX_KEY: outboxKey,
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'vitrine-e2e-')),
    },
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
