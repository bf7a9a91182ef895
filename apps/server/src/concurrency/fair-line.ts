export type FairLine<Task> = ReturnType<typeof createFairLine<Task>>;

/**
 * Makes a queue for tasks of several keys, ordered by the work that each key was given so far, least first. A new key
 * starts at the amount that the others have reached; ties go in order of arrival.
 */
export function createFairLine<Task>() {
  const waiting: { key: string; start: number; work: number; task: Task }[] = [];
  // Work per key, queued tasks included. Keys that the queue has passed are removed.
  const given = new Map<string, number>();
  let passed = 0;

  return {
    add(key: string, work: number, task: Task): void {
      const start = Math.max(passed, given.get(key) ?? 0);
      given.set(key, start + work);
      const behind = waiting.findLastIndex((other) => other.start <= start);
      waiting.splice(behind + 1, 0, { key, start, work, task });
    },

    /** The next task; undefined if the queue is empty. */
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
