import { sql } from 'drizzle-orm';
import { distance } from 'fastest-levenshtein';
import type { Queries } from '../db/client.ts';

/** Words of one query that are looked up in the vocabulary at most. */
const WORDS_READ = 8;
/** Words of the vocabulary that are compared with a misspelt one, letter by letter. */
const ALIKE_READ = 24;

/** How many slips of the keyboard a word of this length is forgiven. */
const forgivenSlips = (word: string) => (word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3);

/**
 * What may have been meant by words that found too little: for each word the nearest spellings in the vocabulary. Words that
 * products have stay as they are; words that resemble nothing are left out.
 */
export async function spellingsOf(db: Queries, words: readonly string[]): Promise<string[][]> {
  const { rows } = await db.execute<{ word: string; alike: string[] }>(sql`
    select asked.word, array(
      select word from search_vocabulary
      where word % asked.word
      order by similarity(word, asked.word) desc, word limit ${ALIKE_READ}
    ) as alike
    from unnest(${sql.param(words.slice(0, WORDS_READ))}::text[]) with ordinality as asked(word, place)
    order by place`);
  return rows
    .map(({ word, alike }) =>
      isNoWordToMisspell(word) || alike.includes(word) ? [word] : nearest(word, alike),
    )
    .filter((spellings) => spellings.length > 0);
}

// Short words and numbers are not in the vocabulary.
const isNoWordToMisspell = (word: string) => word.length < 3 || /^\d+$/.test(word);

/** The words with the fewest slips, if these are few enough to forgive. */
function nearest(word: string, alike: readonly string[]): string[] {
  const slips = alike.map((other) => distance(word, other));
  const fewest = Math.min(...slips);
  return fewest > forgivenSlips(word) ? [] : alike.filter((_, index) => slips[index] === fewest);
}
