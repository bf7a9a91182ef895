import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { modulesStayApart, nameOfBuilt } from '../../tools/modules-stay-apart.ts';
import { namesHaveEntries } from '../../tools/names-have-entries.ts';
import { stylesStayApart } from '../../tools/styles-stay-apart.ts';
import { CLASS_PREFIX } from './src/theme/class-prefix.ts';

const modules = globSync('src/**/*.{ts,tsx}', {
  exclude: [
    '**/*.{stories,test,fixtures}.*',
    'src/{styles,reset}.ts',
    // What styles are made with; only the styles are published.
    'src/theme/{class-prefix,plain-elements,restyling,soft-edge}.ts',
  ],
});

export default defineConfig({
  entry: Object.fromEntries(modules.map((file) => [nameOfBuilt(file.slice('src/'.length)), file])),
  format: ['esm'],
  target: 'es2022',
  dts: false, // tsc emits the declarations: tsup's own need the compiler API that TypeScript 7 lacks
  clean: false,
  splitting: false,
  esbuildPlugins: [
    modulesStayApart,
    stylesStayApart,
    namesHaveEntries,
    vanillaExtractPlugin({ identifiers: ({ hash }) => `${CLASS_PREFIX}${hash}` }),
  ],
});
