import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each(['Wool Coat, “Camel” No. 5', 'Été – 東京 👟', ''])(
  'the left-to-right text %j is not isolated',
  (name) => {
    expect(isolated(name)).toBe(name);
  },
);

test.each([
  ['turned around by a mark', 'Coat \u202etaoC', '\u2068Coat \u202etaoC\u2069'],
  ['that closes what it never opened', 'Coat\u2069 \u202etaoC', '\u2068Coat \u202etaoC\u2069'],
  ['in Arabic', 'معطف', '\u2068معطف\u2069'],
  ['in Hebrew', 'מעיל 5', '\u2068מעיל 5\u2069'],
])('the direction of a name %s ends with the name', (_, name, kept) => {
  expect(isolated(name)).toBe(kept);
});
