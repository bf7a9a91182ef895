import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Makes each module of class names, `X.styles.js`, import the sheet beside it. The package itself imports no
 * sheets, because Node cannot load them.
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
