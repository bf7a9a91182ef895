import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnShop } from './shop-definition.ts';

const root = join(import.meta.dirname, '../../..');

/** Files with texts of the app and its components. */
const CATALOGUES = ['apps/web/src/**/*.{messages,failures,sign-in}.ts', 'packages/ui/src/**/*.messages.ts'];

/** Names of texts in the catalogues that are set in italics. */
export const ITALIC_TEXTS = ['headlineWords', 'promisedWord', 'found'];

const BASIC_LATIN = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, place) => 0x20 + place));
const LOWER_CASE = 'abcdefghijklmnopqrstuvwxyz';
/** Most frequent in names of brands and people. */
const ACCENTED = 'àäçèéñöü';
const PUNCTUATION = '–—‘’“”…';
/** Currency signs, and the spaces that languages put beside them and into numbers. */
const OF_PRICES = '€£¥\u00a0\u202f';

export interface DocumentLetters {
  upright: Set<string>;
  italic: Set<string>;
}

/**
 * Returns the letters that the document's fonts need: basic Latin, frequent accented letters, punctuation, those of prices and of all catalogues.
 * Italics need lower case, and the letters of their texts. Each is read from the source text, so an escaped
 * letter counts only if it is written out somewhere.
 */
export function documentLetters(shop: OwnShop | undefined): DocumentLetters {
  const files = [
    ...globSync(CATALOGUES, { cwd: root }).map((file) => join(root, file)),
    ...(shop?.messages ? [shop.messages] : []),
  ];
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const price = new Intl.NumberFormat(shop?.locale ?? 'en', {
    style: 'currency',
    currency: shop?.currency ?? 'USD',
  });
  return {
    upright: new Set(
      [
        ...BASIC_LATIN,
        ...ACCENTED,
        ...PUNCTUATION,
        ...OF_PRICES,
        ...price.format(1234.5),
        ...sources.join(''),
      ].filter(isShown),
    ),
    italic: new Set([
      ...LOWER_CASE,
      ' ',
      ...sources.flatMap((source) => textsNamed(ITALIC_TEXTS, source)).join(''),
    ]),
  };
}

const isShown = (letter: string) => letter >= ' ';

/** Returns the values of properties, texts or lists of texts, as they stand in a source. */
function textsNamed(names: readonly string[], source: string): string[] {
  const value = /\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`]*`/.source;
  const found = source.matchAll(new RegExp(`\\b(?:${names.join('|')}):\\s*(${value})`, 'g'));
  return [...found]
    .flatMap(([, texts = '']) => [...texts.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)])
    .map(([, single, double, template]) => single ?? double ?? template ?? '');
}
