import { type SQL, sql } from 'drizzle-orm';
import { everyFollow } from '../follow/follow.service.ts';
import { apartFrom } from '../moderation/blocks.service.ts';
import { suggestionDismissals } from './suggestions.table.ts';

/**
 * Condition: a person may be suggested to the viewer. Leaves out the viewer, people that the viewer follows
 * or has dismissed, and people kept apart by a block. True for guests.
 */
export const maySuggest = (viewerId: string | undefined, personId: SQL): SQL =>
  viewerId === undefined
    ? sql`true`
    : sql`(${personId} <> ${viewerId} and ${personId} <> all(${apartFrom(viewerId)})
        and not exists (select from (${everyFollow}) as follow
          where follow.follower_id = ${viewerId} and follow.followed_id = ${personId})
        and not exists (select from ${suggestionDismissals}
          where ${suggestionDismissals.personId} = ${viewerId} and ${suggestionDismissals.dismissedId} = ${personId}))`;
