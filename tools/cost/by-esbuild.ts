import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { compressed } from './compressed.ts';

/** Whatever page there is has these already. */
export const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** How a page's code is built here: minified, for production, without React. */
export const forPages = {
  bundle: true,
  minify: true,
  write: false,
  logLevel: 'error',
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  external: REACT,
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies esbuild.BuildOptions;

/** A module as a page gets it, without React. `folder` is where its imports are looked up. */
export async function byEsbuild(contents: string, folder: string): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({ ...forPages, stdin: { contents, resolveDir: folder } });
  return onlyOne(outputFiles).contents;
}

/** The sheets that a page imports, as one. */
export async function bundledSheets(sheets: readonly string[], folder: string): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: importOf(sheets),
      resolveDir: folder,
      loader: 'css',
    },
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return onlyOne(outputFiles).contents;
}

/** What a page pays for one component, in bytes, compressed. */
export interface ComponentCost {
  /** Without React. */
  script: number;
  /** Its own sheet, without the themes. */
  style: number;
}

/** What each component costs a page that uses nothing else of the built package. */
export async function costsOfComponents(
  names: readonly string[],
  folder: string,
): Promise<Map<string, ComponentCost>> {
  // All at once, which reads the package once.
  const built = (kind: 'script' | 'style') =>
    esbuild.build({
      ...forPages,
      entryPoints: names.map((name) => ({ in: `${kind}:${name}`, out: name })),
      outdir: folder,
      plugins: [onePartEach(folder)],
    });
  const [scripts, styles] = await Promise.all([built('script'), built('style')]);
  const sizeOf = ({ outputFiles }: esbuild.BuildResult<{ write: false }>, file: string) =>
    compressed(outputFiles.find(({ path }) => path === join(folder, file))?.contents ?? '');
  return new Map(
    names.map((name) => [
      name,
      { script: sizeOf(scripts, `${name}.js`), style: sizeOf(styles, `${name}.css`) },
    ]),
  );
}

/** Lets a build begin with what a page writes for one component: `script:Button`, `style:Button`. */
const onePartEach = (folder: string): esbuild.Plugin => ({
  name: 'one-part-each',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(script|style):/ }, ({ path }) => {
      const [namespace, name] = path.split(':');
      return { path: name, namespace };
    });
    onLoad({ filter: /.*/, namespace: 'script' }, ({ path }) => ({
      contents: exportOf([path]),
      resolveDir: folder,
    }));
    onLoad({ filter: /.*/, namespace: 'style' }, ({ path }) => ({
      contents: importOf([`@vitrine/ui/css/${path}.css`]),
      resolveDir: folder,
      loader: 'css',
    }));
  },
});

/** What a page writes that uses these. */
export const exportOf = (names: readonly string[]): string =>
  `export { ${names.join(', ')} } from '@vitrine/ui';`;

const importOf = (sheets: readonly string[]) => sheets.map((sheet) => `@import "${sheet}";`).join('\n');

function onlyOne<Output>([output, ...others]: Output[]): Output {
  if (output === undefined || others.length > 0) throw new Error('A bundler was to make one file.');
  return output;
}
