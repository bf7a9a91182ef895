import { isEnglish, meaningIn } from './translation.ts';
import {
  COLOURS,
  COMPOUNDS,
  EVERYDAY,
  FILLERS,
  KINSHIP,
  NARROWER,
  SHADES_ALONE,
  SPELLINGS,
} from './word-lists.ts';

/** Words that together name one thing. */
export type Phrase = readonly string[];

/** A part of a query: a word, or several that form one ("hand bag"). */
export interface Term {
  /** Spellings of the term, the typed one first. */
  same: readonly Phrase[];
  /** Synonyms, narrower words, shades and translations of the term. */
  kin: readonly Phrase[];
  /** If the term is a colour: its names, its shades, and colours of which it is a shade. */
  shades?: readonly string[];
  isNumber: boolean;
}

/** Maximum number of words of a phrase in the lists. */
const LONGEST_PHRASE = 3;
/** Not treated as colours, as products of any colour name them for stones and platings. */
const METALS = ['gold', 'silver'];

/** Splits a query into terms. Words of praise are dropped if there are others. */
export function termsOf(words: readonly string[]): Term[] {
  const telling = words.filter((word) => !FILLERS.has(word));
  return partsOf(telling.length > 0 ? telling : words).map(termOf);
}

/** Words that together are a name in the lists stay together. */
function partsOf(words: readonly string[]): Phrase[] {
  const parts: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !isKnown(singularOf(words.slice(at, at + length)))) length -= 1;
    parts.push(words.slice(at, at + length));
    at += length;
  }
  return parts;
}

function termOf(typed: Phrase): Term {
  const key = singularOf(typed);
  const names = namesOf(key);
  const kin = kinOfAny(names);
  const meant = typed.length === 1 ? meaningIn(typed[0] ?? '') : undefined;
  const namesMeant = meant === undefined ? [] : namesOf(singularOf(wordsIn(meant)));
  const colour = names.find((name) => (shadesOf.has(name) || colourOf.has(name)) && !METALS.includes(name));
  return {
    same: [typed, ...names.filter((name) => name !== typed.join(' ')).map(wordsIn)],
    kin: [...new Set([...kin, ...namesMeant, ...kinOfAny(namesMeant)])]
      .filter((name) => !names.includes(name))
      .map(wordsIn),
    ...(colour === undefined
      ? {}
      : { shades: [...names, ...listed(shadesOf, colour), ...listed(colourOf, colour)] }),
    isNumber: typed.every((word) => /^\d+$/.test(word)),
  };
}

/** A name in the singular, with its other spellings. */
const namesOf = (key: string): string[] => [
  ...new Set([key, ...listed(spellings, key)].flatMap((name) => [name, ...listed(joinedAndApart, name)])),
];

/** Other names, narrower words, shades and colours of any of the names. */
const kinOfAny = (names: readonly string[]): string[] =>
  names.flatMap((name) => [kinOf, narrower, shadesOf, colourOf].flatMap((list) => [...listed(list, name)]));

const wordsIn = (name: string): Phrase => name.split(' ');

/** Joins words as in the lists: in the singular, separated by spaces. */
export const singularOf = (words: Phrase): string => words.map(singular).join(' ');

function singular(word: string): string {
  if (word === 'scarves') return 'scarf';
  if (word.length <= 3) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

type List = ReadonlyMap<string, readonly string[]>;
const listed = (list: List, name: string) => list.get(name) ?? [];

/** Maps each name to the other names of its groups. */
function othersIn(groups: readonly (readonly string[])[]): List {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    const names = group.map((name) => singularOf(name.split(' ')));
    for (const name of names)
      others.set(name, [...(others.get(name) ?? []), ...names.filter((other) => other !== name)]);
  }
  return others;
}

const lists = (given: Readonly<Record<string, readonly string[]>>): List =>
  new Map(
    Object.entries(given).map(([name, others]) => [
      singular(name),
      others.map((other) => singularOf(other.split(' '))),
    ]),
  );

const spellings = othersIn(SPELLINGS);
const joinedAndApart = othersIn(COMPOUNDS.map((apart) => [apart, apart.replaceAll(' ', '')]));
const kinOf = othersIn(KINSHIP);
const narrower = lists(NARROWER);
const shadesOf = lists(COLOURS);
/** Maps each shade that only means a colour to its colours. */
const colourOf: List = new Map(
  [...SHADES_ALONE].map((shade) => [
    shade,
    [...shadesOf].flatMap(([colour, shades]) => (shades.includes(shade) ? [colour] : [])),
  ]),
);

const known = new Set(
  [spellings, joinedAndApart, kinOf, narrower, shadesOf].flatMap((list) => [
    ...list.keys(),
    ...[...list.values()].flat(),
  ]),
);

/** Whether the lists contain a name, given in the singular. */
const isKnown = (name: string): boolean => known.has(name);

export const isEnglishWord = (word: string): boolean =>
  EVERYDAY.has(word) || FILLERS.has(word) || isEnglish(word) || isKnown(singular(word));

/** Whether a word is known to be English or foreign, so that it needs no correction. */
export const isRight = (word: string): boolean => isEnglishWord(word) || meaningIn(word) !== undefined;

/** Single words of the lists: possible corrections, besides the words of products. */
export const knownWords: readonly string[] = [...known].filter((name) => !name.includes(' '));
