import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollDirection } from './useScrollDirection.ts';

afterEach(() => vi.restoreAllMocks());

function openPage() {
  const page = { y: 0, height: 5000 };
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.y);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  const { result } = renderHook(() => useScrollDirection(50));
  const scroll = (to: number, height = page.height) =>
    act(() => {
      Object.assign(page, { y: to, height });
      window.dispatchEvent(new Event('scroll'));
    });
  return { result, scroll };
}

test('a wheel scrolls the page down and up', () => {
  const { result, scroll } = openPage();
  window.dispatchEvent(new Event('wheel'));
  scroll(400);
  expect(result.current).toBe('down');
  scroll(300);
  expect(result.current).toBe('up');
  scroll(20);
  expect(result.current).toBe('top');
});

test('a page that its rows move keeps its direction', () => {
  const { result, scroll } = openPage();
  window.dispatchEvent(new Event('wheel'));
  scroll(400);
  scroll(300);
  expect(result.current).toBe('up');
  for (const more of [200, 400, 600]) scroll(300 + more, 5000 + more);
  expect(result.current).toBe('up');
});

test('a screen reader or scrollbar, of which no event tells, scrolls a page of steady height', () => {
  const { result, scroll } = openPage();
  for (const y of [400, 800, 1200]) scroll(y);
  expect(result.current).toBe('down');
  for (const y of [1100, 1000, 900, 800]) scroll(y);
  expect(result.current).toBe('up');
});
