import type { Options } from 'tsup';

/**
 * Keeps every source module its own output module: esbuild keeps `"use client"` of entry files only,
 * and a bundler downstream can put each module into the chunk that needs it.
 */
export const modulesStayApart: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'modules-stay-apart',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, (args) =>
      args.kind === 'entry-point' || args.path.endsWith('.css.ts')
        ? undefined
        : { path: args.path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};
