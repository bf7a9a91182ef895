export type FairLine<Task> = ReturnType<typeof createFairLine<Task>>;

/**
 * Makes a queue shared fairly between keys. A task comes after all earlier work of its key, so keys with less
 * work are ahead. A new key starts at the queue's present position. Ties go in order of arrival.
 */
export function createFairLine<Task>() {
  const waiting: { key: string; start: number; work: number; task: Task }[] = [];
  // Position at which the last task of each key ends, counted in work. Passed keys are removed; when the
  // queue empties, only the last task's key is kept.
  const given = new Map<string, number>();
  let passed = 0;

  return {
    add(key: string, work: number, task: Task): void {
      const start = Math.max(passed, given.get(key) ?? 0);
      given.set(key, start + work);
      const behind = waiting.findLastIndex((other) => other.start <= start);
      waiting.splice(behind + 1, 0, { key, start, work, task });
    },

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
