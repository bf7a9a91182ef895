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
import { productErrors } from './products/products.rules.ts';
import { profileErrors } from './profile/profile.rules.ts';
import { savedSearchErrors } from './saved-searches/saved-searches.rules.ts';
import { searchErrors } from './search/search.rules.ts';
import { sessionErrors } from './session/session.rules.ts';

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
};

/** A stable name for one kind of refusal; clients show their own language by it. */
export type ErrorCode = keyof typeof errors;

/**
 * Every error code that a server sends, with its English text. For servers, documents and tools: a browser takes the
 * errors of an area (`likeErrors`) with that area.
 */
export const errorTexts = Object.fromEntries(
  Object.entries(errors).map(([code, { text }]) => [code, text]),
) as { readonly [Code in ErrorCode]: string };

/** The HTTP status that a code is sent with. */
export const statusOf = (code: ErrorCode): ErrorStatus => errors[code].status;

/** The answer of a server with a code: its text, and the fields for clients that know no codes. */
export const errorBodyOf = (code: ErrorCode): ErrorBody & { [flag: string]: unknown } => {
  const { text, flag }: ErrorMeaning = errors[code];
  return { error: text, code, ...(flag !== undefined && { [flag]: true }) };
};
