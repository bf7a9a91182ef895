import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicModulesOf, publicName } from './public-names.ts';

// Apps with server components need `'use client'` in boundary modules: those that pages import from the index
// and that need a browser. In other modules it is redundant, or makes browsers render what the server can.

const source = join(import.meta.dirname, '../packages/ui/src');

interface Module {
  isBorder: boolean;
  /** Whether the module's own code needs a browser: state, effects, context, handlers. */
  isInteractive: boolean;
  /** Values imported from relative paths, by file. */
  imports: { from: string; names: string[] }[];
}

const modules = new Map(
  globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.{stories,test,fixtures}.*', 'index.ts'] }).map(
    (file) => [file, read(file, readFileSync(join(source, file), 'utf8'))],
  ),
);

function read(file: string, text: string): Module {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const statements = [...code.matchAll(/^import (?!type )([^;]*?) from '([^']+)';/gm)].map(
    ([, names = '', from = '']) => ({
      from,
      names: names
        .replace(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type ')),
    }),
  );
  const hooks = statements.some(({ names }) => names.some((name) => /^use[A-Z]/.test(name)));
  const ofReact = statements.some(
    ({ from, names }) => from === 'react' && names.some((name) => /^(createContext|Component)$/.test(name)),
  );
  const handlers = file.endsWith('.tsx') && /\son[A-Z]\w*=\{/.test(code);
  const handed = /^ {2}on[A-Z]\w*\(.*\) \{$/m.test(code);
  return {
    isBorder: /^'use client';/.test(text),
    isInteractive: hooks || ofReact || handlers || handed,
    imports: statements
      .filter(({ from, names }) => from.startsWith('.') && names.length > 0)
      .map(({ from, names }) => ({ from: join(file, '..', from), names })),
  };
}

const needsBrowser = (file: string, seen = new Set<string>()): boolean => {
  const module = modules.get(file);
  if (!module || seen.has(file)) return false;
  seen.add(file);
  return (
    module.isInteractive ||
    module.imports.some(({ from, names }) =>
      modules.get(from)?.isBorder
        ? // server components cannot call functions from behind the boundary
          names.some((name) => /^[a-z]/.test(name))
        : needsBrowser(from, seen),
    )
  );
};

/** Returns the modules that a server page runs: from the index up to the boundary, inclusive. */
function reachable(): Set<string> {
  const index = publicModulesOf(readFileSync(join(source, 'index.ts'), 'utf8'));
  const found = new Set(index.filter(({ values }) => values.length > 0).map(({ path }) => join(path)));
  for (const file of found) {
    const module = modules.get(file);
    if (module && !module.isBorder) for (const { from } of module.imports) found.add(from);
  }
  return found;
}

describe('apps with server components', () => {
  const fromIndex = reachable();
  const all = [...modules.keys()];

  test('every module that needs a browser and is reached by a page has `use client`', () => {
    const silent = [...fromIndex].filter((file) => !modules.get(file)?.isBorder && needsBrowser(file));
    expect(silent).toEqual([]);
  });

  test('no module that a server can render has `use client`', () => {
    expect(all.filter((file) => modules.get(file)?.isBorder && !needsBrowser(file))).toEqual([]);
  });

  test('exported numbers and texts are values on the server, not client references', () => {
    const index = publicModulesOf(readFileSync(join(source, 'index.ts'), 'utf8'));
    const references = index
      .filter(({ path }) => modules.get(join(path))?.isBorder)
      .flatMap(({ values }) => values.map(publicName))
      .filter((name) => /^[A-Z_]+$/.test(name));
    expect(references).toEqual([]);
  });

  test('no module behind the boundary repeats `use client`', () => {
    expect(all.filter((file) => modules.get(file)?.isBorder && !fromIndex.has(file))).toEqual([]);
  });
});
