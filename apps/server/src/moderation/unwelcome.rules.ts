import {
  collapseDuplicatesTransformer,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity';
import { unwelcomeAnywhere, unwelcomeWords } from './unwelcome-words.ts';

/** Matches whole words, even if disguised by digits, letters of other scripts or repeated letters. */
const words = new RegExpMatcher({
  blacklistedTerms: Object.values(unwelcomeWords)
    .flat()
    .map((word, id) => ({ id, pattern: parseRawPattern(patternOf(word)) })),
  blacklistMatcherTransformers: [
    resolveConfusablesTransformer(),
    resolveLeetSpeakTransformer(),
    toAsciiLowerCaseTransformer(),
    collapseDuplicatesTransformer({ defaultThreshold: 2 }),
  ],
});
const anywhere = Object.values(unwelcomeAnywhere).flat();

/** Whether any of the texts contains unwelcome words (D88). */
export const isUnwelcome = (...texts: (string | null | undefined)[]): boolean =>
  texts.some((text) => {
    const plain = (text ?? '').normalize('NFKC');
    return words.hasMatch(asWords(plain)) || anywhere.some((word) => plain.includes(word));
  });

/**
 * Returns the text without accents, with spaces between words. Punctuation at the end of a word is no
 * disguised letter, as in `wow!`.
 */
const asWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[!|/(]+(?!\p{L})/gu, ' ')
    .replace(/[\s_-]+/g, ' ');

/** Each letter may be doubled in the pattern, because texts have longer runs collapsed to two. */
function patternOf(word: string): string {
  const stem = word.replace(/\*$/, '');
  const letters = stem.replace(/(.)\1*/g, (run) => (run.length === 1 ? `${run}[${run}]` : run));
  return stem === word ? `|${letters}|` : `|${letters}`;
}
