import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { preparedValue } from '../db/prepared-value.ts';
import type { Events } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import { createMembership } from '../memberships/membership.ts';
import { people } from '../people/people.table.ts';
import { blocked } from './moderation.events.ts';
import { blocks } from './moderation.table.ts';

export type Blocks = ReturnType<typeof createBlocks>;

/** Condition: the viewer or the person blocks the other. False for guests. */
export const areApart = (viewerId: string | Placeholder | SQL | undefined, personId: SQL): SQL<boolean> =>
  viewerId === undefined
    ? sql`false`
    : sql`exists (select from ${blocks}
        where (${blocks.personId} = ${viewerId} and ${blocks.blockedId} = ${personId})
          or (${blocks.personId} = ${personId} and ${blocks.blockedId} = ${viewerId}))`;

/**
 * All people that a viewer blocks or is blocked by. It refers to no row, so a statement evaluates it once.
 */
export const apartFrom = (viewerId: string | Placeholder): SQL<string[]> =>
  sql`array(select ${blocks.blockedId} from ${blocks} where ${blocks.personId} = ${viewerId}
    union all select ${blocks.personId} from ${blocks} where ${blocks.blockedId} = ${viewerId})`;

/** Condition: the viewer blocks the person. */
export const hasBlocked = (viewerId: string | SQL, personId: SQL): SQL<boolean> =>
  sql`exists (select from ${blocks} where ${blocks.personId} = ${viewerId} and ${blocks.blockedId} = ${personId})`;

/** Condition: a person of one list and a person of the other are separated by a block. */
export function areAnyApart(some: readonly string[], others: readonly string[]): SQL<boolean> {
  const [ones, rest] = [some, others].map((ids) => sql`any(${sql.param([...ids])}::text[])`) as [SQL, SQL];
  return sql`exists (select from ${blocks}
    where (${blocks.personId} = ${ones} and ${blocks.blockedId} = ${rest})
      or (${blocks.personId} = ${rest} and ${blocks.blockedId} = ${ones}))`;
}

export function createBlocks(db: Db, { clock, events }: { clock: Clock; events: Events }) {
  const held = createMembership(db, {
    table: blocks,
    person: blocks.personId,
    thing: blocks.blockedId,
    since: blocks.createdAt,
    unknownThing: 'profile_not_found',
    clock,
  });

  const apart = preparedValue(
    db,
    'blocks_apart',
    areApart(sql.placeholder('one'), sql`${sql.placeholder('other')}::text`),
  );

  return {
    ...held,
    /**
     * Blocks a person. Resolves with whether the block holds afterwards. Throws `block_self`,
     * `profile_not_found`.
     */
    async block(personId: string, otherId: string, number?: ChangeNumber): Promise<boolean> {
      if (personId === otherId) throw new DomainError('block_self');
      await held.sweep();
      return events.transaction(async (tx, publish) => {
        await waitForWhatIsBetween(tx, personId, otherId);
        const holds = await held.addIn(tx, personId, otherId, number);
        if (holds) await publish(blocked, { personId, blockedId: otherId });
        return holds;
      });
    },
    async apart(one: string | undefined, other: string): Promise<boolean> {
      if (one === undefined || one === other) return false;
      return apart({ one, other });
    },
    /** Query of the people that a person blocks: (person_id, at). */
    ofPerson: (personId: string): SQL => sql`
      select ${blocks.blockedId} as person_id, ${blocks.createdAt} as at
      from ${blocks} where ${blocks.personId} = ${personId}`,
  };
}

/**
 * Locks the row of one person, so that writes between both people are committed before, or wait. It always
 * locks the same one, to avoid deadlocks.
 */
async function waitForWhatIsBetween(tx: Queries, one: string, other: string): Promise<void> {
  await tx.execute(sql`select from ${people} where ${people.id} = ${one < other ? one : other} for update`);
}
