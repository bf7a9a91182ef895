/** Creates a runner: tasks of the same key run in sequence, others in parallel. */
export function createOneAtATime() {
  const last = new Map<string, Promise<unknown>>();

  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
