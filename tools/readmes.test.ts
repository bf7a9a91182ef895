import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
// Where all packages can be imported.
const folder = join(root, 'apps/web/node_modules/.readmes');
const readmes = globSync(['packages/*/README.md', 'packages/ui/src/**/*.md'], { cwd: root });

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const readme of readmes)
    for (const [place, example] of examplesOf(readme).entries())
      writeFileSync(join(folder, `${nameOf(readme)}-${place + 1}.tsx`), `${example}\nexport {};\n`);
  const tsconfig = {
    extends: '../../tsconfig.json',
    compilerOptions: { noEmit: true, noUnusedLocals: false },
    include: ['*.tsx', '../../src/*.d.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `ui-README`, `ui-Button`. */
const nameOf = (readme: string) => `${readme.split('/')[1]}-${basename(readme, '.md')}`;

const examplesOf = (readme: string): string[] =>
  [...readFileSync(join(root, readme), 'utf8').matchAll(/^```tsx?\n(.*?)^```$/gms)].map(
    ([, code = '']) => code,
  );

test('the examples of every package, and of every component, are right as they stand', () => {
  expect(readmes.filter((readme) => examplesOf(readme).length === 0)).toEqual([]);
  const tsc = join(root, 'node_modules/.bin/tsc');
  try {
    execFileSync(tsc, ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout);
  }
});
