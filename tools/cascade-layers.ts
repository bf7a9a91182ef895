import type { Plugin } from 'vite';

// All styles of the design system are in cascade layers: rules of apps override component rules, which
// override base rules. Each sheet declares the layer order, so import order does not matter.

const BASE = 'vitrine.base';
const COMPONENTS = 'vitrine.components';

/**
 * Whether a style module belongs to the base layer: themes, fallback fonts, or rules for elements regardless
 * of class.
 */
export const isBase = (file: string) => /[\\/]theme[\\/](themes|fallback-fonts|reset|ground)\./.test(file);

export interface Rules {
  file: string;
  css: string;
}

export function inLayers(rules: readonly Rules[]): string {
  const layer = (name: string, within: readonly Rules[]) =>
    within.length > 0 ? [`@layer ${name} {`, ...within.map(({ css }) => css), '}'] : [];
  return [
    `@layer ${BASE}, ${COMPONENTS};`,
    ...layer(
      BASE,
      rules.filter(({ file }) => isBase(file)),
    ),
    ...layer(
      COMPONENTS,
      rules.filter(({ file }) => !isBase(file)),
    ),
  ].join('\n');
}

/** Wraps styles imported from source in their layers, as the build does. */
export const cascadeLayers: Plugin = {
  name: 'cascade-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.css\.ts\.vanilla\.css/ },
    handler: (css, id) => ({ code: inLayers([{ file: id, css }]), map: null }),
  },
};
