import { globSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { modulesStayApart, nameOfBuilt } from '../../tools/modules-stay-apart.ts';
import { namesHaveEntries } from '../../tools/names-have-entries.ts';
import { stylesStayApart } from '../../tools/styles-stay-apart.ts';
import manifest from './package.json' with { type: 'json' };
import { classNamesOf } from './src/theme/class-prefix.ts';
import { tokenFiles } from './src/theme/design-tokens.ts';
import { evergreen } from './src/theme/evergreen.ts';
import { vitrine } from './src/theme/vitrine.ts';

const modules = globSync('src/**/*.{ts,tsx}', {
  exclude: [
    '**/*.{stories,test,fixtures}.*',
    'src/{styles,reset}.ts',
    // Helpers for building the styles; not published.
    'src/theme/{class-prefix,design-tokens,frame,plain-elements,restyling,soft-edge}.ts',
  ],
});

/** Writes the design tokens of all brands, for tools such as Figma and Style Dictionary. */
const tokensLeave: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'tokens-leave',
  setup({ initialOptions: { outdir = '' }, onEnd }) {
    onEnd((result) => {
      for (const [name, tokens] of tokenFiles({ vitrine, evergreen })) {
        const text = `${JSON.stringify(tokens, null, 2)}\n`;
        result.outputFiles?.push({ path: join(outdir, name), text, contents: Buffer.from(text), hash: '' });
      }
    });
  },
};

export default defineConfig({
  entry: Object.fromEntries(modules.map((file) => [nameOfBuilt(file.slice('src/'.length)), file])),
  format: ['esm'],
  target: 'es2022',
  dts: false, // tsc emits the declarations, because tsup needs a compiler API that TypeScript 7 lacks
  clean: false,
  splitting: false,
  esbuildPlugins: [
    modulesStayApart,
    stylesStayApart,
    namesHaveEntries,
    tokensLeave,
    vanillaExtractPlugin({ identifiers: classNamesOf(manifest.version) }),
  ],
});
