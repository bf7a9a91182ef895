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

test('a message that says something new stays as long again', async () => {
  const { rerender } = show({ text: 'Failed to like Runner' });
  await pass(4999);
  rerender(<Toasts messages={[{ id: 'a', text: 'Failed to like 2 products' }]} onDismiss={onDismiss} />);
  await pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(<Toasts messages={[{ id: 'a', text: 'Failed to like 3 products' }]} onDismiss={onDismiss} />);
  await pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(<Toasts messages={[{ id: 'a', text: 'Failed to like 3 products' }]} onDismiss={onDismiss} />);
  await pass(2);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
});

test('a message that comes after one that was dismissed with the pointer over it goes by itself too', async () => {
  const { container, rerender } = show({});
  const toast = container.querySelector('li')!;
  toast.dispatchEvent(new Event('pointermove', { bubbles: true }));
  await pass(20_000);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(<Toasts messages={[]} onDismiss={onDismiss} />);
  await pass(0);
  rerender(<Toasts messages={[{ id: 'b', text: 'Saved' }]} onDismiss={onDismiss} />);
  await pass(5001);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('b');
});
