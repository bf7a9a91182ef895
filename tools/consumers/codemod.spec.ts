import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { test } from './fixtures.ts';
import { installByHand, openApp, pack, type StrangersApp } from './stranger.ts';

const packageOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

test('the codemod for subpaths leaves an app typed, built and no larger than before', async ({
  tarballs,
}) => {
  await using app = await openApp('vite');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-codemod-'));
  await installByHand(app, [...tarballs, ...(await pack(folder, ['codemod']))]);
  await rm(folder, { recursive: true });
  const before = await built(app);
  expect(before.reads('@vitrine/ui/dist/index.js')).toBe(true);

  const said = await app.run('node', 'node_modules/@vitrine/codemod/dist/cli.js', 'subpath-imports', '.');
  expect(said).toMatch(/^feed\.tsx\nshop\/Shop\.tsx\n2 of \d+ files changed\.\n$/);
  expect(await readFile(join(app.folder, 'shop/Shop.tsx'), 'utf8')).toContain(
    "import { ProductCard, type ProductCardProduct } from '@vitrine/ui/ProductCard';\n",
  );

  await expectTyped(app);
  const after = await built(app);
  expect(after.reads('@vitrine/ui/dist/index.js')).toBe(false);
  // The codemod reorders modules, which changes minified names and thus the size slightly.
  expect(after.bytes / before.bytes).toBeLessThan(1.01);
});

async function built({ folder }: StrangersApp) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['shop/main.tsx', 'feed.tsx'],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  return {
    bytes: scripts.reduce((sum, { contents }) => sum + contents.length, 0),
    reads: (file: string) => Object.keys(metafile.inputs).some((input) => input.endsWith(file)),
  };
}

async function expectTyped(app: StrangersApp) {
  const types = join(app.folder, 'node_modules/@types');
  await mkdir(types);
  for (const name of ['react', 'react-dom']) await symlink(packageOf(`@types/${name}`), join(types, name));
  await writeFile(join(app.folder, 'sheets.d.ts'), "declare module '*.css';\n");
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowJs: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  };
  await writeFile(
    join(app.folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['sheets.d.ts', 'feed.tsx', 'shop/main.tsx'] }),
  );
  await app.run('node', join(packageOf('typescript'), 'bin/tsc'), '-p', '.');
}
