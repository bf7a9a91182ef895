import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
const RECORD = join(root, 'test-results/flaky.json');

function read(): Record<string, Outcome[]> {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Outcome[]>;
  } catch {
    return {};
  }
}

/** Replaces the runner's part of `test-results/flaky.json`. */
export function recordFlaky(runner: 'vitest' | 'playwright', flaky: Outcome[]): void {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify({ ...read(), [runner]: flaky }, null, 2)}\n`);
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
