import { spawnSync } from 'node:child_process';
import { forgetOutcomes, lastLines, readOutcomes } from './outcomes.ts';
import type { Part } from './parts.ts';

type Result = 'passed' | 'failed' | 'not run';

/**
 * Runs parts one after the other, also after a failed one, and prints their results and seconds, the flaky
 * and the failed tests. Parts that need a build are not run after a failed build.
 * @returns The exit code: that of the first failed command, or 0.
 */
export function runParts(parts: readonly Part[]): number {
  forgetOutcomes();
  let exitCode = 0;
  let isBuilt = true;
  const rows: { name: string; result: Result; seconds: number }[] = [];
  for (const part of parts) {
    const begin = performance.now();
    const isPossible: boolean = isBuilt || !part.needsBuild;
    const status: number = isPossible ? run(part) : 0;
    exitCode ||= status;
    if (part.name === 'build') isBuilt = status === 0;
    rows.push({
      name: part.name,
      result: isPossible ? (status === 0 ? 'passed' : 'failed') : 'not run',
      seconds: (performance.now() - begin) / 1000,
    });
  }
  for (const line of [...table(rows), ...lastLines(readOutcomes())]) console.log(line);
  return exitCode;
}

function run({ name, commands, env }: Part): number {
  for (const command of commands) {
    console.log(`\n${name}: ${command}`);
    const { status } = spawnSync(command, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ...env, TEST_PART: name },
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

function table(rows: { name: string; result: Result; seconds: number }[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, result: string, seconds: number) =>
    `  ${name.padEnd(width)}  ${result.padEnd(7)}  ${Math.round(seconds).toString().padStart(5)} s`;
  const whole = rows.reduce((sum, { seconds }) => sum + seconds, 0);
  const result = rows.every((row) => row.result === 'passed') ? 'passed' : 'failed';
  return ['', ...rows.map((row) => line(row.name, row.result, row.seconds)), line('in all', result, whole)];
}
