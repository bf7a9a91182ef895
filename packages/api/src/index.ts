// The public surface of the contract, by hand, grouped by area.

// contract

export { type EveryCall, everyCall } from './calls.ts';
export { ApiError, type ApiErrorKind, type ErrorBody, outcomeIsUnknown } from './contract/api-error.ts';
export type { Call, Calls, Method, Who } from './contract/call.ts';
export {
  type BaseUrl,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type Methods,
} from './contract/client.ts';
export {
  type Area,
  area,
  type CallsOf,
  type Contract,
  type Endpoint,
  endpoint,
  type InputOf,
  type OutputOf,
  type RequestField,
  type Schema,
} from './contract/endpoint.ts';
export {
  commonErrors,
  type ErrorMeaning,
  type ErrorStatus,
  type Errors,
  passingErrors,
} from './contract/errors.ts';
export { contract, type VitrineContract } from './contract.ts';
export { type ErrorCode, errorBodyOf, errorTexts, statusOf } from './errors.ts';
export { type UploadOptions, type UploadTarget, upload } from './uploads/upload.ts';
export { uploadErrors } from './uploads/upload-errors.ts';
export type { UploadPlace } from './uploads/uploads.models.ts';

// session

export { expirationFrom } from './session/expiration.ts';
export { sessionCalls } from './session/session.calls.ts';
export type { SignedIn } from './session/session.models.ts';
export {
  emailProblem,
  fieldOfSessionError,
  PASSWORD_MIN,
  passwordProblem,
  registrationProblem,
  type SessionErrorCode,
  sanitizedUsername,
  sessionErrors,
  USERNAME_MAX,
  USERNAME_MIN,
  usernameProblem,
} from './session/session.rules.ts';

// profile

export { profileCalls } from './profile/profile.calls.ts';
export { personFrom } from './profile/profile.decode.ts';
export type { PeoplePage, Person, Profile } from './profile/profile.models.ts';
export { COUNTRIES, GENDERS, profileErrors } from './profile/profile.rules.ts';

// account

export { accountCalls } from './account/account.calls.ts';
export type { EmailVerified, PictureKept, ProfileUpdate, ProfileUpdated } from './account/account.models.ts';
export {
  type AccountField,
  accountErrors,
  accountFailures,
  accountProblem,
  accountTexts,
  BIO_MAX,
  bioProblem,
  birthdayProblem,
  calendarDateFrom,
  fieldOfAccountError,
  NAME_MAX,
  VERIFICATION_PLATFORM,
} from './account/account.rules.ts';

// products

export { productsCalls } from './products/products.calls.ts';
export { productFrom, productsFrom } from './products/products.decode.ts';
export type { FeedReason, Picture, Product, ProductPage } from './products/products.models.ts';
export { FEED_PAGE_SIZE, productErrors, withoutViewerFlags } from './products/products.rules.ts';

// recommendations

export { recommendationsCalls } from './recommendations/recommendations.calls.ts';
export { NAMED_ID, NAMED_ID_LENGTH, NAMED_PRODUCTS } from './recommendations/recommendations.rules.ts';

// likes

export { likePayloadOf } from './likes/like-payload.ts';
export { likesCalls } from './likes/likes.calls.ts';
export type { LikePayload } from './likes/likes.models.ts';
export { likeErrors, likeFailures, likePayloadProblem, likePriceOf } from './likes/likes.rules.ts';

// cart

export { cartCalls } from './cart/cart.calls.ts';
export type { CartItem, CartPayload, CartState, ProductStatus } from './cart/cart.models.ts';
export { CART_QUANTITY, cartFailures, STATUS_BATCH_SIZE } from './cart/cart.rules.ts';
export { cartPayloadOf } from './cart/cart-payload.ts';

// search

export { searchCalls } from './search/search.calls.ts';
export type { SearchAnswer, SearchQuery, SearchUnderstood } from './search/search.models.ts';
export { searchTotalFrom, searchUnderstoodFrom } from './search/search.readers.ts';
export {
  PRICE_FILTER_MAX,
  PRICE_FILTER_MIN,
  SEARCH_END,
  SEARCH_IGNORABLE,
  SEARCH_PAGE_SIZE,
  SEARCH_QUERY_MAX,
  SEARCH_SORTS,
  SEARCH_TOTAL_MAX,
  SEARCH_WINDOW_SIZE,
  SEARCH_WINDOWS_AT_A_TIME,
  type SearchIgnorable,
  type SearchSort,
  type SearchTotal,
  searchErrors,
  searchFailures,
  searchPage,
} from './search/search.rules.ts';

// saved searches

export { savedSearchesCalls } from './saved-searches/saved-searches.calls.ts';
export { savedSearchFrom } from './saved-searches/saved-searches.decode.ts';
export type { SavedFilters, SavedSearch } from './saved-searches/saved-searches.models.ts';
export {
  NEW_MATCHES_MAX,
  SAVED_RESULTS_MAX,
  SAVED_SEARCHES_MAX,
  SEARCH_TITLE_MAX,
  savedSearchErrors,
} from './saved-searches/saved-searches.rules.ts';

// discover

export { discoverCalls } from './discover/discover.calls.ts';
export type { FoundUser } from './discover/discover.models.ts';
export { discoverFailures, USERNAME_LOOKUP_LIMIT } from './discover/discover.rules.ts';

// product links

export { productLinksCalls } from './product-links/product-links.calls.ts';
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

// dismissals

export { dismissalsCalls } from './dismissals/dismissals.calls.ts';

// follow

export { followCalls } from './follow/follow.calls.ts';
export type { FollowState } from './follow/follow.models.ts';
export { followErrors, followFailures } from './follow/follow.rules.ts';

// posts

export { postsCalls } from './posts/posts.calls.ts';
export { postFrom } from './posts/posts.decode.ts';
export type { Post, PostLikers, PostMedia, PostPublication, PostsPage } from './posts/posts.models.ts';
export {
  isPostLink,
  POST_CONTENT_MAX,
  POST_LINK_LABEL_MAX,
  POST_LINKS_MAX,
  POST_MEDIA_MAX,
  postErrors,
  postTexts,
} from './posts/posts.rules.ts';

// comments

export { commentsCalls } from './comments/comments.calls.ts';
export type { Comment, Comments } from './comments/comments.models.ts';
export { COMMENT_MAX, commentErrors } from './comments/comments.rules.ts';

// moderation

export { moderationCalls } from './moderation/moderation.calls.ts';
export {
  moderationErrors,
  REPORT_CATEGORIES,
  REPORT_NOTE_MAX,
  type ReportCategory,
} from './moderation/moderation.rules.ts';

// post-links

export { postLinksCalls } from './post-links/post-links.calls.ts';
export type { PostLink } from './post-links/post-links.models.ts';
export { postLinkErrors } from './post-links/post-links.rules.ts';
