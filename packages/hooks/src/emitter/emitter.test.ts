import { afterEach, expect, test, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a listener that throws does not stop the others, and its error is reported afterwards', () => {
  const later: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (task: () => void) => later.push(task));
  const emitter = createEmitter<[news: string]>();
  const heard = vi.fn();
  emitter.on(() => {
    throw new Error('Deaf.');
  });
  emitter.on(heard);
  emitter.emit('news');
  expect(heard).toHaveBeenCalledExactlyOnceWith('news');
  expect(later).toHaveLength(1);
  expect(later[0]).toThrow('Deaf.');
});
