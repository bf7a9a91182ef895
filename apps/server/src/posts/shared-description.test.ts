import { expect, test } from 'vitest';
import { sharedDescriptionOf } from './shared-description.rules.ts';

const described = (content: string) => sharedDescriptionOf({ content, username: 'mina' });
const FAMILY = '👩‍👩‍👧';

test('a caption of 140 characters is kept, a longer one is cut at 137 with three dots', () => {
  expect(described('a'.repeat(140))).toBe('a'.repeat(140));
  expect(described('a'.repeat(141))).toBe(`${'a'.repeat(137)}...`);
});

test('a caption is cut between whole characters', () => {
  expect(described('a'.repeat(136) + FAMILY + 'b'.repeat(20))).toBe(`${'a'.repeat(136)}${FAMILY}...`);
  expect(described(FAMILY.repeat(10_000))).toBe(`${FAMILY.repeat(137)}...`);
});

test('a description is one line of exactly what was written', () => {
  expect(described(' Two\n\nlines,\t"quotes", &amp; and <b> ')).toBe('Two lines, "quotes", &amp; and <b>');
});

test('a caption from right to left is cut at 137 letters, too', () => {
  const long = 'שלום ל'.repeat(30);
  expect(described(long)).toBe(`${[...long].slice(0, 137).join('')}...`);
  expect(described('\u200fשלום, mina')).toBe('\u200fשלום, mina');
});

test('a description has no control characters and no overrides of its direction', () => {
  expect(described('Red\u0007\u001b[31m \u202egnirts\u202c \u2066a\u2069\u0085b')).toBe(
    'Red [31m gnirts a b',
  );
  expect(described(`\u202e${'a'.repeat(140)}\u202c`)).toBe('a'.repeat(140));
});

test.each(['', ' \n ', '\u202e\u202c', '\u200b\u0007'])(
  'a post without words is named after its author',
  (content) => {
    expect(described(content)).toBe('A post by @mina');
  },
);
