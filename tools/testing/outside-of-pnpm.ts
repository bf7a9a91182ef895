/** The environment as a terminal has it: within its scripts pnpm tells itself not to install again. */
export const outsideOfPnpm = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name)));
