/** Makes a runner for at most `most` tasks at a time; the others wait in order of arrival. */
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
