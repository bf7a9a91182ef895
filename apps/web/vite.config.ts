import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { brand } from './src/brand.ts';
import { mountedPatterns } from './src/site-map.ts';

/** Tells the server which addresses exist, so that it answers 404 for the others. */
const siteMapFile: Plugin = {
  name: 'site-map-file',
  generateBundle() {
    const source = JSON.stringify({ routes: mountedPatterns() });
    this.emitFile({ type: 'asset', fileName: 'site-map.json', source });
  },
};

/** Names the site in the document, from where the server and every page take it. */
const siteName: Plugin = {
  name: 'site-name',
  transformIndexHtml: () => [
    { tag: 'title', children: `${brand.name} · ${brand.tagline}`, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'application-name', content: brand.name }, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'description', content: brand.description }, injectTo: 'head' },
  ],
};

// Development takes the packages from their source; a build takes them as they are published.
export default defineConfig(({ command }) => ({
  plugins: [react(), vanillaExtractPlugin(), siteMapFile, siteName],
  resolve: {
    conditions: [...(command === 'serve' ? ['@vitrine/source'] : []), ...defaultClientConditions],
  },
  optimizeDeps: {
    include: ['@vitrine/ui > @vanilla-extract/recipes/createRuntimeFn', '@vitrine/ui > radix-ui'],
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' },
  },
  build: { target: 'es2022', sourcemap: true },
}));
