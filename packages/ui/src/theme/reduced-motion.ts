/** Media query for reduced motion. Not in `scale.ts`, so that scripts of a page do not load that file. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
