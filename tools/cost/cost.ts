import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlers } from './bundlers.ts';
import { bundledSheets, exportOf } from './by-esbuild.ts';
import { compressed } from './compressed.ts';

// What a page pays for parts of @vitrine/ui above React, by the built package: `pnpm run cost`.

const root = join(import.meta.dirname, '../..');

interface Part {
  name: string;
  names: string[];
  /** Most bytes, compressed. */
  most: { script?: number; style?: number; styleWithThemes?: number; both?: number };
}

/** What people who choose a design system compare: the controls that every one of them has. */
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
  { name: 'MasonryGrid', names: ['MasonryGrid'], most: { script: 4000 } },
  { name: 'ProductCard', names: ['ProductCard'], most: { script: 4500 } },
  { name: 'Tooltip', names: ['Tooltip'], most: { script: 20_600 } },
  { name: 'Dialog', names: ['Dialog'], most: { script: 16_900 } },
];

/** How much more work the first import in Node is than that of `react-dom/server`, each in a process of its own. */
const MOST_WORK_IN_NODE = 6;

/** One figure and what it may be at most. */
export interface Cost {
  what: string;
  figure: number;
  most: number | undefined;
}

/** Measures the package as it was built in a checkout. */
export async function costs(checkout: string = root): Promise<Cost[]> {
  const found: Cost[] = [];
  for (const { name, names, most } of parts) {
    const code = exportOf(names);
    const own = names.map((component) => `@vitrine/ui/css/${component}.css`);
    const style = compressed(await bundledSheets(own, checkout));
    const withThemes = compressed(await bundledSheets(['@vitrine/ui/css/base.css', ...own], checkout));
    for (const [bundler, bundled] of Object.entries(bundlers)) {
      const script = compressed(await bundled(code, checkout));
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
 * How much more work it is to import one module than another: the least of three comparisons, each of the medians of five runs that take
 * turns. A busy moment falls on both then, and the small figure of the other module decides nothing by one lucky run.
 */
function workCompared(one: string, other: string, checkout: string): number {
  const comparisons = Array.from({ length: 3 }, () => {
    const pairs = Array.from({ length: 5 }, () => [workOf(one, checkout), workOf(other, checkout)] as const);
    return median(pairs.map(([work]) => work)) / median(pairs.map(([, work]) => work));
  });
  return Math.min(...comparisons);
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Milliseconds of the processor that a process needs to start and to import a module. */
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
