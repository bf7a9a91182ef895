import { rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { modulesStayApart } from '../../tools/modules-stay-apart.ts';

const shared: Options = {
  format: ['esm'],
  target: 'es2022',
  dts: false, // tsc emits the declarations: tsup's own need the compiler API that TypeScript 7 lacks
  clean: false,
  sourcemap: true,
  splitting: false,
};

export default defineConfig([
  {
    ...shared,
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{css,stories,test,fixtures}.{ts,tsx}'],
    esbuildPlugins: [modulesStayApart, vanillaExtractPlugin({ identifiers: 'short' })],
  },
  {
    ...shared,
    entry: { styles: 'src/index.ts' },
    sourcemap: false,
    minify: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    onSuccess: () => rm('dist/styles.js'),
  },
]);
