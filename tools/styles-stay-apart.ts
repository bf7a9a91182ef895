import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import { inLayers, isBase, type Rules } from './cascade-layers.ts';
import { nameOfBuilt } from './modules-stay-apart.ts';
import { isComponent, publicModulesOf, publicName } from './public-names.ts';
import { webFonts } from './web-fonts.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const imported = /(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;

/**
 * Compiles each `X.css.ts` to its class names, `X.styles.js`, and all of them together to these sheets:
 *
 * - `styles.css`: all styles except the reset and the fonts;
 * - `css/base.css`: roles and themes;
 * - `css/reset.css`: styles of plain elements, for pages of our own;
 * - `css/<Component>.css`: all styles of a component of the index, found through its imports;
 * - `fonts.css`: the fonts, with their files in `fonts`;
 * - `X.styles.css`: the rules of one module, for apps of this workspace.
 *
 * No JavaScript imports a sheet, because Node and server bundlers cannot.
 */
export const stylesStayApart: EsbuildPlugin = {
  name: 'styles-stay-apart',
  setup(build) {
    const { outdir = '', absWorkingDir = process.cwd() } = build.initialOptions;
    const built = (file: string) => resolve(absWorkingDir, outdir, file);

    // Class names of other modules stay external, because bundling them would also bundle their rules.
    build.onResolve({ filter: /\.css\.ts\.vanilla\.css\?/ }, ({ path, importer }) => {
      const module = join(absWorkingDir, path.slice(0, path.indexOf('.vanilla.css')));
      if (importer === module) return undefined;
      const other = nameOfBuilt(relative(dirname(importer), module));
      return { path: `${other.startsWith('.') ? '' : './'}${other}.js`, external: true };
    });

    build.onEnd(async (result) => {
      const outputs = result.outputFiles ?? [];
      const code = new Map(outputs.map(({ path, text }) => [path, text]));
      const rules = outputs
        .filter(({ path }) => path.endsWith('.css'))
        .map(({ path, text }) => ({ file: path, css: text }))
        .sort((a, b) => (a.file < b.file ? -1 : 1));
      const base = (name: string) => rules.filter(({ file }) => file.endsWith(`/theme/${name}.styles.css`));
      const components = rules.filter(({ file }) => !isBase(file));

      /** Returns the rules of a module and all its imports, without the base layer. */
      function rulesFor(module: string) {
        const modules = new Set([module]);
        for (const path of modules) {
          for (const [, other = ''] of (code.get(path) ?? '').matchAll(imported)) {
            modules.add(join(dirname(path), other));
          }
        }
        return components.filter(({ file }) => modules.has(file.replace(/\.css$/, '.js')));
      }

      const asIs = (path: string, contents: Buffer) => ({ path, contents, text: `${contents}`, hash: '' });
      const written = async (path: string, parts: readonly Rules[]) => {
        const { code: css } = await build.esbuild.transform(inLayers(parts), { loader: 'css', minify: true });
        return asIs(path, Buffer.from(css));
      };

      const index = readFileSync(join(absWorkingDir, 'src/index.ts'), 'utf8');
      const writing = publicModulesOf(index).flatMap(({ path, values }) => {
        const drawn = rulesFor(built(`${nameOfBuilt(path)}.js`));
        return values
          .map(publicName)
          .filter(isComponent)
          .map((name) => written(built(`css/${name}.css`), [...base('ground'), ...drawn]));
      });

      const sheetsOfComponents = await Promise.all(writing);
      const fonts = webFonts('./fonts', join(absWorkingDir, 'package.json'));
      const faces = { file: built('theme/fallback-fonts.faces.css'), css: fonts.css };

      result.outputFiles = [
        ...outputs.filter(({ path }) => !/\.css(\.map)?$/.test(path)),
        ...sheetsOfComponents,
        ...(await Promise.all([
          ...components.map((own) => written(own.file, [own])),
          written(built('css/base.css'), base('themes')),
          written(built('css/reset.css'), [...base('fallback-fonts'), ...base('reset')]),
          written(built('styles.css'), [...base('themes'), ...base('ground'), ...components]),
          written(built('fonts.css'), [...base('fallback-fonts'), faces]),
        ])),
        ...[...fonts.files].map(([name, contents]) => asIs(built(`fonts/${name}`), contents)),
        // Empty declarations let TypeScript accept imports of the sheets.
        ...[built('sheet'), ...sheetsOfComponents.map(({ path }) => path.replace(/\.css$/, ''))].map((path) =>
          asIs(`${path}.d.ts`, Buffer.from('export {};\n')),
        ),
      ];
    });
  },
};
