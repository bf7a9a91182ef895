import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../src/db/client.ts';
import { postLinks } from '../src/post-links/post-links.table.ts';
import { posts } from '../src/posts/posts.table.ts';
import { pageHashOf } from '../src/user-links/page-of-link.rules.ts';
import {
  linkListEntries,
  linkLists,
  linkOpenings,
  userLinkPosts,
  userLinks,
} from '../src/user-links/user-links.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { demoIds } from './demo-ids.ts';
import { inChunks } from './in-chunks.ts';
import { demoSocial } from './posts.ts';
import { randomOf } from './random.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Names of lists; the last one of each person is private. */
const LISTS = [
  ['Worn every week', 'For the flat', 'Birthday, maybe'],
  ['Always in my bag', 'Autumn coats', 'Saving up for'],
  ['Small luxuries', 'On the road', 'Presents'],
];
/** Number of links from which on a person has lists. */
const ENOUGH = 6;
/** Number of pinned links that fill a row of cards. */
const PINS = 3;
/** Number of days on which links were opened. */
const DAYS = 14;

interface DemoLink {
  id: string;
  personId: string;
  page: string;
}

/** Plants the links of the demo people out of their posts, and lists of them. Existing ones stay. */
export function readUserLinksSeed(): AreaSeed {
  const { posts: published } = demoSocial();
  const pinned = new Set(
    published.flatMap(({ id, links }) =>
      links.flatMap(({ isPinned }, position) => (isPinned ? [`${id}-${position}`] : [])),
    ),
  );
  return {
    content: [LISTS, ENOUGH, PINS, DAYS, [...pinned]],
    async plant(tx) {
      const ids = await demoIds(tx);
      await plantLinks(tx, [...ids.values()], pinned);
      const links = await tx
        .select({ id: userLinks.id, personId: userLinks.personId, page: userLinks.page })
        .from(userLinks)
        .where(inArray(userLinks.personId, [...ids.values()]))
        .orderBy(userLinks.page);
      const byPerson = Map.groupBy(links, ({ personId }) => personId);
      for (const [username, personId] of ids) await plantLists(tx, username, byPerson.get(personId) ?? []);
      await plantOpenings(tx, links);
    },
  };
}

async function plantLinks(tx: Queries, people: string[], pinned: ReadonlySet<string>) {
  const inPosts = await tx
    .select({
      id: postLinks.id,
      postId: postLinks.postId,
      url: postLinks.url,
      label: postLinks.label,
      preview: postLinks.preview,
      confirmedAccurate: postLinks.confirmedAccurate,
      personId: posts.personId,
      createdAt: posts.createdAt,
    })
    .from(postLinks)
    .innerJoin(posts, eq(posts.id, postLinks.postId))
    .leftJoin(userLinkPosts, eq(userLinkPosts.postLinkId, postLinks.id))
    .where(and(inArray(posts.personId, people), sql`${userLinkPosts.postLinkId} is null`))
    .orderBy(postLinks.id);
  const paged = inPosts.map((link) => ({ ...link, page: pageHashOf(link.url) }));
  const ofPage = Map.groupBy(paged, ({ personId, page }) => `${personId} ${page}`);
  const rows = [...ofPage.values()].flatMap((links) => {
    const [first] = links;
    if (!first) return [];
    const { postId: _, ...row } = first;
    return [{ ...row, isPinned: links.some(({ id }) => pinned.has(id)) }];
  });
  const arranged = [...Map.groupBy(rows, ({ personId }) => personId).values()].flatMap(withPins);
  await inChunks(arranged, (chunk) => tx.insert(userLinks).values(chunk).onConflictDoNothing());
  const held = await tx
    .select({ id: userLinks.id, personId: userLinks.personId, page: userLinks.page })
    .from(userLinks)
    .where(inArray(userLinks.personId, people));
  const idOf = new Map(held.map(({ id, personId, page }) => [`${personId} ${page}`, id]));
  await inChunks(
    paged.flatMap(({ id, postId, personId, page }) => {
      const linkId = idOf.get(`${personId} ${page}`);
      return linkId === undefined ? [] : [{ postLinkId: id, linkId, postId }];
    }),
    (chunk) => tx.insert(userLinkPosts).values(chunk).onConflictDoNothing(),
  );
}

/** Pins links of a person: those that posts pin, and confirmed ones up to a row of cards. */
function withPins<Row extends { isPinned: boolean; confirmedAccurate: boolean | null }>(rows: Row[]) {
  const confirmed = rows.filter(({ isPinned, confirmedAccurate }) => !isPinned && confirmedAccurate);
  const inPosts = rows.filter(({ isPinned }) => isPinned);
  const pins = [...inPosts, ...confirmed.slice(0, Math.max(0, PINS - inPosts.length))];
  return rows.map((row) => ({ ...row, pinnedAt: pins.includes(row) ? pins.indexOf(row) + 1 : null }));
}

async function plantLists(tx: Queries, username: string, links: readonly DemoLink[]) {
  const [first] = links;
  if (!first || links.length < ENOUGH) return;
  const random = randomOf(`lists of ${username}`);
  const names = random.pick(LISTS);
  const now = Date.now();
  const lists = names.map((name, place) => ({
    id: `${username}-list-${place}`,
    personId: first.personId,
    name,
    isPublic: place < names.length - 1,
    createdAt: new Date(now - (place + 2) * DAY),
  }));
  await tx
    .update(userLinks)
    .set({ isAdded: true })
    .where(
      inArray(
        userLinks.id,
        links.map(({ id }) => id),
      ),
    );
  const made = await tx.insert(linkLists).values(lists).onConflictDoNothing().returning({ id: linkLists.id });
  const isMade = new Set(made.map(({ id }) => id));
  const entries = links.map(({ id }, place) => ({
    listId: lists[place % lists.length]?.id ?? '',
    linkId: id,
    addedAt: new Date(now - place * 60_000),
  }));
  await inChunks(
    entries.filter(({ listId }) => isMade.has(listId)),
    (chunk) => tx.insert(linkListEntries).values(chunk).onConflictDoNothing(),
  );
}

async function plantOpenings(tx: Queries, links: readonly DemoLink[]) {
  const now = Date.now();
  await inChunks(
    links.flatMap(({ id }) => {
      const random = randomOf(`openings of ${id}`);
      return Array.from({ length: Math.round(random.between(0, 3)) }, (_, place) => ({
        linkId: id,
        day: new Date(now - ((place * 5) % DAYS) * DAY).toISOString().slice(0, 10),
        place: place % 2 === 0 ? ('post' as const) : ('list' as const),
        openings: Math.round(random.between(1, 18)),
      }));
    }),
    (chunk) => tx.insert(linkOpenings).values(chunk).onConflictDoNothing(),
  );
}
