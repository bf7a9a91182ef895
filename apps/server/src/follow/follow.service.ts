import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { preparedValue } from '../db/prepared-value.ts';
import { inTransaction, type Listener } from '../events/event.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import { createAmong, createMembership } from '../memberships/membership.ts';
import type { Blocks } from '../moderation/blocks.service.ts';
import { blocked } from '../moderation/moderation.events.ts';
import { followChanged } from './follow.events.ts';
import { follows } from './follow.table.ts';

export type Follow = ReturnType<typeof createFollow>;

export const followersOf = (personId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${follows} where ${follows.followedId} = ${personId})`;

export const followedBy = (personId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${follows} where ${follows.followerId} = ${personId})`;

/**
 * Query of (actor_id, person_id, at): the time of each follow, null if it does not exist. `pairs` is a query
 * of (person_id, thing_id).
 */
export const followsNow = (pairs: SQL): SQL => sql`
  select pair.person_id as actor_id, pair.thing_id as person_id, ${follows.createdAt} as at
  from (${pairs}) as pair
  left join ${follows} on ${follows.followerId} = pair.person_id and ${follows.followedId} = pair.thing_id`;

const endBetween = inTransaction(blocked, async (tx, { personId: one, blockedId: other }) => {
  await tx
    .delete(follows)
    .where(
      or(
        and(eq(follows.followerId, one), eq(follows.followedId, other)),
        and(eq(follows.followerId, other), eq(follows.followedId, one)),
      ),
    );
});
export const followListeners: readonly Listener[] = [endBetween];

export interface FollowOptions {
  clock: Clock;
  events: Events;
  blocks: Pick<Blocks, 'apart'>;
}

const held = { table: follows, person: follows.followerId, thing: follows.followedId };

export const followedAmong = (db: Db) => createAmong(db, held);

/** Query of the people that a person follows: (person_id, at). */
export const followedPeople = (personId: string): SQL => sql`
  select ${follows.followedId} as person_id, ${follows.createdAt} as at
  from ${follows} where ${follows.followerId} = ${personId}`;

/** Query of the people who follow a person and are followed back: (person_id, at). */
export const mutualFriends = (personId: string | SQL): SQL => sql`
  select mine.followed_id as person_id, greatest(mine.created_at, theirs.created_at) as at
  from ${follows} as mine join ${follows} as theirs
    on theirs.follower_id = mine.followed_id and theirs.followed_id = mine.follower_id
  where mine.follower_id = ${personId}`;

/** Query of all follows: (follower_id, followed_id, at). */
export const everyFollow: SQL = sql`select ${follows.followerId} as follower_id, ${follows.followedId} as followed_id,
  ${follows.createdAt} as at from ${follows}`;

export function createFollow(db: Db, { clock, events, blocks }: FollowOptions) {
  const membership = createMembership(db, {
    ...held,
    since: follows.createdAt,
    unknownThing: 'profile_not_found',
    clock,
    change: { events, event: followChanged },
  });

  const count = preparedValue(db, 'followers_count', followersOf(sql`${sql.placeholder('personId')}::text`));
  const stateOf = async (personId: string, isFollowing: boolean) => ({
    isFollowing,
    followerCount: await count({ personId }),
  });

  return {
    among: membership.among,
    /**
     * Follows a person. Throws `follow_self`, `profile_not_found`, and `profile_blocked` if one blocks the
     * other.
     */
    async follow(personId: string, otherId: string, number?: ChangeNumber) {
      if (personId === otherId) throw new DomainError('follow_self');
      const follows = await membership.add(personId, otherId, number);
      // Checked after writing: an earlier block is found here, and a later one removes the follow.
      if (await blocks.apart(personId, otherId)) {
        await membership.remove(personId, otherId);
        throw new DomainError('profile_blocked');
      }
      return stateOf(otherId, follows);
    },
    async unfollow(personId: string, otherId: string, number?: ChangeNumber) {
      const follows = await membership.remove(personId, otherId, number);
      return stateOf(otherId, follows);
    },
    /** Query of the followers of a person: (person_id, at). */
    followers: (personId: string): SQL => sql`
      select ${follows.followerId} as person_id, ${follows.createdAt} as at
      from ${follows} where ${follows.followedId} = ${personId}`,
    following: followedPeople,
  };
}
