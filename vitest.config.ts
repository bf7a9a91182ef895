import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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

/** A test waits for states, so its limit is for what hangs, on a slow machine that does other things too. */
const NOT_BEFORE_IT_HANGS = { testTimeout: 600_000, hookTimeout: 600_000 };

/** On a busy machine Chromium draws the edge of a ring or shadow a shade lighter in a pixel or two. */
const RASTER_NOISE_PX = 4;

/** All stories, as tests: render + play + axe + screenshot, and the last two once more in the dark theme. */
const stories: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
  test: {
    name: 'stories',
    setupFiles: ['.storybook/vitest.setup.ts'],
    provide: { visual: isPinnedChromium() },
    ...NOT_BEFORE_IT_HANGS,
    // As in Storybook, one page shows one story after the other.
    isolate: false,
    sequence: { groupOrder: 2 },
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
          comparatorOptions: { threshold: 0.004, allowedMismatchedPixels: RASTER_NOISE_PX },
          resolveScreenshotPath: ({ arg, ext }) => path.join(root, '.storybook/baselines', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => path.join(root, 'test-results/visual', `${arg}${ext}`),
        },
      },
    },
  },
};

/** What only one of the two databases can show runs on both; a file says so, and why, in its first line. */
const ON_BOTH_DATABASES = '// Runs on both databases: ';
const serverTests = 'apps/server/src/**/*.test.ts';
const onBothDatabases = globSync(serverTests, { cwd: root }).filter((file) =>
  readFileSync(path.join(root, file), 'utf8').startsWith(ON_BOTH_DATABASES),
);

/** The server's tests, on PostgreSQL where there is one: a database of one's own costs a tenth of an embedded one. */
const server = (name: string, include: string[], database: 'postgres' | 'embedded') =>
  ({
    extends: true,
    test: {
      name,
      environment: 'node',
      include,
      isolate: false,
      globalSetup: database === 'postgres' ? ['apps/server/src/testing/postgres.setup.ts'] : [],
      ...NOT_BEFORE_IT_HANGS,
      sequence: { groupOrder: 1 },
    },
  }) satisfies TestProjectInlineConfiguration;

// A machine without PostgreSQL can still run everything else; where changes are judged, it is not left out.
const hasPostgres = Boolean(process.env.CI ?? process.env.TEST_DATABASE_URL ?? findPostgres());
if (!hasPostgres)
  console.warn('PostgreSQL is not installed: the server is tested on the embedded database only.');

export default defineConfig({
  resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
  // Not as `ssr`, which what makes the sheets replaces: it would name things as a build of the packages does.
  environments: { ssr: { resolve: { conditions: ['@vitrine/source', ...defaultServerConditions] } } },
  test: {
    // One a core: left to itself, a machine of two cores would use one of them.
    maxWorkers: availableParallelism(),
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts'],
          ...NOT_BEFORE_IT_HANGS,
          // These start processes for a minute, so they go first: at the end they would keep the other core waiting.
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/{src,build}/**/*.test.ts'],
          ...NOT_BEFORE_IT_HANGS,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          exclude: ['**/*.server.test.tsx'],
          ...NOT_BEFORE_IT_HANGS,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'server-render',
          environment: 'node',
          include: ['.storybook/server-render.test.tsx', 'packages/*/src/**/*.server.test.tsx'],
          ...NOT_BEFORE_IT_HANGS,
          sequence: { groupOrder: 1 },
        },
      },
      server('server', [serverTests], hasPostgres ? 'postgres' : 'embedded'),
      ...(hasPostgres ? [server('server-embedded', onBothDatabases, 'embedded')] : []),
      stories,
    ],
  },
});
