import type { OnWire, Post } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { feedPositions } from '../ranked-feeds/ranked-feeds.table.ts';
import type { PositionRange } from '../ranked-feeds/ranked-feeds.ts';
import { postDismissals, postHashtags, posts } from './posts.table.ts';
import type { PostRow, ShownPosts } from './shown-posts.service.ts';

/** Newest dismissals of a person that have an effect on other posts. */
const DISMISSALS_COUNT = 200;

interface Row extends PostRow {
  /** Author or hashtag of which the viewer wants to see fewer posts; null if there is none. */
  unwanted: string | null;
  /** Whether one post of it is enough. */
  isOnce: boolean;
}

/**
 * Reads the posts of a range of a ranking as the viewer sees them, without own and filtered ones. Posts by
 * authors of dismissed posts, or with their hashtags, come last; of each author, and of each hashtag that was
 * dismissed twice, at most one.
 *
 * @param behind Condition of posts that come behind the others of the range.
 */
export async function readRankedPosts(
  db: Db,
  { columns, from, maySee, shownTo }: ShownPosts,
  { snapshotId, after, upTo }: PositionRange,
  viewerId: string | undefined,
  behind?: SQL,
): Promise<OnWire<typeof Post>[]> {
  const { dismissals, wanted, joined, isShown } = viewerId === undefined ? forGuests : forViewer(viewerId);
  const { rows } = await db.execute<Row>(sql`
    ${dismissals} select ${columns}, '' as at, ${wanted}
    from ${feedPositions} join ${from} on ${posts.id} = ${feedPositions.thingId} ${joined}
    where ${feedPositions.snapshotId} = ${snapshotId} and ${feedPositions.position} > ${after}
      and ${feedPositions.position} <= ${upTo} and not ${posts.filtered} and ${maySee(viewerId)} and ${isShown}
    order by ${behind ? sql`${behind},` : sql``} ${feedPositions.position}`);
  return shownTo(viewerId, unwantedLast(rows));
}

type Parts = Record<'dismissals' | 'wanted' | 'joined' | 'isShown', SQL>;

const forGuests: Parts = {
  dismissals: sql``,
  wanted: sql`null as unwanted, false as "isOnce"`,
  joined: sql``,
  isShown: sql`true`,
};

const forViewer = (viewerId: string): Parts => ({
  dismissals: sql`with dismissed as materialized (
    select ${posts.id} as id, ${posts.personId} as author
    from ${postDismissals} join ${posts} on ${posts.id} = ${postDismissals.postId}
    where ${postDismissals.personId} = ${viewerId}
    order by ${postDismissals.createdAt} desc limit ${DISMISSALS_COUNT}
  ), tags as materialized (
    select ${postHashtags.name} as name, count(*) as times
    from ${postHashtags} join dismissed on dismissed.id = ${postHashtags.postId} group by 1
  )`,
  wanted: sql`
    case when ${posts.personId} in (select author from dismissed) then '@' || ${posts.personId}
      else '#' || tag.name end as unwanted,
    ${posts.personId} in (select author from dismissed) or tag.times > 1 as "isOnce"`,
  joined: sql`left join lateral (
    select tags.name, tags.times from ${postHashtags} join tags on tags.name = ${postHashtags.name}
    where ${postHashtags.postId} = ${posts.id} order by tags.times desc limit 1) as tag on true`,
  isShown: sql`${posts.personId} <> ${viewerId} and not exists (select from ${postDismissals}
    where ${postDismissals.personId} = ${viewerId} and ${postDismissals.postId} = ${posts.id})`,
});

function unwantedLast(rows: readonly Row[]): PostRow[] {
  const had = new Set<string>();
  const last = rows.filter(({ unwanted, isOnce }) => {
    if (unwanted === null) return false;
    const isMore = isOnce && had.has(unwanted);
    had.add(unwanted);
    return !isMore;
  });
  return [...rows.filter(({ unwanted }) => unwanted === null), ...last].map(
    ({ unwanted: _, isOnce: __, ...post }) => post as PostRow,
  );
}
