import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { ASKED, type Decoded, reads } from '../contract/reading.ts';

export const FollowChange = z
  .object({
    followerId: z.optional(Id),
    followedId: Id,
    sequence: Sequence,
  })
  .check(z.meta({ id: 'FollowChange' }));

/** Whether the viewer follows a user. */
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
/** Whether the viewer follows a user. */
export type FollowState = Decoded<z.infer<typeof FollowState>>;
