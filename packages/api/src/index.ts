// The public surface of the contract, by hand, grouped by word.

// contract

export { ApiError, type ApiErrorKind, type ErrorBody, outcomeIsUnknown } from './contract/api-error.ts';
export type { Call, Method } from './contract/call.ts';
export { calls } from './contract/calls.ts';
export {
  type CallOptions,
  type CallsOf,
  type Client,
  type ClientOptions,
  createClient,
} from './contract/client.ts';
export { contract, type VitrineContract } from './contract/contract.ts';
export type { Access, Contract, Endpoint, InputOf, OutputOf, Schema } from './contract/endpoint.ts';
export { type ErrorCode, errorTexts, statusOf } from './contract/errors.ts';

// session

export { expirationFrom } from './session/expiration.ts';
export type { SignedIn } from './session/session.models.ts';
export {
  emailProblem,
  fieldOfSessionError,
  passwordProblem,
  registrationProblem,
  type SessionErrorCode,
  sanitizedUsername,
  USERNAME_MAX,
  USERNAME_MIN,
  usernameProblem,
} from './session/session.rules.ts';

// profile

export type { Profile } from './profile/profile.models.ts';

// products

export { productFrom, productsFrom, withoutViewerFlags } from './products/products.decode.ts';
export type { Picture, Product, ProductPage } from './products/products.models.ts';
export { FEED_PAGE_SIZE } from './products/products.rules.ts';

// likes

export { likePayloadOf } from './likes/likes.decode.ts';
export type { LikePayload } from './likes/likes.models.ts';
export { likeErrors, likePayloadProblem, likePriceOf } from './likes/likes.rules.ts';

// cart

export type { CartItem, CartPayload, CartState, ProductStatus } from './cart/cart.models.ts';
export { CART_QUANTITY, cartErrors, STATUS_BATCH_SIZE } from './cart/cart.rules.ts';
export { cartPayloadOf } from './cart/cart-payload.ts';

// search

export type { SearchAnswer, SearchQuery } from './search/search.models.ts';
export {
  PRICE_FILTER_MAX,
  PRICE_FILTER_MIN,
  SEARCH_END,
  SEARCH_PAGE_SIZE,
  SEARCH_QUERY_MAX,
  SEARCH_SORTS,
  SEARCH_WINDOW_SIZE,
  SEARCH_WINDOWS_AT_A_TIME,
  type SearchSort,
  searchErrors,
  searchPage,
} from './search/search.rules.ts';

// saved searches

export type { SavedSearch } from './saved-searches/saved-searches.models.ts';
export {
  NEW_MATCHES_MAX,
  SAVED_RESULTS_MAX,
  SAVED_SEARCHES_MAX,
  SEARCH_TITLE_MAX,
  savedSearchErrors,
} from './saved-searches/saved-searches.rules.ts';

// discover

export type { FoundUser } from './discover/discover.models.ts';
export { discoverErrors, USERNAME_LOOKUP_LIMIT } from './discover/discover.rules.ts';

// product links

export type {
  LinkPreview,
  LinkProduct,
  LinkProductStatus,
  LinkProductStatuses,
} from './product-links/product-links.models.ts';
export {
  hasPriceChanged,
  isSimilarProduct,
  LINK_PRODUCT_ACTIONS,
  type LinkProductAction,
  LOW_CONFIDENCE_UNDER,
  PRICE_CHANGE_TOLERANCE,
  productLinkErrors,
} from './product-links/product-links.rules.ts';
