/** Makes a runner that lets `most` tasks run at the same time; the others wait, the first to come is the next to run. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await new Promise<void>((goOn) => waiting.push(goOn));
    try {
      return await task();
    } finally {
      // The next task takes over the place of this one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
