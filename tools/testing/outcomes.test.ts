import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { lastLines, quoted } from './outcomes.ts';

const outcome = (title: string) => ({ title, file: 'a.spec.ts', command: `run ${quoted(title)}` });

test('the last lines of a run name flaky tests, and each failed one with its file and command', () => {
  expect(lastLines({ flaky: [], failed: [] })).toEqual([]);
  expect(lastLines({ flaky: [outcome('a'), outcome('b')], failed: [outcome('c')] })).toEqual([
    '',
    '2 flaky: a (a.spec.ts); b (a.spec.ts)',
    '',
    '1 failed:',
    '  c (a.spec.ts)',
    "    run 'c'",
  ]);
});

test('a quoted title reaches a command as it is', () => {
  const title = `a user's "$HOME" \`ls\` \\ title`;
  expect(execFileSync('sh', ['-c', `printf %s ${quoted(title)}`], { encoding: 'utf8' })).toBe(title);
});
