import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeaving } from './useLeaving.ts';

const onLeft = vi.fn();
let root: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  onLeft.mockClear();
  document.body.innerHTML = '<div><input></div><button>Elsewhere</button>';
  root = document.querySelector('div') as HTMLElement;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => renderHook(() => useLeaving(true, { current: root }, onLeft)).result.current;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('somebody whose focus went elsewhere has left after 300 ms (2 §9)', () => {
  const { leave } = open();
  act(leave);
  pass(299);
  expect(onLeft).not.toHaveBeenCalled();
  pass(1);
  expect(onLeft).toHaveBeenCalledOnce();
});

test('somebody whose focus has come back has not left', () => {
  const { leave } = open();
  act(leave);
  pass(299);
  root.querySelector('input')?.focus();
  pass(1);
  expect(onLeft).not.toHaveBeenCalled();
});

test('somebody who pressed elsewhere has left, too', () => {
  open();
  act(
    () => void document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  );
  pass(300);
  expect(onLeft).toHaveBeenCalledOnce();
});
