import { dirname, join, relative } from 'node:path';
import type { Options } from 'tsup';
import { inItsLayer, isBase, layerOrder } from './cascade-layers.ts';
import { nameOfBuilt } from './modules-stay-apart.ts';

/**
 * Makes of each `X.css.ts` the class names, `X.styles.js`, and a sheet with its own rules, `X.styles.css`; whose names come from
 * another such module imports it. Besides, `css/base.css` is what every page has, and `styles.css` is all.
 * No JavaScript imports a sheet, because Node and bundlers for servers cannot.
 */
export const stylesStayApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'styles-stay-apart',
  setup(build) {
    const { outdir = '', absWorkingDir = process.cwd() } = build.initialOptions;

    // With the names of another module come its rules; they stay where they are.
    build.onResolve({ filter: /\.css\.ts\.vanilla\.css\?/ }, ({ path, importer }) => {
      const module = join(absWorkingDir, path.slice(0, path.indexOf('.vanilla.css')));
      if (importer === module) return undefined;
      const other = nameOfBuilt(relative(dirname(importer), module));
      return { path: `${other.startsWith('.') ? '' : './'}${other}.js`, external: true };
    });

    build.onEnd(async (result) => {
      const outputs = result.outputFiles ?? [];
      const written = async (path: string, css: string) => {
        const { code: text } = await build.esbuild.transform(css, { loader: 'css', minify: true });
        return { path, text, contents: Buffer.from(text), hash: '' };
      };

      const sheets = outputs
        .filter(({ path }) => path.endsWith('.css'))
        .map(({ path, text }) => ({ path, css: inItsLayer(text, path) }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      const base = sheets.filter(({ path }) => isBase(path));
      const components = sheets.filter(({ path }) => !isBase(path));
      const joined = (parts: typeof sheets) =>
        [layerOrder, ...parts.map(({ css }) => css.replace(layerOrder, ''))].join('\n');

      result.outputFiles = [
        ...outputs.filter(({ path }) => !/\.css(\.map)?$/.test(path)),
        ...(await Promise.all(components.map(({ path, css }) => written(path, css)))),
        await written(join(outdir, 'css/base.css'), joined(base)),
        await written(join(outdir, 'styles.css'), joined([...base, ...components])),
      ];
    });
  },
};
