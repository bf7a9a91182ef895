import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Loads the styles of a component of the design system together with its code: a module of class names, `X.styles.js`, imports the
 * sheet that lies beside it. The package itself imports none, because servers and Node could not load it.
 */
export const componentStyles: Plugin = {
  name: 'component-styles',
  transform: {
    filter: { id: /\/packages\/ui\/dist\/.*\.styles\.js$/ },
    handler(code, id) {
      const sheet = id.replace(/\.js$/, '.css');
      return existsSync(sheet)
        ? { code: `${code}\nimport ${JSON.stringify(sheet)};\n`, map: null, moduleSideEffects: true }
        : undefined;
    },
  },
};
