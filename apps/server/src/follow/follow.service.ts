import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { preparedValue } from '../db/prepared-value.ts';
import { DomainError } from '../domain-error.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import { createMembership } from '../memberships/membership.ts';
import { follows } from './follow.table.ts';

export type Follow = ReturnType<typeof createFollow>;

/** How many people follow the person that an expression names. */
export const followersOf = (personId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${follows} where ${follows.followedId} = ${personId})`;

/** How many people the person follows that an expression names. */
export const followedBy = (personId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${follows} where ${follows.followerId} = ${personId})`;

export interface FollowOptions {
  clock: Clock;
  /** Whether one of two people keeps the other away. */
  apart(one: string, other: string): Promise<boolean>;
  /** Called once it holds that somebody follows a person, or does so no more. */
  onChange(happened: { actorId: string; personId: string; follows: boolean }): Promise<void>;
}

/** Whom people follow. */
export function createFollow(db: Db, { clock, apart, onChange }: FollowOptions) {
  const held = createMembership(db, {
    table: follows,
    person: follows.followerId,
    thing: follows.followedId,
    since: follows.createdAt,
    unknownThing: 'profile_not_found',
    clock,
  });

  const count = preparedValue(db, 'followers_count', followersOf(sql`${sql.placeholder('personId')}::text`));
  const stateOf = async (personId: string, isFollowing: boolean) => ({
    isFollowing,
    followerCount: await count({ personId }),
  });

  return {
    among: held.among,
    /** Throws `follow_self`, `profile_not_found`, and `profile_blocked` where one of the two keeps the other away. */
    async follow(personId: string, otherId: string, number?: ChangeNumber) {
      if (personId === otherId) throw new DomainError('follow_self');
      const follows = await held.add(personId, otherId, number);
      // Looked at afterwards: a block that came to hold meanwhile takes away what stands by then.
      if (await apart(personId, otherId)) {
        await held.remove(personId, otherId);
        throw new DomainError('profile_blocked');
      }
      await onChange({ actorId: personId, personId: otherId, follows });
      return stateOf(otherId, follows);
    },
    async unfollow(personId: string, otherId: string, number?: ChangeNumber) {
      const follows = await held.remove(personId, otherId, number);
      await onChange({ actorId: personId, personId: otherId, follows });
      return stateOf(otherId, follows);
    },
    /** Neither of the two follows the other any more. */
    async end(one: string, other: string): Promise<void> {
      await db
        .delete(follows)
        .where(
          or(
            and(eq(follows.followerId, one), eq(follows.followedId, other)),
            and(eq(follows.followerId, other), eq(follows.followedId, one)),
          ),
        );
    },
    /** Who follows somebody, since when: (person_id, at). */
    followers: (personId: string): SQL => sql`
      select ${follows.followerId} as person_id, ${follows.createdAt} as at
      from ${follows} where ${follows.followedId} = ${personId}`,
    /** Whom somebody follows, since when: (person_id, at). */
    following: (personId: string): SQL => sql`
      select ${follows.followedId} as person_id, ${follows.createdAt} as at
      from ${follows} where ${follows.followerId} = ${personId}`,
  };
}
