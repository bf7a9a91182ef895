import { join } from 'node:path';
import type { Plugin } from 'vite';

const ours = join(import.meta.dirname, 'load-with-styles.ts');

/**
 * Loads the styles of what is loaded later in few bytes. The bundler's own helper also loads code ahead, for which it carries a
 * table of files; here the server does that, in the document.
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
