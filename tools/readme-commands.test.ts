import { spawnSync } from 'node:child_process';
import {
  accessSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { oldestNode } from './consumers/oldest-node.ts';
import { outsideOfPnpm } from './testing/outside-of-pnpm.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const commands = [...read('README.md').matchAll(/^npx -y pnpm@12 (\w+)$/gm)].map(([, name = '']) => name);

/** A script with types, which Node 20 cannot run. Its exit code 7 ends the command that runs it. */
const FIRST_PART =
  "const node: string = process.version; console.log('first part on ' + node); process.exit(7);";

/** Creates a checkout without installed packages, whose `check` and `build` run only `FIRST_PART`. */
function freshCheckout(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'vitrine-fresh-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  const { scripts, devDependencies, ...manifest } = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const needed = Object.entries(devDependencies).filter(([name]) => name === 'node');
  writeFileSync(
    join(checkout, 'package.json'),
    JSON.stringify({
      ...manifest,
      scripts: { ...scripts, check: 'node first.ts', build: 'node first.ts' },
      devDependencies: Object.fromEntries(
        needed.map(([name]) => [name, `link:${join(root, 'node_modules', name)}`]),
      ),
    }),
  );
  writeFileSync(join(checkout, 'first.ts'), FIRST_PART);
  mkdirSync(join(checkout, 'tools/testing'), { recursive: true });
  const programs = ['test.ts', 'parts.ts', 'run-parts.ts', 'outcomes.ts'].map(
    (file) => `tools/testing/${file}`,
  );
  for (const file of ['pnpm-workspace.yaml', 'tools/quietly.ts', ...programs])
    cpSync(join(root, file), join(checkout, file));
  return checkout;
}

function pathWith(node: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(node, join(folder, 'node'));
  const folderOfPnpm = (process.env.PATH ?? '').split(delimiter).find((each) => has(each, 'pnpm')) ?? '';
  return [folder, folderOfPnpm, '/usr/bin', '/bin'].join(delimiter);
}

function has(folder: string, program: string): boolean {
  try {
    accessSync(join(folder, program));
    return true;
  } catch {
    return false;
  }
}

test.each(['20', 'of the workspace'])(
  'on Node %s each command of the README installs, and starts on the workspace’s Node',
  async (which) => {
    expect(commands).toEqual(['start', 'test']);
    const node = which === '20' ? await oldestNode() : process.execPath;
    const env = { ...outsideOfPnpm(), PATH: pathWith(node), CI: '' };
    const { version } = JSON.parse(read('node_modules/node/package.json')) as { version: string };
    for (const command of commands) {
      const { status, stdout, stderr } = spawnSync('pnpm', [command], {
        cwd: freshCheckout(),
        encoding: 'utf8',
        env,
      });
      expect([command, status, stdout + stderr]).toEqual([
        command,
        command === 'start' ? 1 : 7,
        expect.stringContaining(`first part on v${version}\n`),
      ]);
    }
  },
);
