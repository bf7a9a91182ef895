import { join } from 'node:path';
import type { Plugin } from 'vite';

const ours = join(import.meta.dirname, 'load-with-styles.ts');

/**
 * Replaces the bundler's helper for lazy styles with a smaller one. The server puts preloads into the
 * document, so this helper needs no table of files.
 */
export const lazyStyles: Plugin = {
  name: 'lazy-styles',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { loadWithStyles as __vitePreload } from ${JSON.stringify(ours)};`,
  },
};
