import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLASS_PREFIX } from '../../packages/ui/src/theme/class-prefix.ts';
import { isComponent, publicModulesOf, publicName } from '../public-names.ts';
import { openWorkingCopy, type WorkingCopy } from '../testing/working-copy.ts';

// What somebody gets who installs @vitrine/ui: the built package, as its bundler and Node see it.

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

/** Runs a program in the copy, as somebody's own, and gives what it says. */
async function said(program: string): Promise<unknown> {
  await copy.write({ 'stranger.mjs': program });
  const { exitCode, output } = await copy.run('node stranger.mjs');
  expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
  return JSON.parse(output);
}

describe('the sheets', () => {
  test('touch no element that is not of the design system, but the reset', async () => {
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

  test('leave what the browser draws on a page of somebody else as it is, whatever the system prefers', async () => {
    const sheets = [await sheet('styles.css'), await sheet('css/base.css')];
    const ofTheme = sheets.flatMap(rulesOf).filter(({ selector }) => /:root|\[data-theme/.test(selector));
    expect(ofTheme.length).toBeGreaterThan(5);
    const others = ofTheme
      .filter(({ selector }) => !selector.includes('vtr-'))
      .flatMap(({ declarations }) => declarations.split(';'))
      .filter((declaration) => !declaration.startsWith('--vitrine-'));
    expect(others).toEqual([]);
  });

  test('give what floats an edge where colours are forced, and grounds and shadows are not drawn', async () => {
    const edge = /@media ?\(forced-colors: ?active\)\{[^{}]*\{border:1px solid\}/;
    for (const name of ['Dialog', 'Menu', 'Sheet', 'Tooltip', 'Viewer']) {
      expect({ name, hasEdge: edge.test(await sheet(`css/${name}.css`)) }).toEqual({ name, hasEdge: true });
    }
  });

  test('say the order of their layers first, and have no rule outside of them', async () => {
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

  test('have every rule for what a component draws', async () => {
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
  test('has class names of its own, so that neither takes the rules of the other', async () => {
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

describe('the code', () => {
  test('gives every name on a path of its own, and no file', async () => {
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

  test('costs nothing where nothing of it is used', async () => {
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

  test('costs no more than was agreed', async () => {
    const { costs, each } = (await said(`
      import { costs } from './tools/cost/cost.ts';
      import { costsOfComponents } from './tools/cost/by-esbuild.ts';
      const each = await costsOfComponents(${JSON.stringify(names.filter(isComponent))}, import.meta.dirname);
      console.log(JSON.stringify({ costs: await costs(), each: Object.fromEntries(each) }));
    `)) as {
      costs: { what: string; figure: number; most?: number }[];
      each: Record<string, { script: number; style: number }>;
    };
    console.table(costs);
    const dearer = costs.filter(({ figure, most }) => most !== undefined && figure > most);
    expect(dearer).toEqual([]);
    expect(costs.filter(({ most }) => most !== undefined).length).toBeGreaterThan(10);
    // What the page of a component says is what is agreed on here.
    for (const name of ['Button', 'ProductCard', 'MasonryGrid'])
      expect({ name, ...each[name] }).toEqual({
        name,
        script: costs.find(({ what }) => what === `${name}: JavaScript by esbuild`)?.figure,
        style: costs.find(({ what }) => what === `${name}: its sheet`)?.figure,
      });
    expect(Object.values(each).filter(({ script }) => script < 50)).toEqual([]);
  });
});

/** The rules of a minified sheet that name no other rules. */
const rulesOf = (css: string) =>
  [...css.matchAll(/(?:^|[{};])([^{}@;]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    selector,
    declarations,
  }));

/** The selectors of a minified sheet. */
function selectorsOf(css: string): string[] {
  const withoutFrames = css.replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  return [...withoutFrames.matchAll(/(?:^|[{};])([^{}@;]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

const classesIn = (css: string) => [...css.matchAll(/\.(vtr-\w+)/g)].map(([, name = '']) => name);
