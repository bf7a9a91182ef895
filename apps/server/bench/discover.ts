import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/db/client.ts';
import { storeSuggestions } from '../src/suggestions/personal-suggestions.ts';
import { personIdOf } from './requests.ts';

/** Milliseconds that the database takes to compute the suggestions of one person: median and maximum. */
export async function suggestionTimes(url: string) {
  const { db, close } = await openDatabase({ url, dataDir: '' });
  const times: number[] = [];
  for (let number = 0; number < 60; number += 1) {
    const begun = performance.now();
    await storeSuggestions(db, personIdOf(number), Date.now());
    times.push(performance.now() - begun);
  }
  await db.execute(sql`delete from personal_suggestions`);
  await close();
  const sorted = times.slice(10).toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 };
}
