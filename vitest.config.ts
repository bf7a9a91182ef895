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
import { longTags } from './tools/testing/parts.ts';
import { VitestOutcomes } from './tools/testing/vitest-outcomes.ts';

const root = import.meta.dirname;
const launchOptions = await chromiumLaunchOptions();

/** A test that hangs costs a minute. Longer tests set their own limit and say why. */
const LIMITS = { testTimeout: 60_000, hookTimeout: 120_000 };

/**
 * Tests of processes and browsers get a second try; a test that needs it is reported as flaky and refuses
 * nothing. Tests of the server's promises have none: nothing may be lost or doubled once in a hundred times.
 */
const SECOND_TRY = { retry: 1 };

/**
 * Tolerated pixels of a screenshot: on a busy machine Chromium renders some pixels of a ring or shadow
 * slightly lighter.
 */
const RASTER_NOISE_PX = 8;

/** Themes in which axe and screenshots check the stories; test commands choose one. */
const storyThemes = (process.env.STORY_THEMES ?? 'light,dark').split(',');

/** All stories as tests: render, play, and axe and screenshot in each theme. */
const stories: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
  test: {
    name: 'stories',
    setupFiles: ['.storybook/vitest.setup.ts'],
    provide: { visual: isPinnedChromium(), themes: storyThemes },
    ...LIMITS,
    ...SECOND_TRY,
    // One page shows one story after another, as in Storybook.
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

/**
 * Beginning of test files that `pnpm test:long databases` runs on the embedded database, too; the reason
 * follows on the same line.
 */
const ON_BOTH_DATABASES = '// Runs on both databases: ';
const serverTests = 'apps/server/{src,demo}/**/*.test.ts';
const filesThatBegin = (line: string) =>
  globSync(serverTests, { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').startsWith(line),
  );

/**
 * A project of the server's tests. PostgreSQL is preferred, because its databases cost a tenth of embedded
 * ones.
 */
const server = (name: string, include: string[], database: 'postgres' | 'embedded') =>
  ({
    extends: true,
    test: {
      name,
      environment: 'node',
      include,
      isolate: false,
      globalSetup: database === 'postgres' ? ['apps/server/src/testing/postgres.setup.ts'] : [],
      ...LIMITS,
      sequence: { groupOrder: 1 },
    },
  }) satisfies TestProjectInlineConfiguration;

// CI requires PostgreSQL; elsewhere the embedded database alone suffices.
const hasPostgres = Boolean(process.env.CI ?? process.env.TEST_DATABASE_URL ?? findPostgres());
if (!hasPostgres)
  console.warn('PostgreSQL is not installed: the server is tested on the embedded database only.');

export default defineConfig({
  resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
  // Not under `ssr`, which vanilla-extract's plugin replaces: class names would then be those of built
  // packages.
  environments: { ssr: { resolve: { conditions: ['@vitrine/source', ...defaultServerConditions] } } },
  test: {
    // One worker per core; by default Vitest leaves one idle.
    maxWorkers: availableParallelism(),
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', new VitestOutcomes()],
    // Tests with a tag run in the part of that name of `pnpm test:long` (tools/testing/parts.ts).
    tags: longTags.map((name) => ({ name })),
    projects: [
      {
        extends: true,
        test: {
          name: 'tools',
          environment: 'node',
          include: ['tools/**/*.test.ts'],
          ...LIMITS,
          ...SECOND_TRY,
          // Hooks run generators and all of `pnpm check` in a copy of the workspace: 60 s on quiet cores.
          hookTimeout: 300_000,
          // These tests start processes for a minute. They go first: at the end they would leave the other
          // core idle.
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/{src,build}/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          ...LIMITS,
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
          setupFiles: ['vitest.dom.setup.ts'],
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          exclude: ['**/*.server.test.tsx', '**/*.browser.test.tsx'],
          ...LIMITS,
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
          ...LIMITS,
          sequence: { groupOrder: 1 },
        },
      },
      server('server', [serverTests], hasPostgres ? 'postgres' : 'embedded'),
      server('server-embedded', hasPostgres ? filesThatBegin(ON_BOTH_DATABASES) : [], 'embedded'),
      stories,
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          ...LIMITS,
          ...SECOND_TRY,
          sequence: { groupOrder: 3 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
