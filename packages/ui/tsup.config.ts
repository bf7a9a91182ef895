import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { modulesStayApart, nameOfBuilt } from '../../tools/modules-stay-apart.ts';
import { stylesStayApart } from '../../tools/styles-stay-apart.ts';

const modules = globSync('src/**/*.{ts,tsx}', {
  exclude: ['**/*.{stories,test,fixtures}.*', 'src/styles.ts'],
});

export default defineConfig({
  entry: Object.fromEntries(modules.map((file) => [nameOfBuilt(file.slice('src/'.length)), file])),
  format: ['esm'],
  target: 'es2022',
  dts: false, // tsc emits the declarations: tsup's own need the compiler API that TypeScript 7 lacks
  clean: false,
  sourcemap: true,
  splitting: false,
  esbuildPlugins: [modulesStayApart, stylesStayApart, vanillaExtractPlugin({ identifiers: 'short' })],
});
