/**
 * Makes a runner with `most` places for tasks that run at the same time; the others wait, the first to come is the next to run. A
 * task takes one place, or as many as it says; one that wants more than there are runs alone.
 */
export function createTurns(most: number) {
  const waiting: { places: number; begin(): void }[] = [];
  let taken = 0;

  function callNext() {
    for (let next = waiting[0]; next && taken + next.places <= most; next = waiting[0]) {
      waiting.shift();
      taken += next.places;
      next.begin();
    }
  }

  return async <Result>(task: () => Promise<Result>, wanted = 1): Promise<Result> => {
    const places = Math.min(wanted, most);
    await new Promise<void>((begin) => {
      waiting.push({ places, begin });
      callNext();
    });
    try {
      return await task();
    } finally {
      taken -= places;
      callNext();
    }
  };
}
