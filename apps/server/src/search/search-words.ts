import { type SQL, sql } from 'drizzle-orm';
import type { Phrase, Term } from './query-terms.ts';

// The database refuses words of more than 2 kB, and one letter can become eighteen.
const LONGEST_WORD = 80;

/**
 * The words of a query, as the database's search_text makes them of products: without accents, case and apostrophes;
 * all other signs are gaps, and "t shirt" is one word.
 */
export const wordsOf = (query: string): string[] =>
  query
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'`\u00b4\u02bc\u2018\u2019]+/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // Spaces and invisible characters too: PostgreSQL takes none of them for a word.
    .split(/[\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\s\p{C}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD).toWellFormed())
    .join(' ')
    .replace(/(?<![^ ])(?:t|tee) shirt(s?)(?![^ ])/g, 'tshirt$1')
    .split(' ')
    .filter((word) => word !== '');

/** The first characters of a text; not half of one, which the database refuses. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).toWellFormed();

/** What a search looks up, as texts that PostgreSQL reads. */
export interface Lookup {
  /** Words, by their English stems; empty where there are none. */
  words: string;
  /** The same without synonyms. */
  typed: string;
  /** The words with synonyms: these must match a name or a category, not the name of a shop. */
  things: string;
  /** The beginning of a word, in any language; empty where none is looked for. */
  beginning: string;
  /** Words that tell what kind of thing is looked for: products that are such a thing come first. */
  heads: string;
  /** Names of the colours that are looked for, as a regular expression; null where none is. */
  colors: string | null;
}

/** All of the terms as they are typed. */
export const narrowly = (terms: readonly Term[]): Lookup => ({
  ...lookupOf(terms, ({ same }) => same),
  things: '',
});

/** All of the terms, or what else they are called. */
export const widely = (terms: readonly Term[]): Lookup =>
  lookupOf(terms, ({ same, kin }) => [...same, ...kin]);

/** As `widely`, but the last word is only the beginning of one. */
export function begun(terms: readonly Term[]): Lookup | undefined {
  const last = terms.at(-1)?.same[0]?.at(-1);
  if (last === undefined) return undefined;
  const others = widely(terms.slice(0, -1));
  return { ...others, beginning: `'${last}':*`, heads: others.heads || `'${last}'` };
}

function lookupOf(terms: readonly Term[], namesOf: (term: Term) => readonly Phrase[]): Lookup {
  const things = terms.filter(({ shades, isNumber }) => shades === undefined && !isNumber);
  const heads = (things.length > 0 ? things : terms).flatMap((term) =>
    namesOf(term).map((name) => lexemesOf(name, term).at(-1) ?? ''),
  );
  const shades = terms.flatMap((term) => term.shades ?? []);
  return {
    words: allOf(terms, namesOf),
    typed: allOf(terms, ({ same }) => same),
    things: allOf(
      things.filter(({ kin }) => kin.length > 0),
      namesOf,
    ),
    beginning: '',
    heads: [...new Set(heads)].join(' | '),
    colors: shades.length > 0 ? `\\m(${[...new Set(shades)].join('|')})\\M` : null,
  };
}

const allOf = (terms: readonly Term[], namesOf: (term: Term) => readonly Phrase[]) =>
  terms
    .map((term) => {
      const names = namesOf(term).map((name) => lexemesOf(name, term).join(' & '));
      return `(${[...new Set(names)].join(' | ')})`;
    })
    .join(' & ');

/**
 * The words of a name as lexemes. A single typed word may be dropped as a stop word; in quotation marks it is kept:
 * "down" tells which jacket. No word contains quotes or backslashes.
 */
const lexemesOf = (name: Phrase, { same }: Term): string[] =>
  name === same[0] && name.length === 1 ? name.map((word) => `'${word}'`) : name.map((word) => `"${word}"`);

/**
 * What is looked up, in SQL. What English puts anywhere ("for", "the") is asked for only where there is nothing else. It is
 * one AND on purpose: the index skips through that, but not through an OR of all.
 */
export const lookedUp = ({ words, beginning }: { words: SQL; beginning: SQL }): SQL => sql`(
  ${stemmed(words)} && case ${beginning} when '' then ''::tsquery else to_tsquery('simple', ${beginning}) end)`;

/**
 * Turns words and operators into a query of stems. English stop words have no stem and are dropped like punctuation; in
 * quotation marks they are looked up as they are.
 */
export const stemmed = (words: SQL): SQL => sql`(
  select case
    when ${words} = '' then ''::tsquery
    when numnode(stems) = 0 then to_tsquery('simple', translate(${words}, '"', ''''))
    else stems end
  from (
    select to_tsquery('simple', string_agg(
      case
        when part ~ '^[''"]' then coalesce(
          '(' || nullif(to_tsquery('english', translate(part, '"', ''''))::text, '') || ')',
          case when part ~ '^"' then translate(part, '"', '''') else '''-''' end)
        else part
      end, '' order by place)) as stems
    from (
      select match[1] as part, place
      from regexp_matches(${words}, '"[^"]+"|''[^'']+''|[^''"]+', 'g') with ordinality as matches(match, place)
    ) as parts
  ) as read)`;
