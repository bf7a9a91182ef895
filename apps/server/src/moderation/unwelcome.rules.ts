import {
  collapseDuplicatesTransformer,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity';
import { unwelcomeAnywhere, unwelcomeWords } from './unwelcome-words.ts';

/** Whole words, however they are disguised: with digits for letters, letters of other scripts, or letters that are repeated. */
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

/** Whether texts have a word that others are spared, whatever language it is in (D88). */
export const isUnwelcome = (...texts: (string | null | undefined)[]): boolean =>
  texts.some((text) => {
    const plain = (text ?? '').normalize('NFKC');
    return words.hasMatch(asWords(plain)) || anywhere.some((word) => plain.includes(word));
  });

/** Without accents and with blanks between words; what ends one is no letter in disguise, as in `wow!`. */
const asWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[!|/(]+(?!\p{L})/gu, ' ')
    .replace(/[\s_-]+/g, ' ');

/** The pattern of a whole word, of which each letter may be written twice; more are two by then. */
function patternOf(word: string): string {
  const stem = word.replace(/\*$/, '');
  const letters = stem.replace(/(.)\1*/g, (run) => (run.length === 1 ? `${run}[${run}]` : run));
  return stem === word ? `|${letters}|` : `|${letters}`;
}
