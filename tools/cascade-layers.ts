import type { Plugin } from 'vite';

// The styles of the design system lie in cascade layers: rules of an app win over all of them, whatever comes first, and
// those of a component over what every page has. Each sheet says the order, so the first to come decides nothing.

const BASE = 'vitrine.base';
const COMPONENTS = 'vitrine.components';

export const layerOrder = `@layer ${BASE}, ${COMPONENTS};`;

/** Whether a module of styles is part of what every page has: the themes and the plain elements. */
export const isBase = (file: string) => /[\\/]theme[\\/][^\\/]+$/.test(file);

/** Puts the rules of a module into its layer. */
export const inItsLayer = (css: string, file: string) =>
  `${layerOrder}\n@layer ${isBase(file) ? BASE : COMPONENTS} {\n${css}\n}\n`;

/** Puts the styles into their layers where they are taken from source, as in the built package. */
export const cascadeLayers: Plugin = {
  name: 'cascade-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.css\.ts\.vanilla\.css/ },
    handler: (css, id) => ({ code: inItsLayer(css, id), map: null }),
  },
};
