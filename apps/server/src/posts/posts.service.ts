import type { OnWire, Post, PostsPage } from '@vitrine/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import { nowAndThen } from '../concurrency/now-and-then.ts';
import type { Db, Queries } from '../db/client.ts';
import { preparedValue } from '../db/prepared-value.ts';
import type { Listener } from '../events/event.ts';
import type { Events } from '../events/events.ts';
import { HOUR, MINUTE } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { asDomainError } from '../media/upload-refused.ts';
import type { Uploads } from '../media/uploads.service.ts';
import { coverReported } from '../moderation/reports.service.ts';
import { isBehind, pageOf, placeOf } from '../paging/place.ts';
import { people } from '../people/people.table.ts';
import { createAddressTries } from '../session/address-tries.service.ts';
import { type EditPostNeeds, editPost } from './edit-post.ts';
import { createLikesAndSaves } from './likes-and-saves.ts';
import type { LinksOfPosts } from './links-of-posts.ts';
import { createPostDismissals } from './post-dismissals.ts';
import { postLikes, postSaves, posts } from './posts.table.ts';
import {
  type NewPost,
  POST_PICTURES,
  type PublishPostNeeds,
  publishedAs,
  publishPost,
} from './publish-post.ts';
import type { PostRow, ShownPosts } from './shown-posts.service.ts';

export type Posts = ReturnType<typeof createPosts>;

interface Page {
  cursor?: string | undefined;
  limit: number;
}

export interface PostsOptions extends PublishPostNeeds, EditPostNeeds {
  /** Maximum posts of one person per minute, including deleted ones. */
  mostInAMinute: number;
  events: Events;
  uploads: Pick<Uploads, 'ask' | 'attach'>;
  linksOfPosts: LinksOfPosts;
  shownPosts: ShownPosts;
}

export const postsOf = (personId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${posts} where ${posts.personId} = ${personId})`;

export async function ownerOf(db: Queries, postId: string): Promise<string | undefined> {
  const [found] = await db.select({ owner: posts.personId }).from(posts).where(eq(posts.id, postId));
  return found?.owner;
}

/**
 * Query of (actor_id, person_id, post_id, at): the liker and the owner of a post, and the time of the like,
 * null if there is none. `pairs` is a query of (person_id, thing_id).
 */
export const postLikesNow = (pairs: SQL): SQL => sql`
  select pair.person_id as actor_id, ${posts.personId} as person_id, ${posts.id} as post_id, ${postLikes.createdAt} as at
  from (${pairs}) as pair join ${posts} on ${posts.id} = pair.thing_id
  left join ${postLikes} on ${postLikes.personId} = pair.person_id and ${postLikes.postId} = pair.thing_id`;

export const postsListeners: readonly Listener[] = [coverReported('post', posts)];

export function createPosts(db: Db, { mostInAMinute, events, shownPosts, ...needs }: PostsOptions) {
  const { clock, uploads } = needs;
  const tries = createAddressTries(db, clock, {
    kind: 'post',
    most: mostInAMinute,
    window: MINUTE,
    code: 'too_many_posts',
  });
  const sweepTries = nowAndThen(clock, HOUR, tries.sweep);

  const { columns: shown, from, countOf, maySee, shownTo } = shownPosts;
  const id = sql`${posts.id}`;
  const seenOwner = preparedValue<string | null>(
    db,
    'posts_seen_owner',
    sql`(select ${posts.personId} from ${posts}
      where ${posts.id} = ${sql.placeholder('postId')} and ${maySee(sql.placeholder('viewerId'))})`,
  );

  /** Returns a post. Throws `post_not_found`, also if the viewer or the author blocks the other. */
  async function get(viewerId: string | undefined, postId: string): Promise<OnWire<typeof Post>> {
    const { rows } = await db.execute<PostRow>(sql`
      select ${shown}, '' as at from ${from}
      where ${posts.id} = ${postId} and ${maySee(viewerId)}`);
    const [post] = await shownTo(viewerId, rows);
    if (!post) throw new DomainError('post_not_found');
    return post;
  }

  /** Throws `post_not_found` if the viewer sees no such post. */
  async function ownerSeenBy(viewerId: string | undefined, postId: string): Promise<string> {
    const owner = viewerId === undefined ? await ownerOf(db, postId) : await seenOwner({ viewerId, postId });
    if (!owner) throw new DomainError('post_not_found');
    return owner;
  }

  /** Throws `too_many_posts`. */
  async function countTry(personId: string): Promise<void> {
    await tries.count({ household: personId, site: personId });
    await sweepTries();
  }

  return {
    get,
    ownerSeenBy,
    ownerOf: (postId: string) => ownerOf(db, postId),
    /** Publishes a post. Throws like `publishPost`, and `too_many_posts`. */
    async create(personId: string, given: NewPost, signal?: AbortSignal): Promise<OnWire<typeof Post>> {
      const already = await publishedAs(db, personId, given.clientId);
      if (already) return get(personId, already);
      await countTry(personId);
      return get(personId, await publishPost(db, needs, personId, given, signal));
    },
    countTry,

    async list(
      viewerId: string,
      ownerId: string,
      { cursor, limit }: Page,
    ): Promise<OnWire<typeof PostsPage>> {
      const { rows } = await db.execute<PostRow>(sql`
        select ${shown}, ${posts.createdAt}::text as at
        from ${from}
        where ${posts.personId} = ${ownerId} and ${isBehind(placeOf(cursor), sql`${posts.createdAt}`, id)}
        order by ${posts.createdAt} desc, ${posts.id} desc limit ${limit + 1}`);
      const { page, ...next } = pageOf(rows, limit);
      return { posts: await shownTo(viewerId, page), ...next };
    },

    /** Returns the saved posts that the person may still see, the newest first. */
    async listSaved(personId: string, { cursor, limit }: Page): Promise<OnWire<typeof PostsPage>> {
      // Both columns are from `post_saves`, so that its index finds even distant pages.
      const [since, saved] = [sql`${postSaves.createdAt}`, sql`${postSaves.postId}`];
      const { rows } = await db.execute<PostRow>(sql`
        select ${shown}, ${since}::text as at
        from ${postSaves} join ${posts} on ${posts.id} = ${postSaves.postId}
        join ${people} on ${people.id} = ${posts.personId}
        where ${postSaves.personId} = ${personId} and ${isBehind(placeOf(cursor), since, saved)} and ${maySee(personId)}
        order by ${since} desc, ${saved} desc limit ${limit + 1}`);
      const { page, ...next } = pageOf(rows, limit);
      return { posts: await shownTo(personId, page), ...next };
    },

    /**
     * Returns those of the posts that the viewer may see, the newest first, and no filtered ones.
     *
     * @param ids Query of post ids.
     */
    async listOf(
      viewerId: string | undefined,
      ids: SQL,
      { cursor, limit }: Page,
    ): Promise<OnWire<typeof PostsPage>> {
      const { rows } = await db.execute<PostRow>(sql`
        select ${shown}, ${posts.createdAt}::text as at
        from ${from}
        where ${id} in (${ids}) and not ${posts.filtered} and ${maySee(viewerId)}
          and ${isBehind(placeOf(cursor), sql`${posts.createdAt}`, id)}
        order by ${posts.createdAt} desc, ${posts.id} desc limit ${limit + 1}`);
      const { page, ...next } = pageOf(rows, limit);
      return { posts: await shownTo(viewerId, page), ...next };
    },

    ...createLikesAndSaves(db, { clock, events, countOf, ownerSeenBy }),
    ...createPostDismissals(db, { clock, ownerSeenBy }),

    /** Edits a post. Throws `post_not_found`, `post_not_yours`, `post_changed` and `post_link_invalid`. */
    async update(
      personId: string,
      postId: string,
      edit: Parameters<typeof editPost>[3],
    ): Promise<OnWire<typeof Post>> {
      if ((await ownerSeenBy(personId, postId)) !== personId) throw new DomainError('post_not_yours');
      await editPost(db, needs, postId, edit);
      return get(personId, postId);
    },

    /** Deletes a post, if it still exists. Throws `post_not_yours`. */
    async remove(personId: string, postId: string): Promise<void> {
      const owner = await ownerOf(db, postId);
      if (owner === undefined) return;
      if (owner !== personId) throw new DomainError('post_not_yours');
      await db.delete(posts).where(eq(posts.id, postId));
    },

    /** Returns an address for an upload. Throws the refusals of uploads. */
    async askUpload(
      personId: string,
      { fileType, fileSize }: { fileType: string; fileSize?: number | undefined },
    ) {
      try {
        const { key, url, headers } = await uploads.ask(personId, {
          contentType: fileType,
          fileSize,
          form: POST_PICTURES,
        });
        return { key, uploadUrl: url, headers };
      } catch (error) {
        throw asDomainError(error);
      }
    },
  };
}
