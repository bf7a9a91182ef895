/** Maximum running and waiting tasks: in all, and per key. */
export interface FairTurnsLimits {
  underWay: number;
  underWayEach: number;
  waiting: number;
  waitingEach: number;
}

export class LineFull extends Error {
  override readonly name = 'LineFull';
}

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

export type FairTurns = ReturnType<typeof createFairTurns>;

/**
 * Shares places fairly between keys: keys with waiting tasks take turns, up to the limit of each. `take`
 * resolves with a function that frees the place, and rejects with `LineFull`.
 */
export function createFairTurns(limits: FairTurnsLimits) {
  const lines = new Map<string, Line>();
  // Keys with waiting tasks, in the order of their turns.
  const rota = new Set<string>();
  let underWay = 0;
  let waiting = 0;

  const isFree = (line: Line) => underWay < limits.underWay && line.underWay < limits.underWayEach;

  function begin(key: string, line: Line): () => void {
    lines.set(key, line);
    line.underWay += 1;
    underWay += 1;
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      line.underWay -= 1;
      underWay -= 1;
      if (line.underWay === 0 && line.waiting.length === 0) lines.delete(key);
      callNext();
    };
  }

  function callNext() {
    for (const key of rota) {
      const line = lines.get(key);
      if (!line || !isFree(line)) continue;
      const goOn = line.waiting.shift();
      waiting -= 1;
      rota.delete(key);
      if (line.waiting.length > 0) rota.add(key);
      goOn?.();
      return;
    }
  }

  async function take(key: string): Promise<() => void> {
    const line = lines.get(key) ?? { underWay: 0, waiting: [] };
    if (isFree(line) && line.waiting.length === 0) return begin(key, line);
    if (waiting >= limits.waiting || line.waiting.length >= limits.waitingEach) throw new LineFull();
    lines.set(key, line);
    rota.add(key);
    waiting += 1;
    return new Promise((resolve) => line.waiting.push(() => resolve(begin(key, line))));
  }

  return {
    take,
    async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
      const giveBack = await take(key);
      try {
        return await task();
      } finally {
        giveBack();
      }
    },
  };
}
