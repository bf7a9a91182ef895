import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RelationFailure } from '../optimistic/relation-store.ts';
import { heldApp } from '../testing/app.tsx';
import type { HeldCall } from '../testing/held-network.ts';
import { productOf } from '../testing/products.ts';
import { useDismissal } from './useDismissal.ts';

test('knows what was dismissed before a reload, asking once, and takes it back as the server confirms it', async () => {
  const { network, rendering, signIn } = heldApp();
  signIn();
  const of = (id: string) => renderHook(() => useDismissal(productOf(id)), rendering).result;
  const [shoe, hat] = [of('shoe'), of('hat')];
  expect(network.calls.filter(({ path }) => path === '/api/dismissals')).toHaveLength(1);
  await act(() => network.last('/api/dismissals').answer({ products: [productOf('shoe')] }));
  expect([shoe.current.isOn, hat.current.isOn]).toEqual([true, false]);

  act(() => shoe.current.set(false));
  expect(shoe.current.isOn).toBe(false);
  await act(() => network.last('/api/dismissals/remove').answer({ productId: 'shoe', holds: false }));
  expect(shoe.current).toMatchObject({ isOn: false, pending: false });
});

test('knows it again when the same person is back after their session ended, and asks again where there was no answer', async () => {
  const { services, network, rendering, signIn } = heldApp();
  const asked = () => network.calls.filter(({ path }) => path === '/api/dismissals').length;
  signIn();
  const { result } = renderHook(() => useDismissal(productOf('shoe')), rendering);
  await act(() => network.last('/api/dismissals').answer({ products: [productOf('shoe')] }));
  act(() => services.session.refuse('token of mina'));
  act(() => signIn());
  await act(() => network.last('/api/dismissals').lose());
  expect([asked(), result.current.isOn]).toEqual([2, false]);

  renderHook(() => useDismissal(productOf('hat')), rendering);
  await act(() => network.last('/api/dismissals').answer({ products: [productOf('shoe')] }));
  expect([asked(), result.current.isOn]).toEqual([3, true]);
});

test('asks for nothing while nobody is signed in', () => {
  const { network, rendering } = heldApp();
  renderHook(() => useDismissal(productOf('shoe')), rendering);
  expect(network.calls).toEqual([]);
});

test.each<[string, (call: HeldCall) => Promise<void>]>([
  ['is refused', (call) => call.answer({ error: 'Out of order' }, 500)],
  ['is lost', (call) => call.lose()],
  ['has an answer that nobody can read', (call) => call.answer({ unheardOf: ['of', 'by', 'anybody'] })],
])(
  'what %s ends in what the server holds, is said, and can be tried again, as can its undo',
  async (_, fail) => {
    const { services, network, rendering, signIn } = heldApp();
    signIn();
    const failures: RelationFailure[] = [];
    services.relations.onFailure((failure) => failures.push(failure));
    const { result } = renderHook(() => useDismissal(productOf('shoe')), rendering);
    await act(() => network.last('/api/dismissals').answer({ products: [] }));

    for (const wanted of [true, false]) {
      const path = wanted ? '/api/dismissals/add' : '/api/dismissals/remove';
      const before = network.calls.length;
      act(() => result.current.set(wanted));
      expect(result.current.isOn).toBe(wanted);
      await act(() => fail(network.last(path)));
      // Where nobody knows what became of it, the server is asked what it holds.
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
