import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { useChosenFiles } from './useChosenFiles.ts';

let app: ReturnType<typeof heldApp>;
/** Files passed to `prepare`, in order; `end` settles their preparation. */
let looks: { name: string; end: PromiseWithResolvers<string> }[];
let ready: string[];
beforeEach(() => {
  app = heldApp();
  app.signIn();
  looks = [];
  ready = [];
});
afterEach(() => app.services.session.dispose());

const show = () =>
  renderHook(
    () =>
      useChosenFiles(
        ({ name }) => {
          const end = Promise.withResolvers<string>();
          looks.push({ name, end });
          return end.promise;
        },
        (error) => (error as Error).message as 'tiny',
        (prepared) => ready.push(prepared),
      ),
    app.rendering,
  ).result;
const file = (name: string) => new File([name], name);
const looked = (as: string) => act(async () => looks.at(-1)?.end.resolve(as));

test('chosen files are prepared one after the other, and refused ones are named', async () => {
  const chosen = show();
  act(() => chosen.current.take([file('coat'), file('dot'), file('dress')], 2));
  await act(async () => undefined);
  expect(looks.map(({ name }) => name)).toEqual(['coat']);
  expect(chosen.current).toMatchObject({ preparing: 2, refused: [{ name: 'dress', problem: 'noRoom' }] });
  await looked('a coat');
  expect(looks.map(({ name }) => name)).toEqual(['coat', 'dot']);
  await act(async () => looks.at(-1)?.end.reject(new Error('tiny')));
  expect(ready).toEqual(['a coat']);
  expect(chosen.current.preparing).toBe(0);
  expect(chosen.current.refused.at(-1)).toEqual({ name: 'dot', problem: 'tiny' });
});

test('chosen files stay with their person after an expired session, and never pass to the next person, even while they wait in line (P38)', async () => {
  const chosen = show();
  act(() => chosen.current.take([file('coat'), file('dress'), file('dot'), file('hat')], 10));
  await act(async () => undefined);
  act(() => app.services.session.refuse('token of mina'));
  await looked('a coat');
  expect(ready).toEqual(['a coat']);
  act(() => app.signIn('jun'));
  await looked('a dress');
  await act(async () => looks.at(-1)?.end.reject(new Error('tiny')));
  await looked('a hat');
  expect(chosen.current).toMatchObject({ preparing: 0, refused: [] });
  expect(ready).toEqual(['a coat']);
});
