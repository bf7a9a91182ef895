/** Makes a runner that lets so many tasks run at the same time; the others wait their turn, who came first goes first. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await new Promise<void>((goOn) => waiting.push(goOn));
    try {
      return await task();
    } finally {
      // Whoever goes on takes the place over.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
