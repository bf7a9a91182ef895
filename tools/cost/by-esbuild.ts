import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { compressed } from './compressed.ts';

/** Modules that are not bundled, because the page has React already. */
export const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

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

export async function byEsbuild(contents: string, folder: string): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({ ...forPages, stdin: { contents, resolveDir: folder } });
  return onlyOne(outputFiles).contents;
}

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

/** Gzipped sizes in bytes. */
export interface ComponentCost {
  script: number;
  /** Size of the component's own style sheet, without the themes. */
  style: number;
}

/**
 * Returns the size of each component on a page that uses no others. The package is resolved from `folder`,
 * unless `build` names the folder of another build.
 */
export async function costsOfComponents(
  names: readonly string[],
  folder: string,
  build?: string,
): Promise<Map<string, ComponentCost>> {
  // Builds all components at once, since each build reads the package.
  const built = (kind: 'script' | 'style') =>
    esbuild.build({
      ...forPages,
      entryPoints: names.map((name) => ({ in: `${kind}:${name}`, out: name })),
      outdir: folder,
      plugins: [...(build ? [fromBuild(build)] : []), onePartEach(folder)],
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

/** Provides virtual entry points, each with one component: `script:Button`, `style:Button`. */
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

const fromBuild = (build: string): esbuild.Plugin => ({
  name: 'from-build',
  setup({ onResolve }) {
    onResolve({ filter: /^@vitrine\/ui$/ }, () => ({ path: join(build, 'index.js') }));
    onResolve({ filter: /^@vitrine\/ui\/css\// }, ({ path }) => ({
      path: join(build, path.slice('@vitrine/ui/'.length)),
    }));
  },
});

export const exportOf = (names: readonly string[]): string =>
  `export { ${names.join(', ')} } from '@vitrine/ui';`;

const importOf = (sheets: readonly string[]) => sheets.map((sheet) => `@import "${sheet}";`).join('\n');

function onlyOne<Output>([output, ...others]: Output[]): Output {
  if (output === undefined || others.length > 0) throw new Error('A bundler was to make one file.');
  return output;
}
