import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import webpack from 'webpack';
import { byEsbuild, REACT } from './by-esbuild.ts';

type Bundler = (code: string, folder: string) => Promise<Uint8Array | string>;

/** Each bundles the given code for a page: minified, without React. Imports are resolved from `folder`. */
export const bundlers = { esbuild: byEsbuild, rollup: byRollup, webpack: byWebpack } satisfies Record<
  string,
  Bundler
>;

async function byRollup(code: string, folder: string) {
  const entry = join(folder, 'entry.js');
  const bundle = await rollup({
    input: entry,
    external: REACT,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      nodeResolve({ browser: true }),
      // Apps have it for React; some of what Recharts imports is CommonJS.
      commonjs(),
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  const { code: minified } = await esbuild.transform(output[0].code, {
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return minified;
}

async function byWebpack(code: string, folder: string) {
  const out = await mkdtemp(join(tmpdir(), 'vitrine-cost-'));
  const entry = join(out, 'entry.mjs');
  try {
    await writeFile(entry, code);
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry,
      externals: REACT,
      externalsType: 'module',
      experiments: { outputModule: true },
      resolve: { modules: ['node_modules', join(folder, 'node_modules')] },
      output: { path: out, filename: 'out.mjs', library: { type: 'module' } },
      performance: false,
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
    return await readFile(join(out, 'out.mjs'));
  } finally {
    await rm(out, { recursive: true });
  }
}
