/** Makes a runner with `most` places for tasks that run at the same time; the others wait, the first to come is the next to run. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let taken = 0;

  function callNext() {
    if (taken === most) return;
    const begin = waiting.shift();
    if (!begin) return;
    taken += 1;
    begin();
  }

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((begin) => {
      waiting.push(begin);
      callNext();
    });
    try {
      return await task();
    } finally {
      taken -= 1;
      callNext();
    }
  };
}
