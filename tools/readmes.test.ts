import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicModulesOf, publicName } from './public-names.ts';
import { examplesOf, examplesOfPackages, readmes } from './readme-examples.ts';

const root = join(import.meta.dirname, '..');
// Modules in this folder can import all packages.
const folder = join(root, 'apps/web/node_modules/.readmes');

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const { name, code } of examplesOfPackages())
    writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  const tsconfig = {
    extends: '../../tsconfig.json',
    compilerOptions: { noEmit: true, noUnusedLocals: false },
    include: ['*.tsx', '../../src/*.d.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the examples of every package and component compile unchanged', () => {
  expect(readmes.filter((readme) => examplesOf(readme).length === 0)).toEqual([]);
  const tsc = join(root, 'node_modules/.bin/tsc');
  try {
    execFileSync(tsc, ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout);
  }
});

test.each(['api', 'hooks', 'ui'])(
  'the tables of %s describe every hook, component and function, and name only existing ones',
  (name) => {
    const read = (file: string) => readFileSync(join(root, 'packages', name, file), 'utf8');
    const modules = publicModulesOf(read('src/index.ts'));
    const values = modules.flatMap((module) => module.values).map(publicName);
    const types = modules.flatMap((module) => module.types);
    const named = [...read('README.md').matchAll(/^\| to .*? \|(.*)\|$/gm)].flatMap(([, uses = '']) =>
      [...uses.matchAll(/`(\w+)`/g)].map(([, used = '']) => used),
    );

    expect(values.length).toBeGreaterThan(100);
    expect(values.filter((value) => !named.includes(value))).toEqual([]);
    expect(named.filter((used) => ![...values, ...types].includes(used))).toEqual([]);
  },
);
