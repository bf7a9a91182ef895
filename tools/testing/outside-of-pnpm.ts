/**
 * Returns the environment without the variables of pnpm's scripts, which keep a nested pnpm from installing.
 */
export const outsideOfPnpm = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name)));
