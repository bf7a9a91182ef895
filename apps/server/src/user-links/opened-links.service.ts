import { ANALYTICS_LINKS, type DayOfLinks, type OpenedLink } from '@vitrine/api';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isShown } from './shown-links.ts';
import { linkOpenings, userLinks } from './user-links.table.ts';

export type OpenedLinks = ReturnType<typeof createOpenedLinks>;

const inPlace = (place: 'post' | 'list') =>
  sql<number>`coalesce(sum(${linkOpenings.openings}) filter (where ${linkOpenings.place} = ${place}), 0)::int`;

/** Creates the service that tells people how often their links were opened. */
export function createOpenedLinks(db: Db) {
  async function isTheirs(personId: string, linkId: string): Promise<void> {
    const [link] = await db
      .select({ personId: userLinks.personId })
      .from(userLinks)
      .where(eq(userLinks.id, linkId));
    if (!link) throw new DomainError('user_link_not_found');
    if (link.personId !== personId) throw new DomainError('user_link_not_yours');
  }

  return {
    /**
     * Returns the days since one on which a person's links were opened, or one of them, also if they were deleted
     * since. Throws `user_link_not_found` and `user_link_not_yours`.
     */
    async byDay(personId: string, from: string, linkId?: string): Promise<DayOfLinks[]> {
      if (linkId !== undefined) await isTheirs(personId, linkId);
      return db
        .select({ day: linkOpenings.day, post: inPlace('post'), list: inPlace('list') })
        .from(linkOpenings)
        .innerJoin(userLinks, eq(userLinks.id, linkOpenings.linkId))
        .where(
          and(
            eq(userLinks.personId, personId),
            gte(linkOpenings.day, from),
            linkId === undefined ? undefined : eq(userLinks.id, linkId),
          ),
        )
        .groupBy(linkOpenings.day);
    },

    /** Returns the links that were opened most since a day. */
    async most(personId: string, from: string): Promise<OpenedLink[]> {
      const openings = sql<number>`sum(${linkOpenings.openings})::int`;
      return db
        .select({ id: userLinks.id, label: userLinks.label, url: userLinks.url, openings })
        .from(userLinks)
        .innerJoin(linkOpenings, eq(linkOpenings.linkId, userLinks.id))
        .where(and(eq(userLinks.personId, personId), isShown, gte(linkOpenings.day, from)))
        .groupBy(userLinks.id)
        .orderBy(desc(openings), userLinks.id)
        .limit(ANALYTICS_LINKS);
    },
  };
}
