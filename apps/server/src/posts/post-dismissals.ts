import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import { createMembership } from '../memberships/membership.ts';
import { postDismissals } from './posts.table.ts';

export interface PostDismissalsOptions {
  clock: Clock;
  /** Throws `post_not_found` if the viewer sees no such post. */
  ownerSeenBy(viewerId: string, postId: string): Promise<string>;
}

/** Creates the posts of which a person wants to see fewer. Both functions resolve with whether it holds. */
export function createPostDismissals(db: Db, { clock, ownerSeenBy }: PostDismissalsOptions) {
  const held = createMembership(db, {
    table: postDismissals,
    person: postDismissals.personId,
    thing: postDismissals.postId,
    since: postDismissals.createdAt,
    unknownThing: 'post_not_found',
    clock,
  });
  return {
    /** Throws `post_not_found`. */
    async dismiss(personId: string, postId: string, number?: ChangeNumber): Promise<boolean> {
      await ownerSeenBy(personId, postId);
      return held.add(personId, postId, number);
    },
    restore: held.remove,
  };
}
