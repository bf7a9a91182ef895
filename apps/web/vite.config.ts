import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  loadEnv,
  type Plugin,
  type Rolldown,
} from 'vite';
import { cascadeLayers } from '../../tools/cascade-layers.ts';
import { partsOfRadix } from '../../tools/parts-of-radix.ts';
import { originsOf, readBuildEnvironment } from './build/build-environment.ts';
import { componentStyles } from './build/component-styles.ts';
import { directImports } from './build/direct-imports.ts';
import { drawableDocument } from './build/document.ts';
import { lazyStyles } from './build/lazy-styles.ts';
import { shopModule } from './build/shop-module.ts';
import { unusedComponents } from './build/unused-components.ts';
import { siteMap } from './src/site-map.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');

/** A chunk's own files and those of all that it imports. */
function filesOf(chunk: Chunk, bundle: Bundle, scripts = new Set<string>(), styles = new Set<string>()) {
  if (!scripts.has(chunk.fileName)) {
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') filesOf(imported, bundle, scripts, styles);
    }
  }
  return { scripts, styles };
}

const pathsOf = (names: Set<string>, without: Set<string>) =>
  [...names].filter((name) => !without.has(name)).map((name) => `/${name}`);

/** Other origins of API calls and files; the server allows them in its policy. */
interface SiteHosts {
  calls: string[];
  files: string[];
}

/** Tells the server which addresses exist, so that it answers 404 for the others, and which files each page needs. */
const siteMapFile = (hosts: SiteHosts): Plugin => ({
  name: 'site-map-file',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Chunks that hold styles only are gone by then: they are no scripts that a page could ask for.
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const entry = chunks.find((chunk) => chunk.isEntry);
      const always = entry
        ? filesOf(entry, bundle)
        : { scripts: new Set<string>(), styles: new Set<string>() };
      const routes = siteMap.flatMap(({ path, page, drawn }) => {
        if (page === undefined) return [];
        const { layers = [], forMembers = [], ...facts } = drawn ?? {};
        const needed = (files: readonly string[], without: typeof always) => {
          const scripts = new Set(without.scripts);
          const styles = new Set(without.styles);
          for (const file of files) {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${file}`));
            if (chunk) filesOf(chunk, bundle, scripts, styles);
          }
          return { scripts, styles };
        };
        const added = (files: typeof always, without: typeof always) => ({
          scripts: pathsOf(files.scripts, without.scripts),
          styles: pathsOf(files.styles, without.styles),
        });
        // The app finds all pages but the landing page in its table of routes.
        const table = page === 'landing' ? [] : ['route-table.tsx'];
        const files = needed([...table, `routes/${page}.tsx`, ...layers], always);
        const members = forMembers.length > 0 && added(needed(forMembers, files), files);
        return {
          path,
          ...added(files, always),
          drawn: drawn && { ...facts, ...(members && { forMembers: members }) },
        };
      });
      const all = { scripts: pathsOf(always.scripts, new Set()), styles: pathsOf(always.styles, new Set()) };
      this.emitFile({
        type: 'asset',
        fileName: 'site-map.json',
        source: JSON.stringify({ always: all, routes, hosts }),
      });
    },
  },
});

/** Leaves addresses without a page, and what only the build needs, out of what the browser loads. */
const mountedRoutes: Plugin = {
  name: 'mounted-routes',
  apply: 'build',
  load(id) {
    if (!id.endsWith('/apps/web/src/site-map.ts')) return undefined;
    const routes = siteMap.flatMap(({ path, access, page }) => (page ? [{ path, access, page }] : []));
    return `export const siteMap = ${JSON.stringify(routes)};`;
  },
};

/** The router's production build; by default its package leads bundlers to the one with checks for development. */
const routerForProduction = () => {
  const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const dist = join(dirname(fromRouterDom.resolve('react-router/package.json')), 'dist/production');
  return [
    { find: /^react-router$/, replacement: join(dist, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(dist, 'dom-export.mjs') },
  ];
};

/** The packages whose index leads to modules that a page may do without. */
const PACKAGES_WITH_INDEX = ['@vitrine/ui', '@vitrine/hooks', '@vitrine/api', 'radix-ui/internal'];

/** The second build: what draws pages on the server, with all that it needs. */
const forServer = (outDir: string): BuildEnvironmentOptions => ({
  ssr: 'src/server.tsx',
  outDir: join(outDir, 'server'),
  target: 'node24',
  // One file, since the server asks for it by its time: another file would import it by its name alone, as another module.
  rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
});

// Development takes the packages from their source; a build takes them as they are published.
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const environment = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env };
  const told = readBuildEnvironment(environment);
  const outDir = resolve(import.meta.dirname, '../..', environment.WEB_DIST || 'apps/web/dist');
  return {
    plugins: [
      command === 'build' && directImports(PACKAGES_WITH_INDEX),
      unusedComponents,
      cascadeLayers,
      componentStyles,
      !isSsrBuild && lazyStyles,
      react(),
      // The plugin for names that style sheets take from packages; without it, all of @vitrine/ui is run to get a
      // colour.
      vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === 'direct-imports' }),
      mountedRoutes,
      siteMapFile({
        calls: originsOf([told.apiBase, told.settingsBase]),
        files: originsOf([told.apiBase]),
      }),
      shopModule(told),
      drawableDocument(told),
    ],
    resolve: {
      alias: command === 'build' ? routerForProduction() : [],
      conditions: [...(command === 'serve' ? ['@vitrine/source'] : []), ...defaultClientConditions],
    },
    // Style sheets are compiled in the server environment, which must produce the same class names as the components.
    ...(command === 'serve' && {
      environments: { ssr: { resolve: { conditions: ['@vitrine/source', ...defaultServerConditions] } } },
    }),
    optimizeDeps: { include: partsOfRadix },
    server: {
      port: 5173,
      ...(told.shop && { fs: { allow: ['../..', told.shop.folder] } }),
      proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' },
    },
    ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
    build: isSsrBuild
      ? forServer(outDir)
      : {
          outDir,
          emptyOutDir: true,
          target: 'es2022',
          // The server names the files of each page in its document, so the app carries no table of them.
          modulePreload: false,
          // For debugging, without adding a byte to what is loaded.
          sourcemap: 'hidden',
          rolldownOptions: {
            // Names of classes, calls and messages stand where they are used.
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
            output: {
              // The modules that every first view needs (the entry and its imports) go into one file. By default the
              // bundler splits them into a dozen by the pages that share them, and small files compress badly.
              codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
            },
          },
        },
  };
});
