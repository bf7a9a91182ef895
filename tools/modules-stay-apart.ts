import type { Options } from 'tsup';

/**
 * What a source module is called when it is built, without an ending. Class names are not called `X.css.js`: tools of
 * vanilla-extract would take that for styles that are still to be made.
 */
export const nameOfBuilt = (source: string) => source.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');

/**
 * Keeps every source module its own output module: esbuild keeps `"use client"` of entry files only,
 * and a bundler downstream can put each module into the chunk that needs it.
 */
export const modulesStayApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'modules-stay-apart',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: `${nameOfBuilt(path)}.js`, external: true },
    );
  },
};
