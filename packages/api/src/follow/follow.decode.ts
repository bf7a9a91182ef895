// Written by `pnpm contract` from follow.contract.ts: change that, not this.

import { booleanOf, fieldsOf, firstOf, wholeOf } from '../contract/decode.ts';
import type { FollowState } from './follow.models.ts';

/** Reads `FollowState` as servers send it, foreign ones too. */
export const followStateFrom =
  (asked: boolean) =>
  (value: unknown): FollowState => {
    const given = fieldsOf(value);
    const followerCount = wholeOf(given.followerCount);
    return {
      isFollowing: booleanOf(firstOf(given.isFollowing, given.following, given.success)) ?? asked,
      ...(followerCount === undefined ? {} : { followerCount }),
    };
  };

export const followAnswerFrom = followStateFrom(true);

export const unfollowAnswerFrom = followStateFrom(false);

export function checkAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  return { isFollowing: booleanOf(firstOf(given.isFollowing, given.following)) ?? false };
}
