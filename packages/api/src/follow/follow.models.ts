import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { ASKED, reads } from '../contract/reading.ts';

/** A wanted change: who follows whom. */
export const FollowChange = z
  .object({
    followerId: z.optional(Id),
    followedId: Id,
    sequence: Sequence,
  })
  .check(z.meta({ id: 'FollowChange' }));

/** Whether the viewer follows somebody. */
export const FollowState = z
  .object({
    isFollowing: z
      .boolean()
      .check(reads({ from: ['isFollowing', 'following', 'success'], otherwise: ASKED })),
    followerCount: z
      .optional(z.int())
      .check(z.meta({ description: 'The number of followers of that person now.' })),
  })
  .check(z.meta({ id: 'FollowState' }));
/** Whether the viewer follows somebody. */
export type FollowState = z.infer<typeof FollowState>;
