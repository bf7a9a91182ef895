// Reads files one after the other, as an import does that stores nothing, and says what each took: JSON, a line for each file.
import { existsSync, readFileSync } from 'node:fs';
import { importFile } from '../import-file.ts';
import { openProductsFile } from '../readers/products-file.ts';

/** What reading a file took, in a process of its own. */
export interface Reading {
  accepted: number;
  refused: number;
  problem: string | undefined;
  /** Microseconds of the processor. */
  work: number;
  /** Bytes of memory that the process has had at most until then. */
  peak: number;
}

const STATUS = '/proc/self/status';

/** Linux counts into the usage of a process what the one that started it had. */
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
