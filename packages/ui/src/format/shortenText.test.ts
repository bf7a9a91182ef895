import { expect, test } from 'vitest';
import { shortenText } from './shortenText.ts';

test('a text that is short enough stays as it is', () => {
  expect(shortenText('', 5)).toBe('');
  expect(shortenText('Wool!', 5)).toBe('Wool!');
});

test('a longer text ends with an ellipsis, within the length', () => {
  expect(shortenText('Overcoat', 5)).toBe('Over…');
});

test('no character is cut in two', () => {
  expect(shortenText('abc👟👟', 5)).toBe('abc…');
  expect(shortenText('abc👟👟', 6)).toBe('abc👟…');
});
