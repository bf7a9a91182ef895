import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('tasks run up to the limit, in order of arrival', async () => {
  const turn = createTurns(2);
  const begun: string[] = [];
  const ends: Record<string, () => void> = {};
  const ask = (name: string) =>
    turn(() => {
      begun.push(name);
      return new Promise<void>((end) => {
        ends[name] = end;
      });
    });
  const end = async (name: string) => {
    ends[name]?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const all = [ask('first'), ask('second'), ask('third'), ask('late')];
  await end('');
  expect(begun).toEqual(['first', 'second']);
  await end('second');
  expect(begun).toEqual(['first', 'second', 'third']);
  await end('first');
  expect(begun).toEqual(['first', 'second', 'third', 'late']);
  await end('third');
  await end('late');
  await Promise.all(all);
});
