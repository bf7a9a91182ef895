import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defineConfig,
  type Plugin,
  type Rolldown,
} from 'vite';
import { drawableDocument } from './build/document.ts';
import { brand } from './src/brand.ts';
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

/** Tells the server which addresses exist, so that it answers 404 for the others, and which files each page needs. */
const siteMapFile: Plugin = {
  name: 'site-map-file',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle);
    const entry = chunks.find((chunk) => chunk.isEntry);
    const always = entry ? filesOf(entry, bundle) : { scripts: new Set<string>(), styles: new Set<string>() };
    const routes = siteMap.flatMap(({ path, page, drawn }) => {
      if (page === undefined) return [];
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/routes/${page}.tsx`));
      const { scripts, styles } = chunk ? filesOf(chunk, bundle) : always;
      return {
        path,
        scripts: pathsOf(scripts, always.scripts),
        styles: pathsOf(styles, always.styles),
        drawn,
      };
    });
    const all = { scripts: pathsOf(always.scripts, new Set()), styles: pathsOf(always.styles, new Set()) };
    this.emitFile({
      type: 'asset',
      fileName: 'site-map.json',
      source: JSON.stringify({ always: all, routes }),
    });
  },
};

/** Leaves addresses without a page out of what the browser loads. */
const mountedRoutes: Plugin = {
  name: 'mounted-routes',
  apply: 'build',
  load(id) {
    if (!id.endsWith('/apps/web/src/site-map.ts')) return undefined;
    return `export const siteMap = ${JSON.stringify(siteMap.filter(({ page }) => page !== undefined))};`;
  },
};

/** Writes the site's name into the document, where the server and every page read it. */
const siteName: Plugin = {
  name: 'site-name',
  transformIndexHtml: () => [
    { tag: 'title', children: `${brand.name} · ${brand.tagline}`, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'application-name', content: brand.name }, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'description', content: brand.description }, injectTo: 'head' },
  ],
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

/**
 * What every first view needs goes into one file. The bundler would cut it into a dozen small files, by what other pages share,
 * and small files compress badly. The list is kept by hand, because the entry's imports say too much: an index module imports
 * its whole package. A module that is missing here is loaded in a file of its own; `weight.spec.ts` fails if it grows too much.
 */
const FIRST_LOAD = [
  /node_modules\/(?:react|react-dom|react-router|scheduler|@radix-ui\/react-(?:slot|compose-refs)|@vanilla-extract\/recipes)\//,
  /lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared)/,
  /packages\/api\/dist\/(?:contract\/(?:api-error|call|client|decode|errors)|(?:products|likes|cart|session)\/[a-z-]+\.calls|products\/products\.(?:decode|rules)|likes\/(?:like-payload|likes\.decode)|cart\/cart\.rules|search\/search\.rules|session\/expiration)\.js/,
  /packages\/hooks\/dist\/(?:emitter|optimistic\/(?:relation|relation-store|relations|sequence|useRelation|useRelationFailures|useToggle)|services\/services|storage|likes\/like|session\/(?:session|sign-in-gate|useSession|useSignInGate|useViewerId)|settings|saved-searches\/useSavedSearchesPanel|feed\/(?:feed|feed-store|open-feed|useFeed)|products\/(?:landing-feed|product-feed|product-relation|product-source|useLandingFeed|useProductStatuses))\.js/,
  /packages\/ui\/dist\/(?:provider|saved-searches\/panel-width|controls\/(?:whileBusy|Toasts\/ToastRegion|controls\.messages|Button|Spinner|IconButton|EmptyState|ErrorState|Skeleton)|site\/(?:AppHeader|BottomBar|RotatingHeadline|site\.messages)|products\/(?:products\.messages|ProductCard|ProductPicture|RatingStars)|likes|layout|search\/(?:search\.messages|SearchBox)|cart\/(?:cart\.messages|CartButton)|format|interaction\/isSubmitEnter|theme\/(?:applyTheme|scale))/,
  /apps\/web\/src\/(?:brand|site-map|routes|saved-searches\/useSavedSearchesBeside|discover\/profile-address|shell\/(?:Shell|lazy-layer|NotLoaded|side-panel|useMediaQuery|document-answers|HeaderActions|FailedPlainly|shell\.messages|crash\.messages|toasts|page-key|overlay-address|plain-click|useDocumentTitle|RouterLink|CrashPage)|routes\/landing|search\/(?:LandingSearch|useSearchField|search-address)|session\/(?:RequireSignIn|SignInPrompt|return-path)|products\/(?:FeedEnd|landing\.messages|product-list\.messages|ProductGrid|ProductTile|ProductsWithOverlay|ProductsOverlay|card-product|masonry-memories|product-address))\.tsx?$/,
];
const isFirstLoad = (id: string) => FIRST_LOAD.some((part) => part.test(id));

/** The second build: what draws pages on the server, with all that it needs. */
const forServer: BuildEnvironmentOptions = {
  ssr: 'src/server.tsx',
  outDir: 'dist/server',
  target: 'node24',
  // One file, since the server asks for it by its time: another file would import it by its name alone, as another module.
  rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
};

// Development takes the packages from their source; a build takes them as they are published.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), mountedRoutes, siteMapFile, siteName, drawableDocument],
  resolve: {
    alias: command === 'build' ? routerForProduction() : [],
    conditions: [...(command === 'serve' ? ['@vitrine/source'] : []), ...defaultClientConditions],
  },
  optimizeDeps: {
    include: [
      '@vitrine/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@vitrine/ui > radix-ui',
      '@vitrine/ui > radix-ui/internal',
    ],
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' },
  },
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? forServer
    : {
        target: 'es2022',
        // The server names the files of each page in its document, so the app carries no table of them.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
        },
        // For debugging, without adding a byte to what is loaded.
        sourcemap: 'hidden',
        rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'start', test: isFirstLoad }] } } },
      },
}));
