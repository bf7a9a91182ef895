/**
 * Benchmarks the grid against a minimal React grid and other libraries: CPU time of the page's main thread,
 * heap, and blank area while scrolling.
 *
 * ```
 * pnpm bench:grid [--items 10000] [--runs 5] [--grids vitrine,react-floor,tanstack-virtual,masonic]
 * ```
 *
 * Each figure is a median. Compare ratios within one table: milliseconds differ between machines.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { build, defaultClientConditions, preview } from 'vite';
import { chromiumLaunchOptions } from '../chromium.mjs';

const { values: options } = parseArgs({
  options: {
    items: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '5' },
    grids: { type: 'string', default: 'vitrine,react-floor,tanstack-virtual,masonic' },
  },
});
const count = Number(options.items);
const runs = Number(options.runs);
const names = options.grids.split(',');
if (!(count > 0 && runs > 0)) throw new Error('--items and --runs are numbers above 0.');

const WIDE = { width: 1400, height: 900 };
const NARROW = { width: 1000, height: 900 };

const FLOOR = 'react-floor';

const measures = {
  mount: 'mount, ms',
  fling: 'scroll at 300 px a frame, ms per 1,000 px',
  read: 'scroll at 60 px a frame, ms per 1,000 px',
  jump: 'jump to the middle, ms',
  append: 'append 100, ms',
  resize: 'resize to fewer columns, ms',
  like: 'like one item, ms',
  heap: 'heap, MB',
  calls: 'cards asked for by a like',
  blank: 'blank at 300 px a frame, %',
};
type Measure = keyof typeof measures;
type Result = Partial<Record<Measure, number>>;

async function cpuTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function heapSize(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 1e6;
}

/** Resolves after the page has been idle for a moment, or after 10 s. */
async function idle(devtools: CDPSession): Promise<void> {
  let before = await cpuTime(devtools);
  for (let tries = 0, quiet = 0; tries < 100 && quiet < 2; tries++) {
    await delay(100);
    const now = await cpuTime(devtools);
    quiet = now - before < 10 ? quiet + 1 : 0;
    before = now;
  }
}

async function measure(browser: Browser, origin: string, grid: string): Promise<Result> {
  const context = await browser.newContext({ viewport: WIDE });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Thread time excludes other processes.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costOf = async (work: () => Promise<unknown>) => {
    await idle(devtools);
    const before = await cpuTime(devtools);
    await work();
    await idle(devtools);
    return (await cpuTime(devtools)) - before;
  };
  const toTop = async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await idle(devtools);
  };

  const result: Result = {};
  try {
    await page.goto(origin);
    await page.evaluate(([name, items]) => window.bench.load(name, items), [grid, count] as const);
    const heapBefore = await heapSize(devtools);
    result.mount = await costOf(() => page.evaluate(() => window.bench.mount()));
    result.like = await costOf(async () => {
      result.calls = await page.evaluate(() => window.bench.like());
    });
    result.append = await costOf(() => page.evaluate(() => window.bench.append(100)));
    result.fling = (await costOf(() => page.evaluate(() => window.bench.scroll(30_000, 300)))) / 30;
    result.read = (await costOf(() => page.evaluate(() => window.bench.scroll(7200, 60)))) / 7.2;
    result.blank = 100 * (await page.evaluate(() => window.bench.blankWhileScrolling(6000, 300)));
    result.heap = (await heapSize(devtools)) - heapBefore;
    await toTop();
    result.resize = await costOf(() => resize(page));
    await toTop();
    result.jump = await costOf(() => page.evaluate(() => window.bench.jump(0.5)));
  } catch (error) {
    console.error(`${grid} stopped: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  } finally {
    await context.close();
  }
  return result;
}

async function resize(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await page.evaluate(() => window.bench.resized());
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
}

function table(results: Map<string, Result[]>): string {
  const middleOf = (grid: string, measure: Measure) =>
    median((results.get(grid) ?? []).flatMap((result) => result[measure] ?? []));
  const cell = (grid: string, measure: Measure) => {
    const value = middleOf(grid, measure);
    if (Number.isNaN(value)) return '–';
    if (measure === 'calls') return String(value);
    if (measure === 'blank') return value.toFixed(1);
    const ratio = value / middleOf(FLOOR, measure);
    return value.toFixed(2) + (Number.isNaN(ratio) || grid === FLOOR ? '' : ` ×${ratio.toFixed(2)}`);
  };
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    row([`median of ${runs}`, ...names]),
    row(['---', ...names.map(() => '--:')]),
    ...Object.entries(measures).map(([measure, label]) =>
      row([label, ...names.map((grid) => cell(grid, measure as Measure))]),
    ),
  ].join('\n');
}

const outDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-grid-'));
const site = { root: import.meta.dirname, configFile: false, logLevel: 'error' } as const;
try {
  await build({
    ...site,
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['@vitrine/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, modulePreload: false },
  });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const server = await preview({ ...site, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  try {
    const origin = server.resolvedUrls?.local[0] as string;
    const results = new Map<string, Result[]>(names.map((name) => [name, []]));
    for (let run = 0; run < runs; run++) {
      console.warn(`run ${run + 1} of ${runs}`);
      // Rotates the order, so that no grid always runs after the same one.
      const order = names.map((_, step) => names[(step + run) % names.length] as string);
      for (const grid of order) results.get(grid)?.push(await measure(browser, origin, grid));
    }
    console.log(`${count.toLocaleString('en')} items; ms are CPU time; ×: to ${FLOOR}\n\n${table(results)}`);
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
