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

test.each(['', ' \n '])('a post without words is named after its author', (content) => {
  expect(described(content)).toBe('A post by @mina');
});
