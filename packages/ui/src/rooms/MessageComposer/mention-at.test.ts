import { expect, test } from 'vitest';
import { mentionAt } from './mention-at.ts';

test('an @ at the beginning of a word begins a mention', () => {
  expect(mentionAt('@', 1)).toEqual({ start: 0, typed: '' });
  expect(mentionAt('Ask @mi about it', 7)).toEqual({ start: 4, typed: 'mi' });
  expect(mentionAt('(@mina.k', 8)).toEqual({ start: 1, typed: 'mina.k' });
});

test('mail addresses, and words after a space, are no mentions', () => {
  expect(mentionAt('otis@shop', 9)).toBeUndefined();
  expect(mentionAt('@otis and', 9)).toBeUndefined();
  expect(mentionAt('', 0)).toBeUndefined();
});
