import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium.mjs';

// Tests apps that use the packages as published.
export default defineConfig({
  testDir: '.',
  // They need a server, and run in the project `consumer` of the other configuration.
  testIgnore: ['**/{node,codemod,support}.spec.ts'],
  globalSetup: './registry.setup.ts',
  outputDir: '../../test-results/consumers',
  snapshotPathTemplate: '../../consumers/baselines/{arg}{ext}',
  updateSnapshots: 'none',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // Limits that only stop hanging tests: installs wait for the network, and builds share a slow machine.
  timeout: 1_800_000,
  expect: { timeout: 300_000, toHaveScreenshot: { threshold: 0.004, maxDiffPixels: 0 } },
  use: {
    launchOptions: await chromiumLaunchOptions(),
    viewport: { width: 1024, height: 900 },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
