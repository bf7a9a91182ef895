import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = join(import.meta.dirname, 'quietly.ts');
const quietly = (code: string) =>
  spawnSync(process.execPath, [script, 'Building', process.execPath, '-e', code], { encoding: 'utf8' });
const LINES = "for (let line = 1; line <= 1700; line += 1) console.log('line ' + line);";

it('a command that works says one line, whatever it prints', () => {
  const { status, stdout, stderr } = quietly(LINES);
  expect([status, stdout, stderr]).toEqual([0, 'Building …\n', '']);
});

it('all that a command printed is there when it fails', () => {
  const { status, stderr } = quietly(`${LINES} console.error('broken'); process.exitCode = 3;`);
  expect(status).toBe(1);
  expect(stderr).toContain('line 1\n');
  expect(stderr).toContain('line 1700\n');
  expect(stderr).toContain('broken');
});

it('the build before a start goes through it', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  expect(scripts.start).toMatch(/^node tools\/quietly\.ts '[^']+' pnpm build && /);
});
