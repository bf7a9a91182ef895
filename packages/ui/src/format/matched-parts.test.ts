import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (text: string, query: string) =>
  matchedParts(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['@linh.t', 'lin', '@[lin]h.t'],
  ['Sofia Lindqvist', 'LIN', 'Sofia [Lin]dqvist'],
  ['#linen', '#lin', '[#lin]en'],
  ['Linh Trần', '@lin', '[Lin]h Trần'],
  ['Inés Delgado', 'ines', '[Inés] Delgado'],
  ['Ine\u0301s', 'ines', '[Ine\u0301s]'],
  ['Café Étoile', 'et cafe', '[Café] [Ét]oile'],
  ['ﬁne', 'fi', '[ﬁ]ne'],
  ['新宿の服', '宿', '新[宿]の服'],
  ['🧵 red', 'red', '🧵 [red]'],
  ['linen', '', 'linen'],
  ['linen', '#', 'linen'],
  ['', 'lin', ''],
])('in the text %s, a search for %s marks %s', (text, query, result) => {
  expect(marked(text, query)).toBe(result);
});

test('a search of ten thousand letters is compared without delay', () => {
  expect(marked('linen', 'lin '.repeat(2500))).toBe('[lin]en');
});
