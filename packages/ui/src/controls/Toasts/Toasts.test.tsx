import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast, ToastAction, ToastActions, ToastClose, ToastList, ToastText } from './ToastParts.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { Toasts } from './Toasts.tsx';
import { createToasts, type ToastManager, type ToastMessage } from './toast-manager.ts';
import { useToasts } from './useToasts.ts';

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
  ['a plain message after 4 s', {}, 4000],
  ['one with an action after 10 s', { action: { label: 'Undo', onAction() {} } }, 10_000],
  ['one with its own time after that', { text: 'Link copied to clipboard!', durationMs: 2000 }, 2000],
])('the list asks to dismiss %s', async (_, message, duration) => {
  show(message);
  await pass(duration - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  await pass(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a', 'time');
});

test('a message with a new text gets its whole time again', async () => {
  const { rerender } = show({ text: 'Failed to like Runner' });
  await pass(3999);
  rerender(<Toasts messages={[{ id: 'a', text: 'Failed to like 2 products' }]} onDismiss={onDismiss} />);
  await pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(<Toasts messages={[{ id: 'a', text: 'Failed to like 3 products' }]} onDismiss={onDismiss} />);
  await pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(<Toasts messages={[{ id: 'a', text: 'Failed to like 3 products' }]} onDismiss={onDismiss} />);
  await pass(2);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a', 'time');
});

test('a message is dismissed in time after the pointer was over the last one', async () => {
  const { container, rerender } = show({});
  const toast = container.querySelector('li')!;
  toast.dispatchEvent(new Event('pointermove', { bubbles: true }));
  await pass(20_000);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(<Toasts messages={[]} onDismiss={onDismiss} />);
  await pass(0);
  rerender(<Toasts messages={[{ id: 'b', text: 'Saved' }]} onDismiss={onDismiss} />);
  await pass(4001);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('b', 'time');
});

function ShownIn({ toasts }: { toasts: ToastManager }) {
  return (
    <ToastRegion>
      <Toasts {...useToasts(toasts)} />
    </ToastRegion>
  );
}

test('a server renders no toast', () => {
  const toasts = createToasts();
  toasts.show({ text: 'Saved' });
  expect(renderToString(<ShownIn toasts={toasts} />)).not.toContain('Saved');
});

test('a toast shown from outside of React is drawn, changes in place and closes by Escape', async () => {
  vi.useRealTimers();
  const toasts = createToasts();
  const onGone = vi.fn();
  toasts.onGone(onGone);
  render(<ShownIn toasts={toasts} />);
  const work = Promise.withResolvers<void>();
  act(() => void toasts.promise(work.promise, { pending: 'Saving…', done: 'Saved.', failed: 'Not saved.' }));
  const toast = screen.getByRole('listitem');
  expect(toast.textContent).toContain('Saving…');
  await act(async () => work.resolve());
  expect(screen.getByRole('listitem')).toBe(toast);
  expect(toast.textContent).toContain('Saved.');
  fireEvent.keyDown(toast, { key: 'Escape' });
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(onGone.mock.calls).toEqual([[expect.any(String), 'escape']]);
});

test('a composed toast stays if its action prevents the dismissal, and reports why it is dismissed', () => {
  const onGoes = vi.fn();
  const onAction = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <ToastList>
      <Toast onDismiss={onGoes}>
        <ToastText>
          <b>3</b> products were removed
        </ToastText>
        <ToastActions>
          <ToastAction onClick={onAction}>Undo</ToastAction>
          <ToastClose>
            <button type="button">Fine</button>
          </ToastClose>
        </ToastActions>
      </Toast>
    </ToastList>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(onGoes).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Fine' }));
  expect(onGoes.mock.calls).toEqual([['close']]);
  onAction.mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onGoes).toHaveBeenLastCalledWith('action');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onGoes).toHaveBeenLastCalledWith('escape');
});
