import { type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../domain-error.ts';

/** Where a page of a list ends that goes from new to old: a moment, as the database writes it, and an id. */
export interface Place {
  at: string;
  id: string;
}

/** A place as clients are given it. */
const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at}|${id}`).toString('base64url');

/** Throws `invalid_request` where no cursor of ours stands. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|');
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:?\d\d)?$/.test(at) || !/^[\w.:-]{1,64}$/.test(id))
    throw new DomainError('invalid_request');
  return { at, id };
}

/** A condition: what has this moment and id stands behind the place. */
export const isBehind = (place: Place | undefined, at: SQL, id: SQL): SQL =>
  place ? sql`(${at}, ${id}) < (${place.at}::timestamptz, ${place.id})` : sql`true`;

/** A page out of rows that were asked for with one more than it has, and where it ends. */
export function pageOf<Row extends Place>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, ...(rows.length > limit && last ? { nextCursor: cursorOf(last) } : {}) };
}
