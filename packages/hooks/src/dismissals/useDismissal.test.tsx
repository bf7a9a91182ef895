import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
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

test('asks for nothing while nobody is signed in', () => {
  const { network, rendering } = heldApp();
  renderHook(() => useDismissal(productOf('shoe')), rendering);
  expect(network.calls).toEqual([]);
});
