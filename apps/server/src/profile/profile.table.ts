import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { media } from '../media/media.table.ts';
import { ofPerson } from '../people/people.table.ts';

/** Details of people besides name and bio. People without any have no row. */
export const profiles = pgTable(
  'profiles',
  {
    personId: ofPerson().primaryKey(),
    pictureId: text('picture_id').references(() => media.id, { onDelete: 'set null' }),
    coverId: text('cover_id').references(() => media.id, { onDelete: 'set null' }),
    birthday: date(),
    gender: text(),
    country: text(),
    emailVerified: boolean('email_verified').notNull().default(false),
    pendingEmail: text('pending_email'),
  },
  (table) => [
    index('profiles_picture').on(table.pictureId).where(sql`${table.pictureId} is not null`),
    index('profiles_cover').on(table.coverId).where(sql`${table.coverId} is not null`),
    index('profiles_pending_email')
      .on(sql`lower(${table.pendingEmail})`)
      .where(sql`${table.pendingEmail} is not null`),
  ],
);
