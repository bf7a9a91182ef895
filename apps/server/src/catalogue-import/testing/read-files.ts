// Reads files without storing products, and prints the cost of each as a line of JSON.
import { existsSync, readFileSync } from 'node:fs';
import { importFile } from '../import-file.ts';
import { openProductsFile } from '../readers/products-file.ts';

export interface Reading {
  accepted: number;
  refused: number;
  problem: string | undefined;
  /** CPU time in microseconds. */
  work: number;
  /** Peak memory of the process so far, in bytes. */
  peak: number;
}

const STATUS = '/proc/self/status';

/** On Linux, `resourceUsage` includes the memory of the parent process, so `/proc` is read. */
function peakMemory(): number {
  const kilobytes = existsSync(STATUS) && /VmHWM:\s+(\d+)/.exec(readFileSync(STATUS, 'utf8'))?.[1];
  return 1024 * Number(kilobytes || process.resourceUsage().maxRSS);
}

async function read(path: string): Promise<Reading> {
  const before = process.cpuUsage();
  const { accepted, refused, problem } = await importFile({
    file: await openProductsFile(path),
    settings: { now: new Date('2026-11-21T12:00:00Z') },
    signal: new AbortController().signal,
    onProgress: () => {},
    onNote: () => {},
  });
  const { user, system } = process.cpuUsage(before);
  return { accepted, refused, problem, work: user + system, peak: peakMemory() };
}

for (const path of process.argv.slice(2)) process.stdout.write(`${JSON.stringify(await read(path))}\n`);
