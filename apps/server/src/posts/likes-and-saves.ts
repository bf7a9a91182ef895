import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import { createMembership, type Membership, type MembershipOptions } from '../memberships/membership.ts';
import { postLikeChanged } from './posts.events.ts';
import { postLikes, postSaves } from './posts.table.ts';
import type { ShownPosts } from './shown-posts.service.ts';

export interface LikesAndSavesOptions {
  clock: Clock;
  events: Events;
  countOf: ShownPosts['countOf'];
  /** Throws `post_not_found` if the viewer sees no such post. */
  ownerSeenBy(viewerId: string, postId: string): Promise<string>;
}

export function createLikesAndSaves(db: Db, { clock, events, countOf, ownerSeenBy }: LikesAndSavesOptions) {
  const membership = (table: typeof postLikes | typeof postSaves, change?: MembershipOptions['change']) =>
    createMembership(db, {
      table,
      person: table.personId,
      thing: table.postId,
      since: table.createdAt,
      unknownThing: 'post_not_found',
      clock,
      ...(change && { change }),
    });
  const likes = membership(postLikes, { events, event: postLikeChanged });
  const saves = membership(postSaves);

  async function countFor(table: typeof postLikes | typeof postSaves, postId: string): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(
      sql`select ${countOf(table, sql`${postId}::text`)} as count`,
    );
    return rows[0]?.count ?? 0;
  }

  async function change(
    held: Membership,
    personId: string,
    postId: string,
    wanted: boolean | undefined,
    number: ChangeNumber | undefined,
  ): Promise<boolean> {
    const isWanted = wanted ?? !(await held.among(personId, [postId])).has(postId);
    return held[isWanted ? 'add' : 'remove'](personId, postId, number);
  }

  return {
    likedAmong: likes.among,
    savedAmong: saves.among,
    likeCount: (postId: string) => countFor(postLikes, postId),
    saveCount: (postId: string) => countFor(postSaves, postId),
    /** Query of the people who like a post: (person_id, at). */
    likers: (postId: string): SQL => sql`
      select ${postLikes.personId} as person_id, ${postLikes.createdAt} as at
      from ${postLikes} where ${postLikes.postId} = ${postId}`,

    /**
     * Sets a like; if `wanted` is undefined, toggles it. Resolves with the new state. Throws
     * `post_not_found`.
     */
    async setLike(personId: string, postId: string, wanted: boolean | undefined, number?: ChangeNumber) {
      await ownerSeenBy(personId, postId);
      const liked = await change(likes, personId, postId, wanted, number);
      return { liked, likeCount: await countFor(postLikes, postId) };
    },
    /** Like `setLike`. Also throws `save_own_post`. */
    async setSave(personId: string, postId: string, wanted: boolean | undefined, number?: ChangeNumber) {
      const isOwn = (await ownerSeenBy(personId, postId)) === personId;
      if (isOwn && wanted !== false) throw new DomainError('save_own_post');
      const saved = await change(saves, personId, postId, wanted, number);
      return { saved, saveCount: await countFor(postSaves, postId) };
    },
  };
}
