export type FairLine<Task> = ReturnType<typeof createFairLine<Task>>;

/**
 * Makes a line in which tasks of several keys wait: the first in it is of the key that was given the least work so far. A key that
 * joins begins at the work that the others have had by then, and of equal ones the first to come is the first to go.
 */
export function createFairLine<Task>() {
  const waiting: { key: string; start: number; work: number; task: Task }[] = [];
  // The work that each key was given, with what waits. Keys that the line has passed are forgotten.
  const given = new Map<string, number>();
  let passed = 0;

  return {
    add(key: string, work: number, task: Task): void {
      const start = Math.max(passed, given.get(key) ?? 0);
      given.set(key, start + work);
      const behind = waiting.findLastIndex((other) => other.start <= start);
      waiting.splice(behind + 1, 0, { key, start, work, task });
    },

    /** Undefined where nothing waits. */
    first: (): { work: number; task: Task } | undefined => waiting[0],

    shift(): void {
      const next = waiting.shift();
      if (!next) return;
      passed = next.start;
      const isOver = waiting.length === 0;
      for (const [key, work] of given) if (work <= passed || (isOver && key !== next.key)) given.delete(key);
    },
  };
}
