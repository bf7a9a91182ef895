// @module-tag long/costs
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLASS_PREFIX } from '../../packages/ui/src/theme/class-prefix.ts';
import { isComponent, publicModulesOf, publicName } from '../public-names.ts';
import { openWorkingCopy, type WorkingCopy } from '../testing/working-copy.ts';

// Tests a fresh build of @vitrine/ui in bundlers and Node, as users install it.

let copy: WorkingCopy;
let names: string[];

beforeAll(async () => {
  copy = await openWorkingCopy();
  expect(await copy.run('rm -rf dist && tsup', 'packages/ui')).toMatchObject({ exitCode: 0 });
  const index = publicModulesOf(await copy.read('packages/ui/src/index.ts'));
  names = index.flatMap(({ values }) => values.map(publicName));
});
afterAll(() => copy[Symbol.asyncDispose]());

const sheet = (path: string) => copy.read(`packages/ui/dist/${path}`);
const sheetsOfComponents = () =>
  Promise.all(names.filter(isComponent).map(async (name) => ({ name, css: await sheet(`css/${name}.css`) })));

/** Runs a user's program in the copy and returns its JSON output. */
async function said(program: string): Promise<unknown> {
  await copy.write({ 'stranger.mjs': program });
  const { exitCode, output } = await copy.run('node stranger.mjs');
  expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
  return JSON.parse(output);
}

describe('the sheets of the built package', () => {
  test('the sheets style only elements of the design system, except for the reset', async () => {
    const sheets = [
      ...(await sheetsOfComponents()),
      { name: 'all', css: await sheet('styles.css') },
      { name: 'base', css: await sheet('css/base.css') },
    ];
    for (const { name, css } of sheets) {
      const strangers = selectorsOf(css).filter((selector) => !/vtr-|:root|\[data-theme/.test(selector));
      expect({ name, strangers }).toEqual({ name, strangers: [] });
    }
    expect(selectorsOf(await sheet('css/reset.css'))).toContain('body');
  });

  test('the sheets do not restyle other elements of a page, whatever colour scheme the system prefers', async () => {
    const sheets = [await sheet('styles.css'), await sheet('css/base.css')];
    const ofTheme = sheets.flatMap(rulesOf).filter(({ selector }) => /:root|\[data-theme/.test(selector));
    expect(ofTheme.length).toBeGreaterThan(5);
    const others = ofTheme
      .filter(({ selector }) => !selector.includes('vtr-'))
      .flatMap(({ declarations }) => declarations.split(';'))
      .filter((declaration) => !declaration.startsWith('--vitrine-'));
    expect(others).toEqual([]);
  });

  test('floating elements have a border with forced colours, which hide grounds and shadows', async () => {
    const edge = /@media ?\(forced-colors: ?active\)\{[^{}]*\{border:1px solid\}/;
    for (const name of ['Dialog', 'Menu', 'Sheet', 'Tooltip', 'Viewer']) {
      expect({ name, hasEdge: edge.test(await sheet(`css/${name}.css`)) }).toEqual({ name, hasEdge: true });
    }
  });

  test('every sheet declares the layer order first, and has no rule outside of the layers', async () => {
    for (const { css } of [
      ...(await sheetsOfComponents()),
      { css: await sheet('css/base.css') },
      { css: await sheet('css/reset.css') },
      { css: await sheet('styles.css') },
    ]) {
      expect(css).toMatch(
        /^@layer vitrine\.base,vitrine\.components;(@layer vitrine\.base\{.*?\})?(@layer vitrine\.components\{.*\})?\n?$/,
      );
    }
  });

  test('the sheet of a component has every rule that it needs', async () => {
    const styled = new Set(classesIn(await sheet('styles.css')));
    const drawn = (await said(`
      import * as esbuild from 'esbuild';
      const { outputFiles } = await esbuild.build({
        entryPoints: ${JSON.stringify(names.filter(isComponent).map((name) => `@vitrine/ui/${name}`))},
        bundle: true, write: false, format: 'esm', outdir: 'out', entryNames: '[name]', logLevel: 'error', external: ['react', 'react-dom'],
      });
      const drawn = Object.fromEntries(outputFiles.map(({ path, text }) =>
        [path.replace(/.*\\/|\\.js$/g, ''), [...new Set(text.match(/\\bvtr-\\w+/g))]]));
      console.log(JSON.stringify(drawn));
    `)) as Record<string, string[]>;
    for (const { name, css } of await sheetsOfComponents()) {
      const has = new Set(classesIn(css));
      const missing = drawn[name]?.filter((drawnClass) => styled.has(drawnClass) && !has.has(drawnClass));
      expect({ name, missing }).toEqual({ name, missing: [] });
    }
    expect(drawn.Button?.length).toBeGreaterThan(5);
  });
});

describe('another version on the same page', () => {
  test('two versions have different class names, so that their rules do not mix', async () => {
    const manifest = JSON.parse(await copy.read('packages/ui/package.json')) as { version: string };
    await copy.write({ 'packages/ui/package.json': JSON.stringify({ ...manifest, version: '99.1.0' }) });
    expect(await copy.run('tsup --out-dir another', 'packages/ui')).toMatchObject({ exitCode: 0 });
    await copy.write({ 'packages/ui/package.json': JSON.stringify(manifest) });

    const names = new Set(classesIn(await sheet('styles.css')));
    const others = new Set(classesIn(await copy.read('packages/ui/another/styles.css')));
    expect(others.size).toBe(names.size);
    expect([...others].filter((name) => names.has(name))).toEqual([]);
    expect([...others].filter((name) => !name.startsWith(CLASS_PREFIX))).toEqual([]);
  });
});

describe('the code of the built package', () => {
  test('every export has its own path, and internal files have none', async () => {
    const found = (await said(`
      const all = await import('@vitrine/ui');
      const missing = [];
      for (const name of ${JSON.stringify(names)}) {
        const module = await import('@vitrine/ui/' + name);
        if (all[name] === undefined || module[name] !== all[name]) missing.push(name);
      }
      const refused = (path) => import('@vitrine/ui/' + path).then(() => false, ({ code }) => code === 'ERR_MODULE_NOT_FOUND');
      const closed = await Promise.all(['controls/Button/Button.js', 'dist/index.js', 'asChild'].map(refused));
      console.log(JSON.stringify({ exported: Object.keys(all).sort(), missing, closed }));
    `)) as { exported: string[] };
    expect(found).toEqual({ exported: [...names].sort(), missing: [], closed: [true, true, true] });
  });

  test('an unused package adds nothing to a bundle', async () => {
    const left = await said(`
      import * as esbuild from 'esbuild';
      const contents = ${JSON.stringify(names.map((name) => `import '@vitrine/ui/${name}';`).join(''))};
      const { outputFiles } = await esbuild.build({
        stdin: { contents: contents + "import '@vitrine/ui'", resolveDir: '.' },
        bundle: true, write: false, format: 'esm', logLevel: 'silent', minify: true,
      });
      console.log(JSON.stringify(outputFiles[0].text));
    `);
    expect(left).toBe('');
  });

  test('no part exceeds its agreed size by Rollup and webpack', async () => {
    const costs = (await said(`
      import { costs } from './tools/cost/cost.ts';
      console.log(JSON.stringify(await costs(undefined, ['rollup', 'webpack'])));
    `)) as { what: string; figure: number; most?: number }[];
    console.table(costs);
    expect(costs.filter(({ figure, most }) => most !== undefined && figure > most)).toEqual([]);
    expect(costs.filter(({ most }) => most !== undefined).length).toBeGreaterThan(10);
  });

  // Bundles every component: 25 s on quiet cores.
  test('no part exceeds its agreed size by esbuild', { timeout: 180_000 }, async () => {
    const { costs, each } = (await said(`
      import { costs } from './tools/cost/cost.ts';
      import { costsOfComponents } from './tools/cost/by-esbuild.ts';
      const each = await costsOfComponents(${JSON.stringify(names.filter(isComponent))}, import.meta.dirname);
      console.log(JSON.stringify({ costs: await costs(undefined, ['esbuild']), each: Object.fromEntries(each) }));
    `)) as {
      costs: { what: string; figure: number; most?: number }[];
      each: Record<string, { script: number; style: number }>;
    };
    console.table(costs);
    const dearer = costs.filter(({ figure, most }) => most !== undefined && figure > most);
    expect(dearer).toEqual([]);
    expect(costs.filter(({ most }) => most !== undefined).length).toBeGreaterThan(6);
    // A component's documentation must show the sizes measured here.
    for (const name of ['Button', 'ProductCard', 'MasonryGrid'])
      expect({ name, ...each[name] }).toEqual({
        name,
        script: costs.find(({ what }) => what === `${name}: JavaScript by esbuild`)?.figure,
        style: costs.find(({ what }) => what === `${name}: its sheet`)?.figure,
      });
    expect(Object.values(each).filter(({ script }) => script < 50)).toEqual([]);

    // The documentation states them before the package is built, too.
    await copy.run('mv dist built', 'packages/ui');
    const withoutBuild = await said(`
      import { componentDocs } from './tools/component-docs/component-docs.ts';
      import { withCost } from './tools/component-docs/plain-texts.ts';
      const docs = await withCost(componentDocs('controls/Button'));
      console.log(JSON.stringify(docs.cost));
    `);
    await copy.run('mv built dist', 'packages/ui');
    expect(withoutBuild).toEqual(each.Button);
  });
});

/** Returns the innermost rules of a minified sheet. */
const rulesOf = (css: string) =>
  [...css.matchAll(/(?:^|[{};])([^{}@;]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    selector,
    declarations,
  }));

function selectorsOf(css: string): string[] {
  const withoutFrames = css.replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  return [...withoutFrames.matchAll(/(?:^|[{};])([^{}@;]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

const classesIn = (css: string) => [...css.matchAll(/\.(vtr-\w+)/g)].map(([, name = '']) => name);
