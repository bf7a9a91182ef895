import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codemods } from '../../packages/codemod/src/codemods.ts';
import { faultsOfDeprecations } from './deprecations.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('what is deprecated says since when, what takes its place, when it goes and which codemod helps, and goes then', () => {
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

it('what a deprecation leaves out is named', () => {
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
