import { type SQL, sql } from 'drizzle-orm';
import { commented } from '../comments/comments.events.ts';
import { commentsNow } from '../comments/comments.service.ts';
import type { Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { durably, inTransaction, type Listener } from '../events/event.ts';
import { followChanged } from '../follow/follow.events.ts';
import { followsNow } from '../follow/follow.service.ts';
import type { MembershipChange } from '../memberships/membership.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { blocked } from '../moderation/moderation.events.ts';
import { postLikeChanged } from '../posts/posts.events.ts';
import { postLikesNow } from '../posts/posts.service.ts';
import { notifications } from './notifications.table.ts';

type Kind = (typeof notifications.$inferInsert)['kind'];

/**
 * Notifies people once of others' actions, and removes notifications of undone actions. Blocked people are
 * not notified of each other.
 *
 * @param now Query of (actor_id, person_id, post_id, comment_id, at) with at most `most` rows. `person_id` is
 * notified; `at` is the time of the action, or null if it was undone.
 */
async function settle(tx: Queries, kind: Kind, now: SQL, most: number): Promise<void> {
  const ids = sql.param(Array.from({ length: most }, newId));
  await tx.execute(sql`
    with now as materialized (${now}),
    gone as (
      delete from ${notifications} using now
      where now.at is null and ${notifications.personId} = now.person_id and ${notifications.actorId} = now.actor_id
        and ${notifications.kind} = ${kind}
        and coalesce(${notifications.commentId}, ${notifications.postId}, '') = coalesce(now.comment_id, now.post_id, ''))
    insert into ${notifications} (id, kind, person_id, actor_id, post_id, comment_id, created_at)
    select (${ids}::text[])[row_number() over ()], ${kind}, person_id, actor_id, post_id, comment_id, at
    from now
    where at is not null and person_id <> actor_id and not ${areApart(sql`actor_id`, sql`person_id`)}
    on conflict do nothing`);
}

const pairsOf = (changes: readonly Pick<MembershipChange, 'personId' | 'thingId'>[]): SQL => sql`
  select distinct * from unnest(
    ${sql.param(changes.map(({ personId }) => personId))}::text[],
    ${sql.param(changes.map(({ thingId }) => thingId))}::text[]) as pair(person_id, thing_id)`;

/** Removes the notifications between two people, if one still blocks the other. */
async function end(
  tx: Queries,
  { personId: one, blockedId: other }: { personId: string; blockedId: string },
) {
  await tx.execute(sql`
    delete from ${notifications}
    where ((${notifications.personId} = ${one} and ${notifications.actorId} = ${other})
        or (${notifications.personId} = ${other} and ${notifications.actorId} = ${one}))
      and ${areApart(one, sql`${other}::text`)}`);
}

export const notificationsListeners: readonly Listener[] = [
  durably('notifications of follows', followChanged, (tx, changes) =>
    settle(
      tx,
      'follow',
      sql`select actor_id, person_id, null::text as post_id, null::text as comment_id, at
        from (${followsNow(pairsOf(changes))}) as held`,
      changes.length,
    ),
  ),
  durably('notifications of likes', postLikeChanged, (tx, changes) =>
    settle(
      tx,
      'post_like',
      sql`select actor_id, person_id, post_id, null::text as comment_id, at
        from (${postLikesNow(pairsOf(changes))}) as held`,
      changes.length,
    ),
  ),
  durably('notifications of comments', commented, (tx, said) =>
    settle(
      tx,
      'comment',
      commentsNow(pairsOf(said.map(({ ownerId, commentId }) => ({ personId: ownerId, thingId: commentId })))),
      said.length,
    ),
  ),
  inTransaction(blocked, end),
  // Runs once more after the commit, to remove notifications that were delivered during the transaction.
  durably('notifications between blocked people', blocked, async (tx, blocks) => {
    for (const block of blocks) await end(tx, block);
  }),
];
