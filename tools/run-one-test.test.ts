// @module-tag long/walls
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Commands of CONTRIBUTING.md that run a part of the browser tests. */
const commands = [...read('CONTRIBUTING.md').matchAll(/`pnpm (test:(?:e2e|faults)) ([^`]+)`/g)].map(
  ([, script = '', choice = '']) => `${scripts[script]} ${choice} --list`,
);

test('each command of the guide for a part of the browser tests finds that part', async () => {
  expect(commands).toHaveLength(3);
  for (const command of commands) {
    const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
    const { stdout } = await promisify(exec)(command, { cwd: root, env });
    expect([command, stdout]).toEqual([command, expect.stringMatching(/Total: \d+ tests? in 1 file/)]);
  }
});
