import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('as many run as there are places, in the order in which they came, and large ones are not overtaken', async () => {
  const turn = createTurns(4);
  const begun: string[] = [];
  const ends: Record<string, () => void> = {};
  const ask = (name: string, places?: number) =>
    turn(() => {
      begun.push(name);
      return new Promise<void>((end) => {
        ends[name] = end;
      });
    }, places);
  const end = async (name: string) => {
    ends[name]?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const all = [ask('small'), ask('half', 2), ask('huge', 9), ask('late')];
  await end('');
  expect(begun).toEqual(['small', 'half']);
  await end('small');
  expect(begun).toHaveLength(2);
  await end('half');
  expect(begun).toEqual(['small', 'half', 'huge']);
  await end('huge');
  await end('late');
  await Promise.all(all);
});
