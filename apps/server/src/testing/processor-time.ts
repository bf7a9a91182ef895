/*
 * Processor time in microseconds, which other work on the machine does not increase. Machines differ, so
 * compare values only within one run.
 */

/** Minimum microseconds that are measured well, because the system counts in coarse steps. */
const WELL = 100_000;

export async function usualWork(task: () => unknown): Promise<number> {
  let times = 0;
  const spent = createWatch();
  while (spent() < WELL) {
    await task();
    times += 1;
  }
  return spent() / times;
}

/**
 * Returns the least processor time of up to three tries, in microseconds, because garbage collection may
 * disturb any of them. A try below `enough` is the last.
 */
export async function leastWork(task: () => unknown, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least >= enough; tries += 1) {
    const spent = createWatch();
    await task();
    least = Math.min(least, spent());
  }
  return least;
}

function createWatch(): () => number {
  const started = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(started);
    return user + system;
  };
}
