import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** One value, asked for often: its text is made once, and planned once by the database. Placeholders take their values by name. */
export function preparedValue<T>(db: Db, name: string, value: SQL<T>) {
  const prepared = db
    .select({ value: value.as('value') })
    .from(sql`(values (1)) as one`)
    .prepare(name);
  return async (given: Record<string, unknown>): Promise<T> => {
    const [row] = await prepared.execute(given);
    // One row always comes, as it is asked for one.
    return (row as { value: T }).value;
  };
}
