import { type CountedHashtag, type OnWire, type PostFeedPage, TRENDING_HASHTAGS_MAX } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { isUnwelcome } from '../moderation/unwelcome.rules.ts';
import { feedPositions } from '../ranked-feeds/ranked-feeds.table.ts';
import { createRankedFeeds, type FeedQuery } from '../ranked-feeds/ranked-feeds.ts';
import { type FollowingPostsNeeds, followingPosts } from './following-posts.ts';
import { hashtagsByUse } from './hashtags-of-posts.ts';
import { type PicturedHashtag, picturesOfHashtag, withPictures } from './pictures-of-hashtags.ts';
import { asRanking, type PostRanking, rankedPosts } from './post-ranking.ts';
import { postHashtags, posts } from './posts.table.ts';
import { readRankedPosts } from './read-ranked-posts.ts';

/** Likes weigh more in what trends than among the posts to discover. */
const DAYS_OF_LIKES = { discover_posts: 1, trending_posts: 4 };

export type PostFeeds = ReturnType<typeof createPostFeeds>;

export interface PostFeedsOptions extends FollowingPostsNeeds {
  clock: Clock;
}

/** Creates the feeds of posts by many people. Filtered posts are in none, and each viewer's own in none. */
export function createPostFeeds(db: Db, { clock, ...needs }: PostFeedsOptions) {
  const ranked = (daysOfLikes: PostRanking['daysOfLikes']) => ({
    ranking: (tx: Parameters<typeof rankedPosts>[0]) => rankedPosts(tx, { now: clock(), daysOfLikes }),
    basis: () => newestPost,
  });
  const isOfFollowed = (viewerId: string) => sql`exists (
    select from (${needs.followedPeople(viewerId)}) as followed where followed.person_id = ${posts.personId})`;
  const discovered = createRankedFeeds(db, {
    clock,
    kinds: { discover_posts: ranked(DAYS_OF_LIKES.discover_posts) },
    read: (range, viewerId) =>
      readRankedPosts(db, needs.shownPosts, range, viewerId, viewerId ? isOfFollowed(viewerId) : undefined),
  });
  const trending = createRankedFeeds(db, {
    clock,
    kinds: { trending_posts: ranked(DAYS_OF_LIKES.trending_posts) },
    read: (range, viewerId) => readRankedPosts(db, needs.shownPosts, range, viewerId),
  });

  const hashtags = createRankedFeeds(db, {
    clock,
    kinds: {
      trending_hashtags: {
        ranking: async (tx) =>
          asRanking((await hashtagsByUse(tx, clock())).filter((name) => !isUnwelcome(name))),
        basis: () => newestPost,
      },
    },
    async read({ snapshotId, after, upTo }, viewerId) {
      const { rows } = await db.execute<PicturedHashtag>(sql`
        select ${feedPositions.thingId} as id, ${feedPositions.thingId} as name,
          (select count(*)::int from ${postHashtags} join ${posts} on ${posts.id} = ${postHashtags.postId}
            where ${postHashtags.name} = ${feedPositions.thingId} and not ${posts.filtered}) as post_count,
          ${picturesOfHashtag(sql`${feedPositions.thingId}`, viewerId)} as pictures
        from ${feedPositions}
        where ${feedPositions.snapshotId} = ${snapshotId} and ${feedPositions.position} > ${after}
          and ${feedPositions.position} <= ${upTo}
        order by ${feedPositions.position}`);
      return withPictures(rows);
    },
  });

  return {
    /** Returns posts to discover; on a page, those of followed people come last, as they are in Following too. */
    async discover(query: FeedQuery, viewerId: string): Promise<OnWire<typeof PostFeedPage>> {
      const { items, ...page } = await discovered.page('discover_posts', null, query, viewerId);
      return { posts: items, ...page };
    },

    async trending(query: FeedQuery, viewerId?: string): Promise<OnWire<typeof PostFeedPage>> {
      const { items, ...page } = await trending.page('trending_posts', null, query, viewerId);
      return { posts: items, ...page };
    },

    /** Returns the hashtags that many people use now. */
    trendingHashtags: async (viewerId?: string): Promise<OnWire<typeof CountedHashtag>[]> =>
      (await hashtags.page('trending_hashtags', null, { page: 1, limit: TRENDING_HASHTAGS_MAX }, viewerId))
        .items,

    following: (personId: string, query: Parameters<typeof followingPosts>[3]) =>
      followingPosts(db, needs, personId, query),
  };
}

/** Changes with every new post; what is liked counts at the next regular ranking. */
const newestPost = sql<string>`coalesce(
  (select ${posts.id} from ${posts} order by ${posts.createdAt} desc, ${posts.id} desc limit 1), '')`;
