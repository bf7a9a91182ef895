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
import { commitOf } from './build/commit.ts';
import { componentStyles } from './build/component-styles.ts';
import { directImports } from './build/direct-imports.ts';
import { drawableDocument } from './build/document.ts';
import { documentFonts } from './build/document-fonts.ts';
import { lazyStyles } from './build/lazy-styles.ts';
import { plainExports } from './build/plain-exports.ts';
import { shopModule } from './build/shop-module.ts';
import { classNamesOfApp, shortClassNames } from './build/short-class-names.ts';
import { unusedComponents } from './build/unused-components.ts';
import { siteMap } from './src/site-map.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');

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

/** Other origins of API calls and files, for the server's content security policy. */
interface SiteHosts {
  calls: string[];
  files: string[];
}

/**
 * Writes `site-map.json` for the server: all routes, so that other addresses get 404, and the
 * files of each page.
 */
const siteMapFile = (hosts: SiteHosts): Plugin => ({
  name: 'site-map-file',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Runs after chunks with only styles are removed, as pages cannot request these as scripts.
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const entry = chunks.find((chunk) => chunk.isEntry);
      const always = entry
        ? filesOf(entry, bundle)
        : { scripts: new Set<string>(), styles: new Set<string>() };
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
      const routes = siteMap.map(({ path, page, drawn }) => {
        const { layers = [], forMembers = [], ...facts } = drawn ?? {};
        // All pages except the landing page need the route table.
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
      const missing = added(needed(['route-table.tsx', 'routes/not-found.tsx'], always), always);
      this.emitFile({
        type: 'asset',
        fileName: 'site-map.json',
        source: JSON.stringify({ always: all, missing, routes, hosts }),
      });
    },
  },
});

/** Removes build data from the browser's site map. */
const browserRoutes: Plugin = {
  name: 'browser-routes',
  apply: 'build',
  load(id) {
    if (!id.endsWith('/apps/web/src/site-map.ts')) return undefined;
    const routes = siteMap.map(({ path, access, page }) => ({ path, access, page }));
    return `export const siteMap = ${JSON.stringify(routes)};`;
  },
};

/** Aliases the router to its production build, as its package points bundlers to the development build. */
const routerForProduction = () => {
  const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const dist = join(dirname(fromRouterDom.resolve('react-router/package.json')), 'dist/production');
  return [
    { find: /^react-router$/, replacement: join(dist, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(dist, 'dom-export.mjs') },
  ];
};

/** Packages whose index imports more modules than a page needs. */
const PACKAGES_WITH_INDEX = ['@vitrine/ui', '@vitrine/hooks', '@vitrine/api', 'radix-ui/internal'];

/** The second build: server rendering code with its dependencies. */
const forServer = (outDir: string): BuildEnvironmentOptions => ({
  ssr: 'src/server.tsx',
  outDir: join(outDir, 'server'),
  target: 'node24',
  // A single file: the server imports it with a timestamp in the address, and a second file would import
  // another instance of it without the timestamp.
  rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
});

/** Server of the API in development. */
const API = 'http://127.0.0.1:3000';

// Development uses the packages' source; a build uses them as published.
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const environment = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env };
  const told = readBuildEnvironment(environment);
  const fonts = documentFonts(told.shop);
  const outDir = resolve(import.meta.dirname, '../..', environment.WEB_DIST || 'apps/web/dist');
  return {
    plugins: [
      command === 'build' && directImports(PACKAGES_WITH_INDEX),
      command === 'build' && shortClassNames(),
      unusedComponents,
      cascadeLayers,
      componentStyles,
      !isSsrBuild && lazyStyles,
      react(),
      // Resolves names that style sheets import from packages. Without these plugins, all of @vitrine/ui would
      // run for a colour, and its custom properties would have other names.
      vanillaExtractPlugin({
        ...(command === 'build' && { identifiers: classNamesOfApp() }),
        unstable_pluginFilter: ({ name }) => name === 'direct-imports' || name === 'short-class-names',
      }),
      browserRoutes,
      plainExports,
      siteMapFile({
        calls: originsOf([told.apiBase, told.settingsBase]),
        files: originsOf([told.apiBase]),
      }),
      shopModule(told),
      fonts.plugin,
      drawableDocument(told, fonts.faces),
    ],
    resolve: {
      alias: command === 'build' ? routerForProduction() : [],
      conditions: [...(command === 'serve' ? ['@vitrine/source'] : []), ...defaultClientConditions],
    },
    // Style sheets are compiled in the server environment, which must produce the components' class names.
    ...(command === 'serve' && {
      environments: { ssr: { resolve: { conditions: ['@vitrine/source', ...defaultServerConditions] } } },
    }),
    optimizeDeps: { include: partsOfRadix },
    server: {
      port: 5173,
      ...(told.shop && { fs: { allow: ['../..', told.shop.folder] } }),
      proxy: {
        '/api': API,
        '/media': API,
        '/user/': API,
        // Pages with a call at the same address.
        '^/(terms-of-service|privacy-policy|p/[^/]+)$': {
          target: API,
          bypass: ({ headers, url }) => (headers.accept?.includes('text/html') ? url : undefined),
        },
      },
    },
    define: {
      'import.meta.env.VITE_COMMIT': JSON.stringify(commitOf(environment)),
      ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    },
    ...(isSsrBuild && { ssr: { noExternal: true } }),
    build: isSsrBuild
      ? forServer(outDir)
      : {
          outDir,
          emptyOutDir: true,
          target: 'es2022',
          // The document lists each page's files, so the app needs no table of them.
          modulePreload: false,
          // Source maps for debugging; loaded files do not refer to them.
          sourcemap: 'hidden',
          rolldownOptions: {
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
            output: {
              // Puts the modules of every first view (the entry and its imports) into one file. By default
              // the bundler splits them into a dozen small files, which compress badly.
              codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
            },
          },
        },
  };
});
