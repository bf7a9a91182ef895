// Measures how smoothly a phone scrolls the landing page of the production build: long tasks of the main
// thread, with the CPU slowed four times, while a finger scrolls past 200 cards.
//
// ```
// pnpm build && pnpm bench:scroll [--before <another apps/web/dist>] [--runs 5] [--cards 200] [--trace <file>]
// ```
//
// Each figure is a median. Figures of different sessions are not comparable.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, devices } from 'playwright-core';
import { chromiumLaunchOptions } from './chromium.mjs';

const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    runs: { type: 'string', default: '5' },
    cards: { type: 'string', default: '200' },
    slower: { type: 'string', default: '4' },
    trace: { type: 'string' },
  },
});
const cards = Number(options.cards);

const VIEWPORT = { width: 390, height: 844 };
/** A push of the finger (px per step, number of steps, ms per step) and the pause after it in ms. */
const PUSH = { step: 25, steps: 24, every: 16, pause: 150 };

const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'];

interface Run {
  /** Number of tasks above 50 ms. */
  count: number;
  worst: number;
  /** Total time beyond the first 50 ms of each task, in ms. */
  blocked: number;
  /** Time that the main thread was busy, in ms. */
  busy: number;
}

async function startServer(dataDir: string, webDist: string) {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', WEB_DIST: resolve(webDist) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((started, failed) => {
    server.stdout.on('data', (chunk) => {
      const [, address] = /"event":"started".*?"address":"([^"]+)"/.exec(String(chunk)) ?? [];
      if (address) started(address);
    });
    server.once('exit', () => failed(new Error(`The server did not start for ${webDist}.`)));
  });
  return { server, origin };
}

/** Returns the position in the feed of the last card that has come into view. */
const seen = () => {
  const tops = [...document.querySelectorAll<HTMLElement>('[role="feed"] > [aria-posinset]')];
  const shown = tops.filter((card) => card.getBoundingClientRect().top < innerHeight);
  return Math.max(0, ...shown.map((card) => Number(card.getAttribute('aria-posinset'))));
};

async function busyTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function push(devtools: CDPSession): Promise<void> {
  const x = VIEWPORT.width / 2;
  let y = VIEWPORT.height * 0.85;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart');
  const start = performance.now();
  for (let step = 1; step <= PUSH.steps; step++) {
    y -= PUSH.step;
    // Not awaited, because a finger does not wait for the page either.
    void touch('touchMove');
    await delay(Math.max(0, start + step * PUSH.every - performance.now()));
  }
  await touch('touchEnd');
}

async function measure(browser: Browser, origin: string): Promise<Run> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: VIEWPORT });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  try {
    await page.goto(origin);
    await page.locator('[role="feed"] [aria-posinset]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slower) });
    await devtools.send('Performance.enable');
    await delay(1000);
    await page.evaluate(() => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
      Object.assign(window, { tasks });
    });
    if (options.trace) await browser.startTracing(page, { path: options.trace, categories: TRACED });
    const before = await busyTime(devtools);
    for (let pushes = 0; (await page.evaluate(seen)) < cards; pushes++) {
      if (pushes > cards) throw new Error(`${origin}: ${cards} cards were not reached.`);
      await push(devtools);
      await delay(PUSH.pause);
    }
    const busy = (await busyTime(devtools)) - before;
    if (options.trace) await browser.stopTracing();
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    const blocked = tasks.reduce((sum, duration) => sum + duration - 50, 0);
    return { count: tasks.length, worst: Math.max(0, ...tasks), blocked, busy };
  } finally {
    await context.close();
  }
}

const middle = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const builds = [
  ...(options.before ? [{ name: 'before', webDist: options.before }] : []),
  { name: 'now', webDist: join(import.meta.dirname, '../apps/web/dist') },
].map((build) => ({
  ...build,
  dataDir: mkdtempSync(join(tmpdir(), 'vitrine-phone-scroll-')),
  runs: [] as Run[],
}));
const browser = await chromium.launch(await chromiumLaunchOptions());
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
try {
  for (const { dataDir, webDist } of builds) servers.push(await startServer(dataDir, webDist));
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [index, { name, runs }] of builds.entries()) {
      const result = await measure(browser, servers[index]?.origin as string);
      runs.push(result);
      console.warn(
        `run ${run + 1}, ${name}: ${result.count} tasks, the worst ${result.worst} ms, busy ${result.busy.toFixed(0)} ms`,
      );
    }
  }
  console.log(`${cards} cards, the processor ${options.slower} × slower, median of ${options.runs}\n`);
  console.log('| build | tasks above 50 ms | the worst, ms | above 50 ms in all, ms | main thread, ms |');
  console.log('| --- | --: | --: | --: | --: |');
  for (const { name, runs } of builds) {
    const of = (measure: keyof Run) => middle(runs.map((run) => run[measure])).toFixed(0);
    console.log(`| ${name} | ${of('count')} | ${of('worst')} | ${of('blocked')} | ${of('busy')} |`);
  }
} finally {
  await browser.close();
  for (const { server } of servers) {
    if (server.exitCode !== null) continue;
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  for (const { dataDir } of builds) rmSync(dataDir, { recursive: true, force: true });
}
