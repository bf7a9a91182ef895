import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInApp } from './companion-app.ts';

const app = { scheme: 'vitrine', storeUrl: 'https://store.example/vitrine' };
const went: string[] = [];
const go = (address: string) => void went.push(address);
beforeEach(() => {
  went.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the app opens, and after two seconds without an effect its store does (D62)', () => {
  openInApp(app, 'email-verified', go);
  expect(went).toEqual(['vitrine://email-verified']);
  vi.advanceTimersByTime(1999);
  expect(went).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(went).toEqual(['vitrine://email-verified', app.storeUrl]);
});

test.each(['blur', 'pagehide'])(
  'the store does not open once the page has left for the app (%s, P19)',
  (sign) => {
    openInApp(app, 'email-verified', go);
    window.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(2000);
    expect(went).toHaveLength(1);
  },
);

test('nothing opens without a scheme', () => {
  openInApp({ ...app, scheme: undefined }, 'email-verified', go);
  vi.advanceTimersByTime(2000);
  expect(went).toEqual([]);
});
