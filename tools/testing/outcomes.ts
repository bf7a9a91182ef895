import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test that did not pass at its first try. */
export interface Outcome {
  title: string;
  /** Path from the root of the repository. */
  file: string;
  /** Command that runs this test alone. */
  command: string;
}

export interface Outcomes {
  /** Passed at the second try. */
  flaky: Outcome[];
  failed: Outcome[];
}

const root = join(import.meta.dirname, '../..');
const FOLDER = join(root, 'test-results');
/** Flaky and failed tests by the part of a test command, or by the runner outside of one. */
const RECORDS = { flaky: join(FOLDER, 'flaky.json'), failed: join(FOLDER, 'failed.json') };

function read(file: string): Record<string, Outcome[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Outcome[]>;
  } catch {
    return {};
  }
}

/** Adds the outcomes of a run to `test-results/flaky.json` and `failed.json`. */
export function recordOutcomes(runner: 'vitest' | 'playwright', outcomes: Outcomes): void {
  const part = process.env.TEST_PART;
  const key = part && part !== runner ? `${part} by ${runner}` : runner;
  mkdirSync(FOLDER, { recursive: true });
  for (const kind of ['flaky', 'failed'] as const) {
    const all = read(RECORDS[kind]);
    // A part may have several runs.
    all[key] = [...((part && all[key]) || []), ...outcomes[kind]];
    writeFileSync(RECORDS[kind], `${JSON.stringify(all, null, 2)}\n`);
  }
}

/** Returns the outcomes of all runs since `forgetOutcomes`. */
export const readOutcomes = (): Outcomes => ({
  flaky: Object.values(read(RECORDS.flaky)).flat(),
  failed: Object.values(read(RECORDS.failed)).flat(),
});

export function forgetOutcomes(): void {
  for (const file of Object.values(RECORDS)) rmSync(file, { force: true });
}

/** Returns the last lines of a run: flaky tests by name, then each failed one with its file and command. */
export function lastLines({ flaky, failed }: Outcomes): string[] {
  const names = flaky.map(({ title, file }) => `${title} (${file})`).join('; ');
  return [
    ...(flaky.length > 0 ? ['', `${flaky.length} flaky: ${names}`] : []),
    ...(failed.length > 0 ? ['', `${failed.length} failed:`] : []),
    ...failed.flatMap(({ title, file, command }) => [`  ${title} (${file})`, `    ${command}`]),
  ];
}

/** Quotes text for a POSIX shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
