/** Returns a function that does the work at most once in `every` milliseconds. */
export function nowAndThen(
  now: () => number,
  every: number,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let begunAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - begunAt < every) return;
    begunAt = now();
    await work();
  };
}
