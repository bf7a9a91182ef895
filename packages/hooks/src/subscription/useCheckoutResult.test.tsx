import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { useCheckoutResult } from './useCheckoutResult.ts';

const STATUS = '/api/stripe-subscription/status';
let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  app.services.session.dispose();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Answers the last look at the plan. Ends what follows from it without letting time pass. */
async function answer(body: unknown): Promise<void> {
  void app.network.last(STATUS).answer(body);
  await pass(0);
  await vi.dynamicImportSettled();
  await pass(0);
}
const free = {
  data: { tier: 'free', planInterval: null, autoRenew: false, nextBillingDate: null, status: null },
};
const paid = { data: { ...free.data, tier: 'premium', planInterval: 'month', status: 'active' } };

test('the plan is read two seconds after the return, and again until it is paid (2 §9)', async () => {
  const { result } = renderHook(() => useCheckoutResult(), app.rendering);
  await pass(1999);
  expect(app.network.calls).toEqual([]);
  await pass(1);
  await answer(free);
  expect(result.current.outcome).toBe('loading');
  await pass(1500);
  await answer(paid);
  expect(result.current.outcome).toBe('success');
  expect(result.current.subscription).toEqual(paid.data);
});

test('a payment that has not arrived after half a minute is said to be processed', async () => {
  const { result } = renderHook(() => useCheckoutResult(), app.rendering);
  for (const pause of [2000, 1500, 2500, 4000, 7000, 12_000]) {
    expect(result.current.outcome).toBe('loading');
    await pass(pause);
    await answer(free);
  }
  expect(result.current.outcome).toBe('processing');
});
