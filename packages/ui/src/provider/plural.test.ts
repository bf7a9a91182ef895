import { expect, test } from 'vitest';
import { pluralIn } from './plural.ts';

test('a plural form is chosen by the rules of its language, not by those of English', () => {
  const polish = pluralIn('pl');
  const found = (count: number) =>
    polish(count, { one: `${count} wynik`, few: `${count} wyniki`, other: `${count} wyników` });
  expect([1, 3, 5, 22].map(found)).toEqual(['1 wynik', '3 wyniki', '5 wyników', '22 wyniki']);
});

test('a plural form missing in a catalogue falls back to the form other', () => {
  const arabic = pluralIn('ar');
  expect([0, 1, 2, 11].map((count) => arabic(count, { one: 'one', other: 'many' }))).toEqual([
    'many',
    'one',
    'many',
    'many',
  ]);
  expect(pluralIn('en')(Number.NaN, { one: 'one', other: 'many' })).toBe('many');
});
