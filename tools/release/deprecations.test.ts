import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codemods } from '../../packages/codemod/src/codemods.ts';
import { faultsOfDeprecations } from './deprecations.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('a deprecation names version, replacement, removal and codemod, and its code is removed in that version', () => {
  for (const manifest of globSync('packages/*/package.json', { cwd: root })) {
    const { version } = JSON.parse(read(manifest)) as { version: string };
    const sources = globSync(`${path.dirname(manifest)}/src/**/*.{ts,tsx}`, { cwd: root });
    for (const file of sources)
      expect({
        file,
        faults: faultsOfDeprecations(read(file), { version, codemods: Object.keys(codemods) }),
      }).toEqual({
        file,
        faults: [],
      });
  }
});

it('an incomplete deprecation is reported with the missing parts', () => {
  const faults = (sentence: string, version = '1.3.0') =>
    faultsOfDeprecations(`/**\n * Old.\n *\n * @deprecated ${sentence}\n */`, {
      version,
      codemods: ['v2-props'],
    });

  expect(faults('since 1.2, goes in 2.0: use `thing`\n * of the same (codemod v2-props).')).toEqual([]);
  expect(faults('since 1.2, goes in 2.0: use `thing` (no codemod: it is a default).')).toEqual([]);
  expect(faults('use `thing`')).toEqual([expect.stringContaining('does not say all')]);
  expect(faults('since 1.2, goes in 2.0: use `thing`.')).toEqual([
    expect.stringContaining('does not say all'),
  ]);
  expect(faults('since 1.2, goes in 2.0: use `thing` (codemod v2).')).toEqual(['There is no codemod v2.']);
  expect(faults('since 1.2, goes in 2.0: use `thing` (codemod v2-props).', '2.0.0')).toEqual([
    expect.stringContaining('remove it'),
  ]);
});
