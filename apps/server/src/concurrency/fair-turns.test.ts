import { expect, it } from 'vitest';
import { createFairTurns, LineFull } from './fair-turns.ts';

const limits = { underWay: 3, underWayEach: 2, waiting: 6, waitingEach: 4 };

function tasks(turns = createFairTurns(limits)) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) =>
    turns.run(name[0] ?? '', () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    ask,
    settled,
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
  };
}

it('a key with many tasks waits for itself, and other keys begin at once', async () => {
  const { ask, begun, end, settled } = tasks();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void ask(name);
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toHaveLength(3);
  await end('a1');
  expect(begun.slice(3)).toEqual(['a3']);
});

it('all keys take turns, however long their queues are', async () => {
  const { ask, begun, end, settled } = tasks(createFairTurns({ ...limits, underWay: 1 }));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void ask(name);
  await settled();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('a task that finds the queue full is rejected, and the queue goes on', async () => {
  const { ask, begun, end, settled } = tasks();
  for (let number = 1; number <= 6; number += 1) void ask(`a${number}`);
  await expect(ask('a7')).rejects.toBeInstanceOf(LineFull);
  void ask('b1');
  for (const name of ['b2', 'c1']) void ask(name);
  await expect(ask('d1')).rejects.toBeInstanceOf(LineFull);
  await settled();
  await end('b1');
  await end('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
});

it('a task that fails gives its place back', async () => {
  const turns = createFairTurns({ underWay: 1, underWayEach: 1, waiting: 1, waitingEach: 1 });
  await expect(turns.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run('a', async () => 'went on')).toBe('went on');
});
