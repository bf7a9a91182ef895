import { cartErrors } from '../cart/cart.rules.ts';
import { discoverErrors } from '../discover/discover.rules.ts';
import { likeErrors } from '../likes/likes.rules.ts';
import { productLinkErrors } from '../product-links/product-links.rules.ts';
import { productErrors } from '../products/products.rules.ts';
import { profileErrors } from '../profile/profile.rules.ts';
import { savedSearchErrors } from '../saved-searches/saved-searches.rules.ts';
import { searchErrors } from '../search/search.rules.ts';
import { sessionErrors } from '../session/session.rules.ts';

const commonErrors = {
  invalid_request: 'The request could not be understood. Check what you sent and try again.',
  unauthorized: 'Your session has ended. Please sign in again.',
  forbidden: 'You cannot do this for another person.',
  not_found: 'What you are looking for is not here.',
  method_not_allowed: 'This address does not take that kind of request.',
  too_large: 'The request is too large.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;

/** Every error code of the API with its English text: the one home of these texts (D71). */
export const errorTexts = {
  ...commonErrors,
  ...sessionErrors,
  ...profileErrors,
  ...productErrors,
  ...likeErrors,
  ...cartErrors,
  ...searchErrors,
  ...savedSearchErrors,
  ...discoverErrors,
  ...productLinkErrors,
} as const;

/** A stable name for one kind of failure; clients show their own language by it. */
export type ErrorCode = keyof typeof errorTexts;

/** The HTTP status that a code is sent with; 400 unless it is one of these. */
export function statusOf(code: ErrorCode): 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429 | 500 | 502 {
  switch (code) {
    case 'unauthorized':
    case 'wrong_credentials':
      return 401;
    case 'forbidden':
      return 403;
    case 'not_found':
    case 'product_not_found':
    case 'profile_not_found':
    case 'saved_search_not_found':
    case 'user_not_found':
      return 404;
    case 'method_not_allowed':
      return 405;
    case 'username_taken':
    case 'email_taken':
    case 'saved_searches_full':
      return 409;
    case 'too_large':
      return 413;
    case 'too_many_requests':
    case 'too_many_tries':
      return 429;
    case 'internal':
      return 500;
    case 'preview_failed':
    case 'preview_refresh_failed':
      return 502;
    default:
      return 400;
  }
}
