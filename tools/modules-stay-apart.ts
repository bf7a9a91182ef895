import type { Options } from 'tsup';

/**
 * Returns the path of a source module in the build, without extension. Class names must not be in `X.css.js`,
 * which vanilla-extract's tools would take for unprocessed styles.
 */
export const nameOfBuilt = (source: string) => source.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');

/**
 * Keeps every source module as its own output module. esbuild keeps `"use client"` only in entry files, and
 * users' bundlers can put each module into the chunk that needs it.
 */
export const modulesStayApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'modules-stay-apart',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: `${nameOfBuilt(path)}.js`, external: true },
    );
  },
};
