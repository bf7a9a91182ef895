import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { lenientLimits } from './apps/server/src/testing/lenient-limits.ts';
import { outboxKey } from './apps/web/src/e2e/outbox-key.ts';
import { chromiumLaunchOptions } from './tools/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 8799);
const baseURL = `http://127.0.0.1:${port}`;

// The production build on a real server with a database of its own, new for each run.
export default defineConfig({
  testDir: 'apps/web/src/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: Boolean(process.env.CI),
  // The stories' own tests draw the baselines.
  updateSnapshots: 'none',
  reporter: [['list'], ['./apps/web/src/e2e/fault-matrix/matrix-reporter.ts']],
  fullyParallel: true,
  // One more than cores: much of a journey is waiting.
  workers: 3,
  // A test waits for states: these limits are for what hangs, on a slow machine that does other things too.
  timeout: 300_000,
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0.004 } },
  // The longest first: at the end nobody waits for the last of a row.
  projects: [
    {
      name: 'faults',
      testMatch: '**/fault-matrix/*.spec.ts',
      // What moves is the matter of the journeys.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'storybook',
      testDir: '.storybook',
      testMatch: '*.spec.ts',
      snapshotPathTemplate: '.storybook/{arg}{ext}',
    },
    { name: 'journeys', testIgnore: '**/fault-matrix/**' },
    // What needs no network of the consumers (all of them: `pnpm test:consumers`), and a release.
    {
      name: 'consumer',
      testDir: 'tools',
      testMatch: [
        '**/consumers/{node,codemod,support}.spec.ts',
        '**/release/*.spec.ts',
        '**/browser-support/*.spec.ts',
      ],
      snapshotPathTemplate: 'consumers/baselines/{arg}{ext}',
      use: { viewport: { width: 1024, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  use: {
    baseURL,
    launchOptions: await chromiumLaunchOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // A trace costs a sixth of the run, and pictures of every step a third more. What fails where changes are judged is run again here.
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
