import { expect, it } from 'vitest';
import { createWorkTurns } from './work-turns.ts';

/** A task's key is the first part of its name. */
function tasks(limits = { atOnce: 1, mostWork: 10, smallWork: 2 }) {
  const turns = createWorkTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    async ask(name: string, work: number) {
      void turns(name[0] ?? '', work, () => {
        begun.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      });
      await settled();
    },
    async end(...names: string[]) {
      for (const name of names) {
        ends.get(name)?.();
        await settled();
      }
    },
  };
}

it('tasks of another key take turns with any number of large tasks of one key', async () => {
  const { ask, begun, end } = tasks();
  for (const name of ['a1', 'a2', 'a3', 'a4']) await ask(name, 10);
  for (const name of ['b1', 'b2']) await ask(name, 10);
  await end('a1', 'b1', 'a2', 'b2', 'a3');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

it('turns are fair by amount of work, not by number of tasks', async () => {
  const { ask, begun, end } = tasks();
  await ask('c1', 10);
  for (const name of ['a1', 'a2']) await ask(name, 10);
  for (const name of ['b1', 'b2', 'b3', 'b4']) await ask(name, 5);
  await end('c1', 'a1', 'b1', 'b2', 'a2', 'b3');
  expect(begun).toEqual(['c1', 'a1', 'b1', 'b2', 'a2', 'b3', 'b4']);
});

it('a small task starts at once while large ones run and wait', async () => {
  const { ask, begun, end } = tasks();
  for (const name of ['a1', 'a2', 'b1']) await ask(name, 10);
  for (const name of ['a3', 'b2', 'b3', 'c1']) await ask(name, 2);
  expect(begun).toEqual(['a1', 'a3']);
  await end('a3', 'b2', 'c1');
  expect(begun).toEqual(['a1', 'a3', 'b2', 'c1', 'b3']);
});

it('a large task is next however many small ones come, and they use its place while there is none', async () => {
  const { ask, begun, end } = tasks();
  for (const name of ['a1', 'b1', 'c1', 'd1']) await ask(name, 2);
  expect(begun).toEqual(['a1', 'b1']);
  await ask('e1', 10);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'e1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'e1', 'c1']);
});

it('tasks run together up to the limit of work, and a larger one runs alone', async () => {
  const { ask, begun, end } = tasks({ atOnce: 3, mostWork: 10, smallWork: 0 });
  for (const [name, work] of [
    ['a1', 4],
    ['b1', 6],
    ['c1', 99],
    ['d1', 3],
  ] as const)
    await ask(name, work);
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1']);
});

it('a key gains no advantage from idle time', async () => {
  const { ask, begun, end } = tasks();
  for (const name of ['a1', 'a2', 'a3']) await ask(name, 10);
  await end('a1', 'a2');
  for (const name of ['b1', 'b2', 'b3']) await ask(name, 10);
  await ask('a4', 10);
  await end('a3', 'b1', 'b2', 'a4');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'a4', 'b3']);
});

it('a task that fails gives its place back', async () => {
  const turns = createWorkTurns({ atOnce: 1, mostWork: 1, smallWork: 0 });
  await expect(turns('a', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns('a', 1, async () => 'went on')).toBe('went on');
});
