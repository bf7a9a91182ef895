import { expect, test, vi } from 'vitest';
import { createToasts, type ToastManager } from './toast-manager.ts';

const shown = (toasts: ToastManager) => toasts.messages().map(({ id, text }) => `${id}: ${text}`);

test('a message gets an id if it has none, and replaces a message with the same id', () => {
  const toasts = createToasts();
  const onChange = vi.fn();
  const stop = toasts.subscribe(onChange);
  const id = toasts.show({ text: 'Link copied', tone: 'danger' });
  expect(toasts.show({ id: 'likes', text: 'Failed to like Runner' })).toBe('likes');
  expect(toasts.show({ id, text: 'Link copied again' })).toBe(id);
  expect(shown(toasts)).toEqual([`${id}: Link copied again`, 'likes: Failed to like Runner']);
  stop();
  toasts.dismiss();
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(toasts.messages()).toEqual([]);
});

test('a message replaces one with the same text, unless that one has an action', () => {
  const toasts = createToasts();
  toasts.show({ id: 'a', text: 'Link copied', tone: 'danger' });
  toasts.show({ id: 'b', text: 'Link copied', tone: 'danger' });
  const action = { label: 'Undo', onAction() {} };
  toasts.show({ id: 'c', text: 'Removed', action });
  toasts.show({ id: 'd', text: 'Removed', action });
  expect(shown(toasts)).toEqual(['b: Link copied', 'c: Removed', 'd: Removed']);
});

test('a neutral message and a success give way to the next one, unless they have an action', () => {
  const toasts = createToasts();
  const action = { label: 'Undo', onAction() {} };
  toasts.show({ id: 'failed', text: 'Not saved', tone: 'danger' });
  toasts.show({ id: 'removed', text: 'Removed', action });
  toasts.show({ id: 'copied', text: 'Link copied' });
  expect(shown(toasts)).toEqual(['failed: Not saved', 'removed: Removed', 'copied: Link copied']);
  toasts.show({ id: 'saved', text: 'Saved', tone: 'positive' });
  expect(shown(toasts)).toEqual(['failed: Not saved', 'removed: Removed', 'saved: Saved']);
  toasts.show({ id: 'failed too', text: 'Not sent', tone: 'danger' });
  expect(shown(toasts)).toEqual(['failed: Not saved', 'removed: Removed', 'failed too: Not sent']);
});

test('a message beyond the limit displaces the oldest one that is no failure, else the oldest', () => {
  const toasts = createToasts({ limit: 2 });
  const onGone = vi.fn();
  toasts.onGone(onGone);
  const action = { label: 'Undo', onAction() {} };
  toasts.show({ id: 'failed', text: 'Not saved', tone: 'danger' });
  toasts.show({ id: 'a', text: 'Removed', action });
  toasts.show({ id: 'b', text: 'Deleted', action });
  expect(shown(toasts)).toEqual(['failed: Not saved', 'b: Deleted']);
  toasts.show({ id: 'failed too', text: 'Not sent', tone: 'danger' });
  toasts.show({ id: 'failed again', text: 'Not shared', tone: 'danger' });
  expect(shown(toasts)).toEqual(['failed too: Not sent', 'failed again: Not shared']);
  expect(onGone.mock.calls).toEqual([
    ['a', 'program'],
    ['b', 'program'],
    ['failed', 'program'],
  ]);
});

test('a message can change, but does not return once it is gone', () => {
  const toasts = createToasts();
  const onGone = vi.fn();
  const stop = toasts.onGone(onGone);
  toasts.show({ id: 'upload', text: '1 of 2', tone: 'pending' });
  toasts.update('upload', { text: '2 of 2' });
  expect(toasts.messages()).toEqual([{ id: 'upload', text: '2 of 2', tone: 'pending' }]);
  toasts.dismiss('upload', 'swipe');
  toasts.dismiss('upload');
  toasts.update('upload', { text: 'Done' });
  expect(toasts.messages()).toEqual([]);
  expect(onGone.mock.calls).toEqual([['upload', 'swipe']]);
  stop();
  toasts.dismiss(toasts.show({ text: 'Saved' }));
  expect(onGone).toHaveBeenCalledTimes(1);
});

const texts = {
  pending: 'Saving…',
  done: (name: string) => `${name} was saved.`,
  failed: (reason: unknown) => `Not saved: ${String(reason)}`,
};

test('a promise shows its work and then its result in the same toast', async () => {
  const toasts = createToasts();
  const work = Promise.withResolvers<string>();
  const followed = toasts.promise(work.promise, texts);
  const [pending] = toasts.messages();
  expect(pending).toMatchObject({ text: 'Saving…', tone: 'pending', durationMs: Number.POSITIVE_INFINITY });
  work.resolve('Coat');
  await expect(followed).resolves.toBe('Coat');
  expect(toasts.messages()).toEqual([{ id: pending!.id, text: 'Coat was saved.', tone: 'positive' }]);
});

test('a rejected promise shows a failure even after its toast was dismissed, and rejects for the caller too', async () => {
  const toasts = createToasts();
  const work = Promise.withResolvers<string>();
  const followed = toasts.promise(work.promise, texts);
  toasts.dismiss();
  work.reject('offline');
  await expect(followed).rejects.toBe('offline');
  expect(toasts.messages()).toEqual([{ id: expect.any(String), text: 'Not saved: offline', tone: 'danger' }]);
});

test('a fulfilled promise shows nothing after its toast was dismissed', async () => {
  const toasts = createToasts();
  const work = toasts.promise(Promise.resolve('Coat'), texts);
  toasts.dismiss();
  await work;
  expect(toasts.messages()).toEqual([]);
});
