import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Prepares a frequent query of one value, so that its SQL is built and planned once. The returned function
 * takes the values of its named placeholders.
 */
export function preparedValue<T>(db: Db, name: string, value: SQL<T>) {
  const prepared = db
    .select({ value: value.as('value') })
    .from(sql`(values (1)) as one`)
    .prepare(name);
  return async (given: Record<string, unknown>): Promise<T> => {
    const [row] = await prepared.execute(given);
    return (row as { value: T }).value;
  };
}
