import type { Plugin } from 'vite';

/** Lets the bundler drop unused components of the router, whose creating calls seem to have side effects. */
export const unusedComponents: Plugin = {
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
};
