import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { APP_BUTTON_TIMEOUT_MS, openInApp } from './companion-app.ts';

const app = { scheme: 'kiln', storeUrl: 'https://store.example/kiln' };
let visited: string[];
const go = (address: string) => void visited.push(address);
beforeEach(() => {
  visited = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the store opens after two seconds in which the app did not', () => {
  openInApp(app, 'post/1', { go });
  expect(visited).toEqual(['kiln://post/1']);
  vi.advanceTimersByTime(1999);
  expect(visited).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(visited).toEqual(['kiln://post/1', 'https://store.example/kiln']);
});

test.each([
  ['blur', () => window.dispatchEvent(new Event('blur'))],
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the store stays closed after %s', (_, leave) => {
  openInApp(app, 'post/1', { go });
  leave();
  vi.advanceTimersByTime(5000);
  expect(visited).toEqual(['kiln://post/1']);
});

test('a timer that stood still while the app was open opens nothing', () => {
  openInApp(app, 'post/1', { go });
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(2000);
  expect(visited).toEqual(['kiln://post/1']);
});

test('the button waits 1500 ms, and is told that the app did not open', () => {
  const onClosed = vi.fn();
  openInApp(app, 'post/1', { go, onClosed, timeoutMs: APP_BUTTON_TIMEOUT_MS });
  vi.advanceTimersByTime(1499);
  expect(onClosed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClosed).toHaveBeenCalledOnce();
  expect(visited).toHaveLength(1);
});

test('without a scheme nothing opens', () => {
  openInApp({ ...app, scheme: undefined }, 'post/1', { go });
  vi.advanceTimersByTime(5000);
  expect(visited).toEqual([]);
});
