import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicModulesOf, publicName } from './public-names.ts';

// Where an app draws on the server by components, `'use client'` stands at the border: at what pages take from the index and what
// needs a browser. Within the border it says nothing; before it, it would take from a page what the page can draw itself.

const source = join(import.meta.dirname, '../packages/ui/src');

interface Module {
  isBorder: boolean;
  /** Whether it needs a browser by what it says itself: state, effects, context, handlers. */
  isInteractive: boolean;
  /** What it imports to use, by file. */
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
        ? // What lies behind the border can be drawn from before it, not called.
          names.some((name) => /^[a-z]/.test(name))
        : needsBrowser(from, seen),
    )
  );
};

/** What a page on the server runs: from the index up to the border, and the border itself. */
function reachable(): Set<string> {
  const index = publicModulesOf(readFileSync(join(source, 'index.ts'), 'utf8'));
  const found = new Set(index.filter(({ values }) => values.length > 0).map(({ path }) => join(path)));
  for (const file of found) {
    const module = modules.get(file);
    if (module && !module.isBorder) for (const { from } of module.imports) found.add(from);
  }
  return found;
}

describe('on a server that draws by components', () => {
  const fromIndex = reachable();
  const all = [...modules.keys()];

  test('what needs a browser says so where a page reaches it', () => {
    const silent = [...fromIndex].filter((file) => !modules.get(file)?.isBorder && needsBrowser(file));
    expect(silent).toEqual([]);
  });

  test('what a server can draw is not left to the browser', () => {
    expect(all.filter((file) => modules.get(file)?.isBorder && !needsBrowser(file))).toEqual([]);
  });

  test('what is a number or a text is one there too, and no reference', () => {
    const index = publicModulesOf(readFileSync(join(source, 'index.ts'), 'utf8'));
    const references = index
      .filter(({ path }) => modules.get(join(path))?.isBorder)
      .flatMap(({ values }) => values.map(publicName))
      .filter((name) => /^[A-Z_]+$/.test(name));
    expect(references).toEqual([]);
  });

  test('nothing behind the border says it again', () => {
    expect(all.filter((file) => modules.get(file)?.isBorder && !fromIndex.has(file))).toEqual([]);
  });
});
