import {
  isBlankText,
  LINK_LISTS_MAX,
  type LinkList,
  type LinkPreview,
  type OnWire,
  type UserLink,
  type UserLinksPage,
} from '@vitrine/api';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { isBehind, type Place, pageOf, placeOf } from '../paging/place.ts';
import { people } from '../people/people.table.ts';
import type { ProductLinks } from '../product-links/product-links.service.ts';
import { isShown, type ShownLinks } from './shown-links.ts';
import { linkListEntries, linkLists, userLinks } from './user-links.table.ts';

/** Number of pictures on the card of a list, and of its newest links among which they are. */
const PICTURES = 3;
const LOOKED_AT = 9;

type Row = typeof linkLists.$inferSelect;

/** Number of shown links in a list. Links in lists count as added, so the others are those that were deleted. */
const numberIn = (listId: SQL): SQL<number> => sql<number>`(
  (select count(*) from ${linkListEntries} as entry where entry.list_id = ${listId})
  - (select count(*) from ${linkLists} as its
      join ${userLinks} as gone on gone.person_id = its.person_id and gone.deleted_at is not null
      join ${linkListEntries} as entry on entry.list_id = its.id and entry.link_id = gone.id
      where its.id = ${listId}))::int`;

/** `previews`: those of its newest links. */
const onWire = (
  { id, name, isPublic }: Row,
  number: number,
  previews: readonly (OnWire<typeof LinkPreview> | null | undefined)[],
): OnWire<typeof LinkList> => ({
  id,
  name,
  is_public: isPublic,
  item_count: number,
  pictures: previews
    .slice(0, LOOKED_AT)
    .flatMap((preview) => preview?.productData?.image_url ?? [])
    .slice(0, PICTURES),
});

export type LinkLists = ReturnType<typeof createLinkLists>;

export interface LinkListsOptions {
  clock: Clock;
  shown: ShownLinks;
  productLinks: Pick<ProductLinks, 'known'>;
}

/** Creates the service for lists of links, one's own and those of others. */
export function createLinkLists(db: Db, { clock, shown, productLinks }: LinkListsOptions) {
  const isTheirs = (personId: string, id: string): SQL | undefined =>
    and(eq(linkLists.personId, personId), eq(linkLists.id, id));

  /** Returns the id of a person whom the viewer may see. Throws `links_not_found` and `links_hidden`. */
  async function seen(viewerId: string, username: string): Promise<string> {
    const [person] = await db
      .select({ id: people.id, apart: areApart(viewerId, sql`${people.id}`) })
      .from(people)
      .where(eq(people.username, username.replace(/^@/, '').toLowerCase()));
    if (!person) throw new DomainError('links_not_found');
    if (person.apart) throw new DomainError('links_hidden');
    return person.id;
  }

  async function shownLists(rows: readonly Row[]): Promise<OnWire<typeof LinkList>[]> {
    if (rows.length === 0) return [];
    const ids = sql.param(rows.map(({ id }) => id));
    const { rows: found } = await db.execute<{ list_id: string; number: number; urls: string[] }>(sql`
      select list.id as list_id, ${numberIn(sql`list.id`)} as number,
        array(select ${userLinks.url} from ${linkListEntries}
          join ${userLinks} on ${userLinks.id} = ${linkListEntries.linkId}
          where ${linkListEntries.listId} = list.id and ${isShown}
          order by ${linkListEntries.addedAt} desc, ${linkListEntries.linkId} desc limit ${LOOKED_AT}) as urls
      from unnest(${ids}::text[]) as list(id)`);
    const toldOf = new Map(found.map((list) => [list.list_id, list]));
    const known = await productLinks.known(found.flatMap(({ urls }) => urls));
    return rows.map((row) => {
      const { number = 0, urls = [] } = toldOf.get(row.id) ?? {};
      return onWire(
        row,
        number,
        urls.map((url) => known.get(url)),
      );
    });
  }

  /** Returns a list whose newest links are known. */
  async function shownWith(row: Row, links: readonly OnWire<typeof UserLink>[]) {
    const counted = await db.execute<{ number: number }>(
      sql`select ${numberIn(sql`${row.id}::text`)} as number`,
    );
    return onWire(
      row,
      counted.rows[0]?.number ?? 0,
      links.map(({ metadata }) => metadata),
    );
  }

  async function shownOne(row: Row | undefined): Promise<OnWire<typeof LinkList>> {
    if (!row) throw new DomainError('link_list_not_found');
    const [list] = await shownLists([row]);
    return list as OnWire<typeof LinkList>;
  }

  const entriesOf = (listId: string, place: Place | undefined, limit: number) =>
    db
      .select({ ...getTableColumns(userLinks), at: sql<string>`${linkListEntries.addedAt}::text` })
      .from(linkListEntries)
      .innerJoin(userLinks, eq(userLinks.id, linkListEntries.linkId))
      .where(
        and(
          eq(linkListEntries.listId, listId),
          isBehind(place, sql`${linkListEntries.addedAt}`, sql`${linkListEntries.linkId}`),
          isShown,
        ),
      )
      .orderBy(desc(linkListEntries.addedAt), desc(linkListEntries.linkId))
      .limit(limit + 1);

  /** A link in several public lists comes once, at its latest place. Of each list, one page is read. */
  function publicLinksOf(personId: string, place: Place | undefined, limit: number) {
    // One value, so that the index finds the row.
    const isLatest = sql`not coalesce((
      select true from ${linkListEntries} as later join ${linkLists} as its on its.id = later.list_id
      where later.link_id = ${linkListEntries.linkId} and its.person_id = ${personId} and its.is_public
        and (later.added_at, later.list_id) > (${linkListEntries.addedAt}, ${linkListEntries.listId})
      limit 1), false)`;
    const newest = db
      .select({ ...getTableColumns(userLinks), addedAt: linkListEntries.addedAt })
      .from(linkListEntries)
      .innerJoin(userLinks, eq(userLinks.id, linkListEntries.linkId))
      .where(
        and(
          eq(linkListEntries.listId, linkLists.id),
          isBehind(place, sql`${linkListEntries.addedAt}`, sql`${linkListEntries.linkId}`),
          isShown,
          isLatest,
        ),
      )
      .orderBy(desc(linkListEntries.addedAt), desc(linkListEntries.linkId))
      .limit(limit + 1)
      .as('newest');
    const { addedAt, ...columns } = newest._.selectedFields;
    return db
      .select({ ...columns, at: sql<string>`${addedAt}::text` })
      .from(linkLists)
      .crossJoinLateral(newest)
      .where(and(eq(linkLists.personId, personId), linkLists.isPublic))
      .orderBy(desc(addedAt), desc(newest.id))
      .limit(limit + 1);
  }

  const nameOf = (given: string): string => {
    const name = given.trim();
    if (isBlankText(name)) throw new DomainError('link_list_name_missing');
    return name;
  };

  async function refuseTooMany(tx: Queries, personId: string): Promise<void> {
    // Locked, because two parallel requests would both find the last free place.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`link lists ${personId}`}, 0))`);
    if ((await tx.$count(linkLists, eq(linkLists.personId, personId))) >= LINK_LISTS_MAX)
      throw new DomainError('too_many_link_lists');
  }

  return {
    /** Returns the lists of a person that the viewer may see, the newest first. */
    async of(viewerId: string, username: string): Promise<OnWire<typeof LinkList>[]> {
      const personId = await seen(viewerId, username);
      const isVisible = personId === viewerId ? undefined : linkLists.isPublic;
      const rows = await db
        .select()
        .from(linkLists)
        .where(and(eq(linkLists.personId, personId), isVisible))
        .orderBy(desc(linkLists.createdAt), desc(linkLists.id));
      return shownLists(rows);
    },

    /**
     * Returns a page of the links in a list, or in all public lists of a person. Throws `links_not_found` if
     * there is no such list for the viewer, and `links_hidden`.
     */
    async links(
      viewerId: string,
      username: string,
      { listId, cursor, limit }: { listId?: string | undefined; cursor?: string | undefined; limit: number },
    ): Promise<OnWire<typeof UserLinksPage>> {
      const personId = await seen(viewerId, username);
      const place = placeOf(cursor);
      const [list] =
        listId === undefined ? [] : await db.select().from(linkLists).where(isTheirs(personId, listId));
      const isVisible = list ? list.isPublic || personId === viewerId : listId === undefined;
      if (!isVisible) throw new DomainError('links_not_found');
      const rows = await (list ? entriesOf(list.id, place, limit) : publicLinksOf(personId, place, limit));
      if (listId === undefined && rows.length === 0 && !place) throw new DomainError('links_not_found');
      const { page, ...next } = pageOf(rows, limit);
      const links = await shown(page);
      return { links, ...(list && !place ? { list: await shownWith(list, links) } : {}), ...next };
    },

    /** Throws `link_list_name_missing` and `too_many_link_lists`. */
    async make(
      personId: string,
      { name, isPublic }: { name: string; isPublic: boolean },
    ): Promise<OnWire<typeof LinkList>> {
      const called = nameOf(name);
      const row = await db.transaction(async (tx) => {
        await refuseTooMany(tx, personId);
        const [made] = await tx
          .insert(linkLists)
          .values({ id: newId(), personId, name: called, isPublic, createdAt: new Date(clock()) })
          .returning();
        return made;
      });
      return shownOne(row);
    },

    /** Omitted fields stay unchanged. Throws `link_list_not_found` and `link_list_name_missing`. */
    async change(
      personId: string,
      id: string,
      { name, isPublic }: { name?: string | undefined; isPublic?: boolean | undefined },
    ): Promise<OnWire<typeof LinkList>> {
      const set = {
        ...(name === undefined ? {} : { name: nameOf(name) }),
        ...(isPublic === undefined ? {} : { isPublic }),
      };
      const [row] =
        Object.keys(set).length === 0
          ? await db.select().from(linkLists).where(isTheirs(personId, id))
          : await db.update(linkLists).set(set).where(isTheirs(personId, id)).returning();
      return shownOne(row);
    },

    async remove(personId: string, id: string): Promise<void> {
      await db.delete(linkLists).where(isTheirs(personId, id));
    },
  };
}
