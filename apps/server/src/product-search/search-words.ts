import { type SQL, sql } from 'drizzle-orm';
import type { Phrase, Term } from './query-terms.ts';

/** The database refuses half a surrogate pair, so none is left at the cut. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).toWellFormed();

/** Lookup of a search, as texts for PostgreSQL. */
export interface Lookup {
  /** Words, matched by their English stems; empty if there are none. */
  words: string;
  /** Like `words`, but without synonyms. */
  typed: string;
  /** Words with synonyms that a product's name or category must match, unless the product matches `typed`. */
  things: string;
  /** Prefix of a word in any language; empty if there is none. */
  beginning: string;
  /** Words for the kind of thing: products of this kind come first. */
  heads: string;
  /** Names of the wanted colours as a regular expression; null if there are none. */
  colors: string | null;
}

/** Creates a lookup of all terms, without synonyms. */
export const narrowly = (terms: readonly Term[]): Lookup => ({
  ...lookupOf(terms, ({ same }) => same),
  things: '',
});

/** Creates a lookup of all terms, each by its spellings or synonyms. */
export const widely = (terms: readonly Term[]): Lookup =>
  lookupOf(terms, ({ same, kin }) => [...same, ...kin]);

/** Like `widely`, but with the last word as a prefix. */
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
 * A name as lexemes. A single typed word gets single quotes and may be dropped as a stop word. Other words
 * get double quotes and are kept: "down" tells which jacket. No word contains quotes or backslashes.
 */
const lexemesOf = (name: Phrase, { same }: Term): string[] =>
  name === same[0] && name.length === 1 ? name.map((word) => `'${word}'`) : name.map((word) => `"${word}"`);

/**
 * English stop words ("for", "the") count only if there is nothing else. The lookup is one AND on purpose:
 * the index can skip through an AND, but not through an OR.
 */
export const lookedUp = ({ words, beginning }: { words: SQL; beginning: SQL }): SQL => sql`(
  ${stemmed(words)} && case ${beginning} when '' then ''::tsquery else to_tsquery('simple', ${beginning}) end)`;

/**
 * Converts words and operators into a query of stems. English stop words have no stem: in single quotes they
 * are dropped, in double quotes they are looked up as they are.
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
