import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RelationFailure } from '../optimistic/relation-store.ts';
import { heldApp } from '../testing/app.tsx';
import { type HeldCall, settled } from '../testing/held-network.ts';
import { productOf } from '../testing/products.ts';
import { useDismissal } from './useDismissal.ts';

test('dismissals from before a reload are fetched once, and can be taken back', async () => {
  const { network, rendering, signIn } = heldApp();
  signIn();
  const of = (id: string) => renderHook(() => useDismissal(productOf(id)), rendering).result;
  const [shoe, hat] = [of('shoe'), of('hat')];
  await act(settled);
  expect(network.calls.filter(({ path }) => path === '/api/dismissals')).toHaveLength(1);
  await act(() => network.last('/api/dismissals').answer({ products: [productOf('shoe')] }));
  expect([shoe.current.isOn, hat.current.isOn]).toEqual([true, false]);

  act(() => shoe.current.set(false));
  expect(shoe.current.isOn).toBe(false);
  await act(() => network.last('/api/dismissals/remove').answer({ productId: 'shoe', holds: false }));
  expect(shoe.current).toMatchObject({ isOn: false, pending: false });
});

test('dismissals are known again when the same person signs in after an expired session, and are fetched again after a lost answer', async () => {
  const { services, network, rendering, signIn } = heldApp();
  const asked = () => network.calls.filter(({ path }) => path === '/api/dismissals').length;
  signIn();
  const { result } = renderHook(() => useDismissal(productOf('shoe')), rendering);
  await act(settled);
  await act(() => network.last('/api/dismissals').answer({ products: [productOf('shoe')] }));
  act(() => services.session.refuse('token of mina'));
  act(() => signIn());
  await act(settled);
  await act(() => network.last('/api/dismissals').lose());
  expect([asked(), result.current.isOn]).toEqual([2, false]);

  renderHook(() => useDismissal(productOf('hat')), rendering);
  await act(settled);
  await act(() => network.last('/api/dismissals').answer({ products: [productOf('shoe')] }));
  expect([asked(), result.current.isOn]).toEqual([3, true]);
});

test('a guest’s page requests no dismissals', () => {
  const { network, rendering } = heldApp();
  renderHook(() => useDismissal(productOf('shoe')), rendering);
  expect(network.calls).toEqual([]);
});

test.each<[string, (call: HeldCall) => Promise<void>]>([
  ['is refused', (call) => call.answer({ error: 'Out of order' }, 500)],
  ['is lost', (call) => call.lose()],
  ['has an answer that nobody can read', (call) => call.answer({ unheardOf: ['of', 'by', 'anybody'] })],
])(
  'a change of a dismissal that %s ends in the server’s state, is reported, and can be retried, as can its undo',
  async (_, fail) => {
    const { services, network, rendering, signIn } = heldApp();
    signIn();
    const failures: RelationFailure[] = [];
    services.relations.onFailure((failure) => failures.push(failure));
    const { result } = renderHook(() => useDismissal(productOf('shoe')), rendering);
    await act(settled);
    await act(() => network.last('/api/dismissals').answer({ products: [] }));

    for (const wanted of [true, false]) {
      const path = wanted ? '/api/dismissals/add' : '/api/dismissals/remove';
      const before = network.calls.length;
      act(() => result.current.set(wanted));
      expect(result.current.isOn).toBe(wanted);
      await act(() => fail(network.last(path)));
      // After an unknown outcome, the server is asked for its state.
      const asked = network.calls.slice(before).find((call) => call.path === '/api/dismissals');
      await act(async () => asked?.answer({ products: wanted ? [] : [productOf('shoe')] }));
      expect(result.current).toMatchObject({ isOn: !wanted, pending: false });
      expect(failures.at(-1)).toMatchObject({ id: 'shoe', intended: wanted });

      act(() => failures.at(-1)?.retry());
      expect(result.current.isOn).toBe(wanted);
      await act(() => network.last(path).answer({ productId: 'shoe', holds: wanted }));
      expect(result.current).toMatchObject({ isOn: wanted, pending: false });
    }
    expect(failures).toHaveLength(2);
  },
);
