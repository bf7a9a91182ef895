import { type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../kernel/domain-error.ts';

/** End of a page of a list from new to old: a time, as the database writes it, and an id. */
export interface Place {
  at: string;
  id: string;
}

const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at}|${id}`).toString('base64url');

/** Parses a cursor. Throws `invalid_request` if it is not one of ours. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|');
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:?\d\d)?$/.test(at) || !/^[\w.:-]{1,64}$/.test(id))
    throw new DomainError('invalid_request');
  return { at, id };
}

/** Condition: an item with this time and id comes after the place. */
export const isBehind = (place: Place | undefined, at: SQL, id: SQL): SQL =>
  place ? sql`(${at}, ${id}) < (${place.at}::timestamptz, ${place.id})` : sql`true`;

/** `rows` has one row more than `limit` if there is a next page. */
export function pageOf<Row extends Place>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, ...(rows.length > limit && last ? { nextCursor: cursorOf(last) } : {}) };
}
