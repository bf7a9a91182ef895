// Runs Lighthouse on a page of the production build, by default the landing page, as on a phone: `pnpm build
// && pnpm lighthouse [--runs 3] [--path /]`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    path: { type: 'string', default: '/' },
    report: { type: 'string' },
  },
});

/** Reported audits, each with Lighthouse's limit for a good value. */
const measures = [
  { name: 'LCP, ms', audit: 'largest-contentful-paint', good: 2500 },
  { name: 'FCP, ms', audit: 'first-contentful-paint', good: 1800 },
  { name: 'speed index, ms', audit: 'speed-index', good: 3400 },
  { name: 'TBT, ms', audit: 'total-blocking-time', good: 200 },
  { name: 'CLS', audit: 'cumulative-layout-shift', good: 0.1 },
  { name: 'bytes, kB', audit: 'total-byte-weight', good: 1600, scale: 1 / 1024 },
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function startServer(dataDir: string) {
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('"event":"started"') && resolve());
    server.once('exit', () => reject(new Error('The server did not start.')));
  });
  return { server, origin: `http://127.0.0.1:${port}` };
}

async function measure(url: string): Promise<Result> {
  const port = await freePort();
  const { args, ...launch } = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...(args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    // Lighthouse's default preset is a slow phone on a slow network.
    const answer = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    if (!answer || answer.lhr.runtimeError)
      throw new Error(answer?.lhr.runtimeError?.message ?? 'No result.');
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

const middle = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
const { server, origin } = await startServer(dataDir);
try {
  const url = new URL(options.path, origin).href;
  await fetch(url); // not measured: at the first request a new server compresses its files
  const results: Result[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) results.push(await measure(url));

  console.log(`${options.path}, mobile preset, median of ${results.length}\n`);
  for (const { name, audit, good, scale = 1 } of measures) {
    const value = middle(results.map(({ audits }) => (audits[audit]?.numericValue ?? Number.NaN) * scale));
    console.log(`${name.padEnd(18)} ${value.toFixed(name === 'CLS' ? 3 : 0).padStart(8)}   good: ≤ ${good}`);
  }
  for (const category of categories) {
    const score = middle(results.map((result) => (result.categories[category]?.score ?? 0) * 100));
    console.log(`${category.padEnd(18)} ${score.toFixed(0).padStart(8)}   of 100`);
  }
  const last = results.at(-1);
  const wanting = Object.values(last?.audits ?? {}).filter(({ score }) => score !== null && score < 0.9);
  console.log('\nNot in order, by the last run:');
  for (const { id, title, displayValue = '' } of wanting) console.log(`  ${id}: ${title} ${displayValue}`);
  if (options.report) writeFileSync(options.report, JSON.stringify(last, null, 2));
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
