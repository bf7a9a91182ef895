import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { preparedValue } from '../db/prepared-value.ts';
import { DomainError } from '../domain-error.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import { createMembership } from '../memberships/membership.ts';
import { blocks } from './moderation.table.ts';

export type Blocks = ReturnType<typeof createBlocks>;

/** A condition: one of the two keeps the other away. Nobody is kept from a guest. */
export const areApart = (viewerId: string | Placeholder | undefined, personId: SQL): SQL<boolean> =>
  viewerId === undefined
    ? sql`false`
    : sql`exists (select from ${blocks}
        where (${blocks.personId} = ${viewerId} and ${blocks.blockedId} = ${personId})
          or (${blocks.personId} = ${personId} and ${blocks.blockedId} = ${viewerId}))`;

/** The ids of all who are kept apart from a viewer, as an array; it refers to no row, so a statement reads it once. */
export const apartFrom = (viewerId: string | Placeholder): SQL<string[]> =>
  sql`array(select ${blocks.blockedId} from ${blocks} where ${blocks.personId} = ${viewerId}
    union all select ${blocks.personId} from ${blocks} where ${blocks.blockedId} = ${viewerId})`;

/**
 * Who keeps whom away.
 *
 * @param options `onBlocked`: what ends between the two; called once the block holds, so that nothing new comes to be meanwhile.
 */
export function createBlocks(
  db: Db,
  {
    clock,
    onBlocked = [],
  }: { clock: Clock; onBlocked?: readonly ((one: string, other: string) => Promise<void>)[] },
) {
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
    /** Whether it holds then. Throws `block_self`, `profile_not_found`. */
    async block(personId: string, otherId: string, number?: ChangeNumber): Promise<boolean> {
      if (personId === otherId) throw new DomainError('block_self');
      const holds = await held.add(personId, otherId, number);
      if (holds) for (const end of onBlocked) await end(personId, otherId);
      return holds;
    },
    /** Whether one of the two keeps the other away. */
    async apart(one: string | undefined, other: string): Promise<boolean> {
      if (one === undefined || one === other) return false;
      return apart({ one, other });
    },
    /** Whom somebody keeps away, since when: (person_id, at). */
    ofPerson: (personId: string): SQL => sql`
      select ${blocks.blockedId} as person_id, ${blocks.createdAt} as at
      from ${blocks} where ${blocks.personId} = ${personId}`,
  };
}
