import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofPerson } from '../people/people.table.ts';

/** People with an open stream, by instance. Instances renew their rows; an ended one leaves rows that expire. */
export const presence = pgTable(
  'presence',
  {
    personId: ofPerson(),
    instance: text().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.instance] }),
    index('presence_until').on(table.until),
  ],
);

/** People who have set whether others see that they are online. */
export const visibilities = pgTable('visibilities', {
  personId: ofPerson().primaryKey(),
  showOnline: boolean('show_online').notNull(),
});
