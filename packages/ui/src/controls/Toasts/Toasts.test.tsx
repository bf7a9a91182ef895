import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ToastMessage, Toasts } from './Toasts.tsx';

const onDismiss = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onDismiss.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (message: Partial<ToastMessage>) =>
  render(<Toasts messages={[{ id: 'a', text: 'Saved', ...message }]} onDismiss={onDismiss} />);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test.each([
  ['a plain message after 5 s', {}, 5000],
  ['one with an action after 10 s', { action: { label: 'Undo', onAction() {} } }, 10_000],
  ['one with its own time after that', { text: 'Link copied to clipboard!', durationMs: 2000 }, 2000],
])('asks to dismiss %s', async (_, message, duration) => {
  show(message);
  await pass(duration - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  await pass(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
});
