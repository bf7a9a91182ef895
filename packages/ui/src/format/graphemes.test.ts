import { expect, test } from 'vitest';
import { graphemesIn } from './graphemes.ts';

test.each([
  ['', 0],
  ['two\nlines', 9],
  ['👨‍👩‍👧‍👦', 1],
  ['🇵🇹🇯🇵', 2],
  ['e\u0301clair', 6],
  ['नमस्ते', 3],
  ['각', 1],
  ['\r\n', 1],
])('the text %j counts as many characters as a person sees', (text, seen) => {
  expect(graphemesIn(text)).toBe(seen);
});
