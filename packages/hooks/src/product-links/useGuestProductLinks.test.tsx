import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuestCounter } from '../guest-limits/guest-counter.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { useGuestProductLinks } from './useGuestProductLinks.ts';

afterEach(cleanup);

describe('a counter for guests', () => {
  test.each(['', 'three', 'NaN', '-2', '-Infinity', 'Infinity', '{}', '[3]x'])(
    'the counter reads %j as 0, so that junk locks nobody out',
    (junk) => {
      const storage = memoryStorage();
      storage.set('count', junk);
      const counter = createGuestCounter(storage, 'count', 3);
      expect(counter.get()).toBe(0);
      counter.add();
      expect(storage.get('count')).toBe('1');
    },
  );

  test('the counter stops at the limit', () => {
    const storage = memoryStorage();
    storage.set('count', '2.7');
    const counter = createGuestCounter(storage, 'count', 3);
    expect(counter.get()).toBe(2);
    counter.add();
    counter.add();
    expect([counter.get(), storage.get('count')]).toEqual([3, '3']);
  });

  test('the counter is shared by all tabs', () => {
    const browser = sharedMap();
    const [one, other] = [memoryStorage(browser), memoryStorage(browser)].map((storage) =>
      createGuestCounter(storage, 'count', 3),
    );
    let told = 0;
    other!.subscribe(() => told++);
    one!.add();
    expect([other!.get(), told]).toEqual([1, 1]);
    other!.add();
    one!.add();
    expect([one!.get(), other!.get()]).toEqual([3, 3]);
  });

  test('the counter does not decrease when a tab that counted at the same time writes less', () => {
    const browser = sharedMap();
    const counter = createGuestCounter(memoryStorage(browser), 'count', 3);
    counter.add();
    counter.add();
    memoryStorage(browser).set('count', '1');
    expect(counter.get()).toBe(2);
    counter.add();
    expect(browser.values.get('count')).toBe('3');
  });

  test('the counter starts again when the storage was emptied', () => {
    const browser = sharedMap();
    const counter = createGuestCounter(memoryStorage(browser), 'count', 3);
    counter.add();
    memoryStorage(browser).remove('count');
    expect(counter.get()).toBe(0);
  });
});

describe('the product links of a guest', () => {
  test('a guest may open three product links, and is then asked to sign up; other components see the same count', () => {
    const app = heldApp();
    const { result } = renderHook(() => useGuestProductLinks(), app.rendering);
    const elsewhere = renderHook(() => useGuestProductLinks(), app.rendering);
    for (const left of [2, 1, 0]) {
      expect(result.current.isLimited).toBe(false);
      act(() => result.current.count());
      expect(elsewhere.result.current.left).toBe(left);
    }
    expect(elsewhere.result.current).toMatchObject({ used: 3, isLimited: true });
    expect(app.services.localStorage.get('guestProductLinkCount')).toBe('3');
    act(() => result.current.ask());
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'productLinks' });
  });

  test('signed-in people may open product links without limit, and uncounted', () => {
    const app = heldApp();
    app.services.localStorage.set('guestProductLinkCount', '3');
    app.signIn();
    const { result } = renderHook(() => useGuestProductLinks(), app.rendering);
    act(() => result.current.count());
    expect(result.current).toMatchObject({ used: 0, isLimited: false, left: Number.POSITIVE_INFINITY });
    expect(app.services.localStorage.get('guestProductLinkCount')).toBe('3');
  });
});
