import { accountErrors } from './account/account.rules.ts';
import { commentErrors } from './comments/comments.rules.ts';
import type { ErrorBody } from './contract/api-error.ts';
import {
  commonErrors,
  connectionErrors,
  type ErrorMeaning,
  type ErrorStatus,
  passingErrors,
} from './contract/errors.ts';
import { followErrors } from './follow/follow.rules.ts';
import { likeErrors } from './likes/likes.rules.ts';
import { moderationErrors } from './moderation/moderation.rules.ts';
import { postLinkErrors } from './post-links/post-links.rules.ts';
import { postErrors } from './posts/posts.rules.ts';
import { productLinkErrors } from './product-links/product-links.rules.ts';
import { searchErrors } from './product-search/product-search.rules.ts';
import { productErrors } from './products/products.rules.ts';
import { profileErrors } from './profile/profile.rules.ts';
import { roomErrors } from './rooms/rooms.rules.ts';
import { voteErrors } from './rooms/votes.rules.ts';
import { savedSearchErrors } from './saved-searches/saved-searches.rules.ts';
import { sessionErrors } from './session/session.rules.ts';
import { subscriptionErrors } from './subscription/subscription.rules.ts';
import { userLinksErrors } from './user-links/user-links.rules.ts';

const errors = {
  ...commonErrors,
  ...passingErrors,
  ...connectionErrors,
  ...sessionErrors,
  ...profileErrors,
  ...accountErrors,
  ...productErrors,
  ...likeErrors,
  ...searchErrors,
  ...savedSearchErrors,
  ...productLinkErrors,
  ...followErrors,
  ...postErrors,
  ...commentErrors,
  ...moderationErrors,
  ...postLinkErrors,
  ...roomErrors,
  ...voteErrors,
  ...userLinksErrors,
  ...subscriptionErrors,
};

/** Stable code of an error, which clients can map to their own messages. */
export type ErrorCode = keyof typeof errors;

/**
 * English text of every error code, for servers and tools. Browsers import the errors of each area
 * (`likeErrors`) instead.
 */
export const errorTexts = Object.fromEntries(
  Object.entries(errors).map(([code, { text }]) => [code, text]),
) as { readonly [Code in ErrorCode]: string };

/** Returns the HTTP status of an error code. */
export const statusOf = (code: ErrorCode): ErrorStatus => errors[code].status;

/**
 * Returns the response body of an error code, with the error's flag, if any, for clients that know no codes.
 */
export const errorBodyOf = (code: ErrorCode): ErrorBody & { [flag: string]: unknown } => {
  const { text, flag }: ErrorMeaning = errors[code];
  return { error: text, code, ...(flag !== undefined && { [flag]: true }) };
};
