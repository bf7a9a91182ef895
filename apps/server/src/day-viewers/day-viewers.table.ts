import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** Salt of a day, without which hashes of viewers tell nothing; deleted when the day is over. */
export const daySalts = pgTable('opening_salts', { day: date().primaryKey(), salt: text().notNull() });
