import type { Plugin } from 'vite';

// The styles of the design system lie in cascade layers: rules of an app win over all of them, whatever comes first, and
// those of a component over what lies below all of them. Each sheet says the order, so the first to come decides nothing.

const BASE = 'vitrine.base';
const COMPONENTS = 'vitrine.components';

/** Whether a module of styles lies below the components: the themes, and rules for elements whatever their class. */
export const isBase = (file: string) => /[\\/]theme[\\/](themes|fallback-fonts|reset|ground)\./.test(file);

/** A module of styles: where it comes from, and its rules. */
export interface Rules {
  file: string;
  css: string;
}

/** Puts rules into their layers. */
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

/** Puts the styles into their layers where they are taken from source, as in the built package. */
export const cascadeLayers: Plugin = {
  name: 'cascade-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.css\.ts\.vanilla\.css/ },
    handler: (css, id) => ({ code: inLayers([{ file: id, css }]), map: null }),
  },
};
