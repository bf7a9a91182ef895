import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { lenientLimits } from '../../apps/server/src/testing/lenient-limits.ts';
import type { Options } from './fixtures.ts';

const port = Number(process.env.E2E_PORT ?? 8798);
const server = `http://127.0.0.1:${port}`;

// Runs all stories and the main journeys in other browser engines.
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['./engines-reporter.ts']],
  // Limits that only stop hanging tests.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'webkit', use: { engineName: 'webkit', server } },
    { name: 'firefox', use: { engineName: 'firefox', server } },
  ],
  webServer: {
    command: 'pnpm --filter @vitrine/server start',
    cwd: '../..',
    url: `${server}/healthz`,
    env: { ...lenientLimits, PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'vitrine-engines-')) },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
