import { expect, test, vi } from 'vitest';
import { createToasts, type ToastManager } from './toast-manager.ts';

const shown = (toasts: ToastManager) => toasts.messages().map(({ id, text }) => `${id}: ${text}`);

test('a message has an id of its own or the one that it is given, and takes the place of what has that', () => {
  const toasts = createToasts();
  const onChange = vi.fn();
  const stop = toasts.subscribe(onChange);
  const id = toasts.show({ text: 'Link copied' });
  expect(toasts.show({ id: 'likes', text: 'Failed to like Runner' })).toBe('likes');
  expect(toasts.show({ id, text: 'Link copied again' })).toBe(id);
  expect(shown(toasts)).toEqual([`${id}: Link copied again`, 'likes: Failed to like Runner']);
  stop();
  toasts.dismiss();
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(toasts.messages()).toEqual([]);
});

test('what is said already is said once, unless there is something to do about each', () => {
  const toasts = createToasts();
  toasts.show({ id: 'a', text: 'Link copied' });
  toasts.show({ id: 'b', text: 'Link copied' });
  const action = { label: 'Undo', onAction() {} };
  toasts.show({ id: 'c', text: 'Removed', action });
  toasts.show({ id: 'd', text: 'Removed', action });
  expect(shown(toasts)).toEqual(['b: Link copied', 'c: Removed', 'd: Removed']);
});

test('of too many, the oldest goes that tells of no failure', () => {
  const toasts = createToasts({ limit: 2 });
  const onGone = vi.fn();
  toasts.onGone(onGone);
  toasts.show({ id: 'failed', text: 'Not saved', tone: 'danger' });
  toasts.show({ id: 'a', text: 'Copied' });
  toasts.show({ id: 'b', text: 'Saved' });
  expect(shown(toasts)).toEqual(['failed: Not saved', 'b: Saved']);
  toasts.show({ id: 'failed too', text: 'Not sent', tone: 'danger' });
  toasts.show({ id: 'failed again', text: 'Not shared', tone: 'danger' });
  expect(shown(toasts)).toEqual(['failed too: Not sent', 'failed again: Not shared']);
  expect(onGone.mock.calls).toEqual([
    ['a', 'program'],
    ['b', 'program'],
    ['failed', 'program'],
  ]);
});

test('a message can change, and one that has gone stays away', () => {
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

test('work is shown while it is under way, and what came of it in the same place', async () => {
  const toasts = createToasts();
  const work = Promise.withResolvers<string>();
  const followed = toasts.promise(work.promise, texts);
  const [pending] = toasts.messages();
  expect(pending).toMatchObject({ text: 'Saving…', tone: 'pending', durationMs: Number.POSITIVE_INFINITY });
  work.resolve('Coat');
  await expect(followed).resolves.toBe('Coat');
  expect(toasts.messages()).toEqual([{ id: pending!.id, text: 'Coat was saved.', tone: 'positive' }]);
});

test('work that fails says so, though its toast was sent away, and its failure is the caller’s as well', async () => {
  const toasts = createToasts();
  const work = Promise.withResolvers<string>();
  const followed = toasts.promise(work.promise, texts);
  toasts.dismiss();
  work.reject('offline');
  await expect(followed).rejects.toBe('offline');
  expect(toasts.messages()).toEqual([{ id: expect.any(String), text: 'Not saved: offline', tone: 'danger' }]);
});

test('work that succeeds after its toast was sent away is not spoken of again', async () => {
  const toasts = createToasts();
  const work = toasts.promise(Promise.resolve('Coat'), texts);
  toasts.dismiss();
  await work;
  expect(toasts.messages()).toEqual([]);
});
