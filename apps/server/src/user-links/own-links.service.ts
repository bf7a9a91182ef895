import {
  isBlankText,
  isPostLink,
  type OnWire,
  PINNED_LINKS_MAX,
  USER_LINKS_MAX,
  type UserLink,
  type UserLinksPage,
  visibleText,
} from '@vitrine/api';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { siteOf } from '../outbound/web-address.ts';
import { isBehind, pageOf, placeOf } from '../paging/place.ts';
import { lockLinksOf } from './links-lock.ts';
import { pageHashOf } from './page-of-link.rules.ts';
import { brought, isShown, ownColumns, type ShownLinks } from './shown-links.ts';
import { linkListEntries, linkLists, userLinkPosts, userLinks } from './user-links.table.ts';

export type OwnLinks = ReturnType<typeof createOwnLinks>;

export interface OwnLinksOptions {
  clock: Clock;
  shown: ShownLinks;
  /** Whether a person has a paid plan. Never called in a transaction. */
  isPro(personId: string): Promise<boolean>;
}

/** Creates the service for the links of the person who asks. */
export function createOwnLinks(db: Db, { clock, shown, isPro }: OwnLinksOptions) {
  const isTheirs = (personId: string, id: string): SQL | undefined =>
    and(eq(userLinks.personId, personId), eq(userLinks.id, id));

  /** Never called in a transaction: previews are read over another connection. */
  async function shownOne(id: string): Promise<OnWire<typeof UserLink>> {
    const [link] = await shown(
      await db
        .select(ownColumns)
        .from(userLinks)
        .where(and(eq(userLinks.id, id), isShown)),
    );
    if (!link) throw new DomainError('user_link_not_found');
    return link;
  }

  /**
   * Returns a link of the person, also a deleted one, by its id or that of the link in a post. Throws
   * `user_link_not_found` and `user_link_not_yours`.
   */
  async function theirs(queries: Queries, personId: string, id: string) {
    const inPost = queries
      .select({ id: userLinkPosts.linkId })
      .from(userLinkPosts)
      .where(eq(userLinkPosts.postLinkId, id));
    // One value, so that the primary key finds the row.
    const [link] = await queries
      .select()
      .from(userLinks)
      .where(eq(userLinks.id, sql`coalesce((${inPost}), ${id})`));
    if (!link) throw new DomainError('user_link_not_found');
    if (link.personId !== personId) throw new DomainError('user_link_not_yours');
    return link;
  }

  const pinnedOf = (personId: string): SQL | undefined =>
    and(eq(userLinks.personId, personId), isNotNull(userLinks.pinnedAt), isShown);

  async function pinsOf(tx: Queries, personId: string): Promise<{ number: number; last: number }> {
    const [pins] = await tx
      .select({ number: count(), last: sql<number>`coalesce(max(${userLinks.pinnedAt}), 0)::int` })
      .from(userLinks)
      .where(pinnedOf(personId));
    return pins ?? { number: 0, last: 0 };
  }

  /** Returns the pin of a link whose deletion is undone: after the others, or none if there is no room. */
  async function pinAfterReturn(
    tx: Queries,
    { personId, pinnedAt, deletedAt }: typeof userLinks.$inferSelect,
  ): Promise<{ pinnedAt?: number | null }> {
    if (pinnedAt === null || deletedAt === null) return {};
    const { number, last } = await pinsOf(tx, personId);
    return { pinnedAt: number < PINNED_LINKS_MAX ? last + 1 : null };
  }

  return {
    /** Returns a page of links: pinned ones come with the first, the others from new to old. */
    async list(
      personId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<OnWire<typeof UserLinksPage>> {
      const place = placeOf(cursor);
      const pinned = place
        ? []
        : await db
            .select(ownColumns)
            .from(userLinks)
            .where(pinnedOf(personId))
            .orderBy(asc(userLinks.pinnedAt), asc(userLinks.id));
      const rows = await db
        .select({ ...ownColumns, at: sql<string>`${userLinks.createdAt}::text` })
        .from(userLinks)
        .where(
          and(
            eq(userLinks.personId, personId),
            isNull(userLinks.pinnedAt),
            isShown,
            isBehind(place, sql`${userLinks.createdAt}`, sql`${userLinks.id}`),
          ),
        )
        .orderBy(desc(userLinks.createdAt), desc(userLinks.id))
        .limit(limit + 1);
      const { page, ...next } = pageOf(rows, limit);
      return { links: await shown([...pinned, ...page]), ...next };
    },

    /** Returns these links, without others' and deleted ones. */
    async some(personId: string, ids: readonly string[]): Promise<OnWire<typeof UserLinksPage>> {
      const rows = await db
        .select(ownColumns)
        .from(userLinks)
        .where(and(eq(userLinks.personId, personId), isShown, inArray(userLinks.id, ids)));
      return { links: await shown(rows) };
    },

    /** Adds a link; without a label, its site is the label. Throws `user_link_invalid` and `too_many_user_links`. */
    async add(
      personId: string,
      given: { url: string; label?: string | undefined },
    ): Promise<OnWire<typeof UserLink>> {
      const url = given.url.trim();
      if (!isPostLink(url)) throw new DomainError('user_link_invalid');
      const label = visibleText(given.label ?? '') || undefined;
      const page = pageHashOf(url);
      const id = await db.transaction(async (tx) => {
        await lockLinksOf(tx, personId);
        const others = and(eq(userLinks.personId, personId), isShown, sql`${userLinks.page} <> ${page}`);
        if ((await tx.$count(userLinks, others)) >= USER_LINKS_MAX)
          throw new DomainError('too_many_user_links');
        const [row] = await tx
          .insert(userLinks)
          .values({
            id: newId(),
            personId,
            page,
            url,
            label: label || siteOf(url),
            isLabelled: Boolean(label),
            isAdded: true,
            createdAt: new Date(clock()),
          })
          .onConflictDoUpdate({
            target: [userLinks.personId, userLinks.page],
            set: { ...brought, isAdded: true, ...(label ? { label, isLabelled: true } : {}) },
          })
          .returning({ id: userLinks.id });
        return row?.id ?? '';
      });
      return shownOne(id);
    },

    /** Throws `user_link_label_missing` and `user_link_not_found`. */
    async rename(personId: string, id: string, given: string): Promise<OnWire<typeof UserLink>> {
      const label = given.trim();
      if (isBlankText(label)) throw new DomainError('user_link_label_missing');
      const link = await theirs(db, personId, id);
      // A deleted link keeps its label, which an undo brings back.
      await db
        .update(userLinks)
        .set({ label, isLabelled: true })
        .where(and(eq(userLinks.id, link.id), isShown));
      return shownOne(link.id);
    },

    /** Throws `user_link_not_yours`; a link that is not there is no error. */
    async remove(personId: string, id: string): Promise<void> {
      const [removed] = await db
        .update(userLinks)
        .set({
          deletedAt: sql`coalesce(${userLinks.deletedAt}, ${new Date(clock()).toISOString()}::timestamptz)`,
        })
        .where(isTheirs(personId, id))
        .returning({ id: userLinks.id });
      if (!removed && (await db.$count(userLinks, eq(userLinks.id, id))) > 0)
        throw new DomainError('user_link_not_yours');
    },

    /** Undoes a deletion, lists included, and the pin if there is room for it. Throws `user_link_not_found`. */
    async restore(personId: string, id: string): Promise<OnWire<typeof UserLink>> {
      const linkId = await db.transaction(async (tx) => {
        await lockLinksOf(tx, personId);
        const link = await theirs(tx, personId, id);
        await tx
          .update(userLinks)
          .set({ deletedAt: null, ...(await pinAfterReturn(tx, link)) })
          .where(eq(userLinks.id, link.id));
        return link.id;
      });
      return shownOne(linkId);
    },

    /**
     * Pins a link after the other pinned ones, or unpins it. The id may be that of the link in a post. Throws
     * `user_link_not_found`, `user_link_not_yours`, `plan_required` and `too_many_pinned_links`.
     */
    async pin(personId: string, id: string, isPinned: boolean): Promise<OnWire<typeof UserLink>> {
      const mayPin = isPinned && (await isPro(personId));
      const linkId = await db.transaction(async (tx) => {
        await lockLinksOf(tx, personId);
        const link = await theirs(tx, personId, id);
        const isPinnedNow = link.pinnedAt !== null && link.deletedAt === null;
        if (isPinned === isPinnedNow) return link.id;
        if (isPinned && !mayPin) throw new DomainError('plan_required');
        const { number, last } = await pinsOf(tx, personId);
        if (isPinned && number >= PINNED_LINKS_MAX) throw new DomainError('too_many_pinned_links');
        // A link that was deleted from the list, and is pinned in its post, is wanted again.
        await tx
          .update(userLinks)
          .set(isPinned ? { pinnedAt: last + 1, deletedAt: null } : { pinnedAt: null })
          .where(eq(userLinks.id, link.id));
        return link.id;
      });
      return shownOne(linkId);
    },

    /** Arranges the pinned links, and returns their ids in the order that holds now. */
    arrange: (personId: string, ids: readonly string[]): Promise<string[]> =>
      db.transaction(async (tx) => {
        await lockLinksOf(tx, personId);
        const rows = await tx
          .select({ id: userLinks.id })
          .from(userLinks)
          .where(pinnedOf(personId))
          .orderBy(asc(userLinks.pinnedAt), asc(userLinks.id));
        const pinned = rows.map(({ id }) => id);
        const named = [...new Set(ids)].filter((id) => pinned.includes(id));
        const order = [...named, ...pinned.filter((id) => !named.includes(id))];
        await tx.execute(sql`
          update ${userLinks} set pinned_at = arranged.place
          from unnest(${sql.param(order)}::text[]) with ordinality as arranged(id, place)
          where ${userLinks.id} = arranged.id`);
        return order;
      }),

    /**
     * Puts a link into lists and takes it out of others. Throws `user_link_not_found`, and
     * `link_list_not_found` if a list to put it into is not theirs.
     */
    async sort(
      personId: string,
      id: string,
      {
        add = [],
        remove = [],
      }: { add?: readonly string[] | undefined; remove?: readonly string[] | undefined },
    ): Promise<OnWire<typeof UserLink>> {
      const linkId = await db.transaction(async (tx) => {
        await lockLinksOf(tx, personId);
        const link = await theirs(tx, personId, id);
        if (link.deletedAt !== null) throw new DomainError('user_link_not_found');
        const lists = await tx
          .select({ id: linkLists.id })
          .from(linkLists)
          .where(and(eq(linkLists.personId, personId), inArray(linkLists.id, [...add, ...remove, ''])))
          .for('share');
        const isList = (listId: string) => lists.some((list) => list.id === listId);
        if (!add.every(isList)) throw new DomainError('link_list_not_found');
        const left = remove.filter(isList);
        if (left.length > 0)
          await tx
            .delete(linkListEntries)
            .where(and(eq(linkListEntries.linkId, link.id), inArray(linkListEntries.listId, left)));
        if (add.length > 0) {
          const addedAt = new Date(clock());
          await tx
            .insert(linkListEntries)
            .values([...new Set(add)].map((listId) => ({ listId, linkId: link.id, addedAt })))
            .onConflictDoNothing();
          await tx.update(userLinks).set({ isAdded: true }).where(eq(userLinks.id, link.id));
        }
        return link.id;
      });
      return shownOne(linkId);
    },
  };
}
