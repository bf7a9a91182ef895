import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { leastWork, usualWork } from '../testing/processor-time.ts';
import { knownWords } from './query-terms.ts';
import { nearest } from './spelling.ts';

describe('the nearest spelling of a word', () => {
  it.each([
    ['a letter that is wrong', 'snaakers', 'sneakers'],
    ['a letter that is missing', 'sneakrs', 'sneakers'],
    ['a letter too many', 'sneeakers', 'sneakers'],
    ['two letters that have changed places', 'dersses', 'dresses'],
    ['a change of places beside another slip', 'snekaer', 'sneakers'],
  ])('the spelling forgives %s', (_, typed, meant) => {
    expect(nearest(typed, ['sandals', 'dresses', 'sneakers'])).toBe(meant);
  });

  it('the first word with the fewest errors is chosen, and none with too many', () => {
    expect(nearest('coats', ['boats', 'goats', 'coat'])).toBe('boats');
    expect(nearest('coats', ['hats', 'sneakers'])).toBeUndefined();
  });

  it.each([8, 61])(
    'a correction costs little more than one comparison of words of %i letters with each word',
    async (length) => {
      const words = Array.from('abcdefgh', (first) => `${first}${'qzxwvkj'.repeat(12)}`.slice(0, length));
      const compared = () =>
        words.map((word) => knownWords.map((known) => distance(word.slice(0, 8), known)));
      const most = 5 * (await usualWork(compared));
      expect(await leastWork(() => words.map((word) => nearest(word, knownWords)), most)).toBeLessThan(most);
    },
  );
});
