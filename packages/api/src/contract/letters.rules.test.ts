import { expect, it } from 'vitest';
import { exceedsLetters, isBlankText, lettersIn, visibleText } from './letters.rules.ts';

const FAMILY = '👨\u200d👩\u200d👧\u200d👦';
const E_ACUTE = 'e\u0301';

it.each([
  ['', 0],
  ['Cup', 3],
  ['A\nB', 3],
  [E_ACUTE, 1],
  [FAMILY, 1],
  ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 1],
  ['क्षि', 1],
])('letters are counted as people do: %s', (text, count) => {
  expect(lettersIn(text)).toBe(count);
});

it('a text may have as many families as letters, but not a letter of any size', () => {
  expect(exceedsLetters(FAMILY.repeat(1000), 1000)).toBe(false);
  expect(exceedsLetters(FAMILY.repeat(1001), 1000)).toBe(true);
  expect(exceedsLetters('x'.repeat(1001), 1000)).toBe(true);
  expect(exceedsLetters(`x${'\u0301'.repeat(20_000)}`, 1000)).toBe(true);
});

it.each([
  '',
  ' \n\t\u00a0\u3000',
  '\u200b\u200b',
  '\u2800',
  '\u3164 \uffa0',
  '\u00ad',
  '\ufeff',
  '\u202e',
  '\ufe0f',
  '\u{e0020}',
  '\u034f\u115f\u1160\u17b4',
])('a text that draws nothing is blank: %j', (text) => {
  expect(isBlankText(text)).toBe(true);
  expect(visibleText(text)).toBe('');
});

it.each(['.', '0', '🧵', 'ا', `${FAMILY}`, '\u0301a'])(
  'a text that draws something is not blank: %s',
  (text) => {
    expect(isBlankText(text)).toBe(false);
  },
);

it('invisible signs within a text stay', () => {
  expect(visibleText(` ${FAMILY}\u200b `)).toBe(`${FAMILY}\u200b`);
});
