import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { outsideOfPnpm } from './testing/outside-of-pnpm.ts';

const script = join(import.meta.dirname, 'quietly.ts');
const quietly = (code: string) =>
  spawnSync(process.execPath, [script, 'Building', process.execPath, '-e', code], { encoding: 'utf8' });
const LINES = "for (let line = 1; line <= 1700; line += 1) console.log('line ' + line);";

it('a successful command prints one line, whatever its output', () => {
  const { status, stdout, stderr } = quietly(LINES);
  expect([status, stdout, stderr]).toEqual([0, 'Building …\n', '']);
});

it('a failing command prints its whole output', () => {
  const { status, stderr } = quietly(`${LINES} console.error('broken'); process.exitCode = 3;`);
  expect(status).toBe(1);
  expect(stderr).toContain('line 1\n');
  expect(stderr).toContain('line 1700\n');
  expect(stderr).toContain('broken');
});

it('pnpm start runs its build through quietly.ts', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  expect(scripts.start).toMatch(/^node tools\/quietly\.ts '[^']+' pnpm build && /);
});

it('a first start prints at most thirty lines, including the install', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  cpSync(join(import.meta.dirname, '../pnpm-workspace.yaml'), join(workspace, 'pnpm-workspace.yaml'));
  const names = Array.from({ length: 60 }, (_, each) => `needed-${each}`);
  for (const name of names) {
    mkdirSync(join(workspace, 'packages', name), { recursive: true });
    writeFileSync(
      join(workspace, 'packages', name, 'package.json'),
      JSON.stringify({ name, version: '1.0.0' }),
    );
  }
  const needed = Object.fromEntries(names.map((name) => [name, 'workspace:*']));
  const scripts = { start: `node -e "console.log('open at http://localhost:3000')"` };
  writeFileSync(
    join(workspace, 'package.json'),
    JSON.stringify({ private: true, scripts, devDependencies: needed }),
  );
  const { status, stdout, stderr } = spawnSync('pnpm', ['start'], {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...outsideOfPnpm(), CI: '' },
  });
  const said = stdout + stderr;
  expect([status, said]).toEqual([0, expect.stringContaining('open at http://localhost:3000')]);
  expect(said.split('\n').length, said).toBeLessThanOrEqual(30);
});

it('an install checks packages against the workspace’s Node, whatever Node runs it', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const { version } = JSON.parse(read('node_modules/node/package.json')) as { version: string };
  expect(read('pnpm-workspace.yaml')).toContain(`\nnodeVersion: ${version}\n`);
});
