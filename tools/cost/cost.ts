import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlers } from './bundlers.ts';
import { bundledSheets, exportOf } from './by-esbuild.ts';
import { compressed } from './compressed.ts';

// Measures the size of parts of the built @vitrine/ui, without React, and the CPU time of its import in Node.
// Fails above a maximum.

const root = join(import.meta.dirname, '../..');

interface Part {
  name: string;
  names: string[];
  /** Maximum sizes in compressed bytes. */
  most: { script?: number; style?: number; styleWithThemes?: number; both?: number };
}

const CONTROLS = [
  'Button',
  'Dialog',
  'Tabs',
  'Avatar',
  'Card',
  'Spinner',
  'Skeleton',
  'Toasts',
  'ToastRegion',
  'TextField',
  'Checkbox',
  'Switch',
];

const parts: Part[] = [
  { name: 'Button', names: ['Button'], most: { script: 1200, style: 1300, styleWithThemes: 2000 } },
  { name: `${CONTROLS.length - 1} controls`, names: CONTROLS, most: { both: 40_000 } },
  { name: 'MasonryGrid', names: ['MasonryGrid'], most: { script: 4100 } },
  { name: 'ProductCard', names: ['ProductCard'], most: { script: 4500 } },
  { name: 'Tooltip', names: ['Tooltip'], most: { script: 21_000 } },
  { name: 'Dialog', names: ['Dialog'], most: { script: 17_400 } },
];

/** Maximum CPU time of importing the package in Node, as a multiple of importing `react-dom/server`. */
const MOST_WORK_IN_NODE = 9;

export interface Cost {
  what: string;
  figure: number;
  most: number | undefined;
}

export async function costs(
  checkout: string = root,
  measured: readonly (keyof typeof bundlers)[] = ['esbuild', 'rollup', 'webpack'],
): Promise<Cost[]> {
  const found: Cost[] = [];
  for (const { name, names, most } of parts) {
    const code = exportOf(names);
    const own = names.map((component) => `@vitrine/ui/css/${component}.css`);
    const style = compressed(await bundledSheets(own, checkout));
    const withThemes = compressed(await bundledSheets(['@vitrine/ui/css/base.css', ...own], checkout));
    for (const bundler of measured) {
      const script = compressed(await bundlers[bundler](code, checkout));
      found.push({ what: `${name}: JavaScript by ${bundler}`, figure: script, most: most.script });
      if (most.both)
        found.push({ what: `${name}: with their sheets`, figure: script + withThemes, most: most.both });
    }
    found.push({ what: `${name}: its sheet`, figure: style, most: most.style });
    found.push({ what: `${name}: its sheet and the themes`, figure: withThemes, most: most.styleWithThemes });
  }
  found.push({
    what: 'first import in Node, react-dom/server = 1',
    figure: Math.round(10 * workCompared('@vitrine/ui', 'react-dom/server', checkout)) / 10,
    most: MOST_WORK_IN_NODE,
  });
  return found;
}

/**
 * Returns the CPU time of importing `one` as a multiple of importing `other`. The lowest of several runs
 * counts for each, because other load can only add to it. Runs alternate, so that a quiet moment serves both.
 */
function workCompared(one: string, other: string, checkout: string): number {
  const pairs = Array.from({ length: 8 }, () => [workOf(one, checkout), workOf(other, checkout)] as const);
  return Math.min(...pairs.map(([work]) => work)) / Math.min(...pairs.map(([, work]) => work));
}

/** Returns the CPU milliseconds of a process that only imports a module. */
function workOf(module: string, checkout: string): number {
  const program = `import '${module}'; const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: checkout }),
  );
}

if (import.meta.main) {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    version: string;
  };
  console.warn(`@vitrine/ui ${version}, bytes compressed, without React`);
  const rows = await costs();
  console.table(rows.map(({ what, figure, most }) => ({ what, figure, 'at most': most ?? '' })));
  process.exitCode = rows.some(({ figure, most }) => most !== undefined && figure > most) ? 1 : 0;
}
