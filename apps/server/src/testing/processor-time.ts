/*
 * Time of the processor, in microseconds: not of the clock, as other work on the machine is nobody's fault. It says something only
 * beside that of something else in the same run, as machines differ.
 */

/** What it takes to be measured well, where the time is counted in coarse steps. */
const WELL = 100_000;

/** What something usually takes. */
export async function usualWork(task: () => unknown): Promise<number> {
  let times = 0;
  const spent = createWatch();
  while (spent() < WELL) {
    await task();
    times += 1;
  }
  return spent() / times;
}

/** What something takes at least: of three tries, as the rubbish of others is collected at any time; of one that takes less than `enough`. */
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
