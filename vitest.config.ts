import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findPostgres } from './apps/server/src/testing/find-postgres.ts';
import { chromiumLaunchOptions, isPinnedChromium } from './tools/chromium.mjs';

const root = import.meta.dirname;
const launchOptions = await chromiumLaunchOptions();

/** All stories, as tests, in one theme: render + play + axe + screenshot. */
const stories = (theme: 'light' | 'dark', groupOrder: number): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook'), initialGlobals: { theme } })],
  test: {
    name: `stories-${theme}`,
    setupFiles: ['.storybook/vitest.setup.ts'],
    provide: { visual: isPinnedChromium(), theme },
    sequence: { groupOrder },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.004, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext }) => path.join(root, '.storybook/baselines', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => path.join(root, 'test-results/visual', `${arg}${ext}`),
        },
      },
    },
  },
});

/** The server's whole suite once more, on PostgreSQL: what only happens between connections shows there. */
const onPostgres: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'postgres',
    environment: 'node',
    include: ['apps/server/src/**/*.test.ts'],
    globalSetup: ['apps/server/src/testing/postgres.setup.ts'],
    hookTimeout: 60_000,
    testTimeout: 20_000,
    sequence: { groupOrder: 0 },
  },
};

// A machine without PostgreSQL can still run everything else; where changes are judged, it is not left out.
const hasPostgres = Boolean(process.env.CI ?? process.env.TEST_DATABASE_URL ?? findPostgres());
if (!hasPostgres)
  console.warn('PostgreSQL is not installed: the server is tested on the embedded database only.');

export default defineConfig({
  resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@vitrine/source', ...defaultServerConditions] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          hookTimeout: 60_000, // the embedded database is initialised once a run
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'server-render',
          environment: 'node',
          include: ['.storybook/server-render.test.tsx'],
          sequence: { groupOrder: 0 },
        },
      },
      ...(hasPostgres ? [onPostgres] : []),
      stories('light', 1),
      stories('dark', 2),
    ],
  },
});
