// Public API of the package, written by hand and grouped by area.

// contract

export {
  ApiError,
  type ApiErrorKind,
  type ErrorBody,
  type ErrorDetail,
  outcomeIsUnknown,
} from './contract/api-error.ts';
export type { Call, Calls, Method, StreamCall, Who } from './contract/call.ts';
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
  type OnWire,
  type OutputOf,
  type RequestField,
  type Schema,
  stream,
} from './contract/endpoint.ts';
export {
  commonErrors,
  type ErrorMeaning,
  type ErrorStatus,
  type Errors,
  passingErrors,
} from './contract/errors.ts';
export { exceedsLetters, isBlankText, lettersIn, visibleText } from './contract/letters.rules.ts';
export { type SubscribeOptions, subscribe } from './contract/subscribe.ts';
export { contract, type VitrineContract } from './contract.ts';
export { type ErrorCode, errorBodyOf, errorTexts, statusOf } from './errors.ts';
export { type EveryCall, everyCall } from './every-call.ts';
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
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordProblem,
  registrationProblem,
  type SessionErrorCode,
  SIGN_IN_PAUSE_MINUTES,
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
  accountProblem,
  accountTexts,
  BIO_MAX,
  bioProblem,
  birthdayProblem,
  calendarDateFrom,
  fieldOfAccountError,
  NAME_MAX,
  resetProblem,
  VERIFICATION_PLATFORM,
} from './account/account.rules.ts';

// products

export { productsCalls } from './products/products.calls.ts';
export { productFrom, productsFrom } from './products/products.decode.ts';
export type { FeedReason, Picture, Product, ProductPage } from './products/products.models.ts';
export { FEED_PAGE_SIZE, productErrors, withoutViewerFlags } from './products/products.rules.ts';

// product details

export { productDetailsCalls } from './product-details/product-details.calls.ts';
export type { ProductDetails } from './product-details/product-details.models.ts';

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

export { searchCalls } from './product-search/product-search.calls.ts';
export type { SearchAnswer, SearchQuery, SearchUnderstood } from './product-search/product-search.models.ts';
export { searchTotalFrom, searchUnderstoodFrom } from './product-search/product-search.readers.ts';
export {
  CHOICE_FILTERS,
  CHOICE_PARAMETERS,
  type ChoiceFilter,
  type ChoiceParameter,
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
} from './product-search/product-search.rules.ts';

// saved searches

export { savedSearchesCalls } from './saved-searches/saved-searches.calls.ts';
export { savedSearchFrom } from './saved-searches/saved-searches.decode.ts';
export type { SavedFilters, SavedSearch } from './saved-searches/saved-searches.models.ts';
export {
  NEW_MATCHES_MAX,
  SAVED_RESULTS_MAX,
  SAVED_SEARCH_PICTURES_MAX,
  SAVED_SEARCHES_MAX,
  SEARCH_TITLE_MAX,
  savedSearchErrors,
} from './saved-searches/saved-searches.rules.ts';

// discover

export { discoverCalls } from './discover/discover.calls.ts';
export type {
  CountedHashtag,
  DiscoverResults,
  FoundUser,
  HashtagPosts,
  PostDismissed,
  PostFeedPage,
} from './discover/discover.models.ts';
export {
  DISCOVER_PAGE_SIZE,
  DISCOVER_SEARCH_LIMIT,
  discoverFailures,
  GUEST_DISCOVER_PAGE_SIZE,
  HASHTAG_ORDERS,
  type HashtagOrder,
  TRENDING_GRID_LIMIT,
  TRENDING_HASHTAGS_MAX,
  USERNAME_LOOKUP_LIMIT,
} from './discover/discover.rules.ts';

// suggestions

export { suggestionsCalls } from './suggestions/suggestions.calls.ts';
export type {
  SuggestedFor,
  SuggestedPeople,
  SuggestedPerson,
  SuggestionDismissed,
} from './suggestions/suggestions.models.ts';
export {
  SUGGESTION_REASONS,
  SUGGESTIONS_MAX,
  type SuggestionReason,
} from './suggestions/suggestions.rules.ts';

// product links

export { linkProductPayloadOf } from './product-links/link-product-payload.ts';
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
export { followErrors } from './follow/follow.rules.ts';

// posts

export {
  HASHTAG_MAX,
  HASHTAGS_MAX,
  type Hashtag,
  hashtagNameOf,
  hashtagsIn,
} from './posts/hashtags.rules.ts';
export { postsCalls } from './posts/posts.calls.ts';
export { postFrom } from './posts/posts.decode.ts';
export type {
  Post,
  PostLikers,
  PostMedia,
  PostPreview,
  PostPublication,
  PostShareUrl,
  PostsPage,
} from './posts/posts.models.ts';
export {
  isPostLink,
  POST_CONTENT_MAX,
  POST_LINK_LABEL_MAX,
  POST_LINKS_MAX,
  POST_MEDIA_MAX,
  postErrors,
  postTexts,
  SHARED_DESCRIPTION_MAX,
  SHARED_PICTURE,
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

// dressing rooms

export { roomsCalls } from './rooms/rooms.calls.ts';
export type {
  Friend,
  Message,
  MessageAttachment,
  MessageSent,
  Messages,
  QuotedMessage,
  RecentMessage,
  Room,
  RoomDetails,
  RoomFact,
  RoomPerson,
  RoomState,
} from './rooms/rooms.models.ts';
export {
  IMAGE_MESSAGE_CONTENT,
  invitationTo,
  MESSAGE_EDIT_MS,
  MESSAGE_MAX,
  MESSAGES_PAGE_SIZE,
  REINVITE_HOURS,
  ROOM_DESCRIPTION_MAX,
  ROOM_NAME_MAX,
  ROOM_PEOPLE_MAX,
  ROOMS_MAX,
  roomErrors,
} from './rooms/rooms.rules.ts';
export type { Vote, VoteOption, VoteResults, Voter } from './rooms/votes.models.ts';
export {
  VOTE_CAPTION_MAX,
  VOTE_LINK_DESCRIPTION_MAX,
  VOTE_LINK_TITLE_MAX,
  VOTE_OPTIONS_MAX,
  VOTE_OPTIONS_MIN,
  VOTE_QUESTION_MAX,
  voteErrors,
} from './rooms/votes.rules.ts';

// live

export { liveCalls } from './live/live.calls.ts';
export type { LiveEvent, Visibility } from './live/live.models.ts';
export {
  LIVE_CHANGES,
  LIVE_HEARTBEAT_MS,
  LIVE_STREAMS_MAX,
  PRESENCE_GRACE_MS,
  TYPING_EVERY_MS,
  TYPING_SHOWN_MS,
} from './live/live.rules.ts';

// legal

export { builtInPrivacyPolicy, builtInTerms } from './legal/built-in-texts.ts';
export { legalCalls } from './legal/legal.calls.ts';
export type { CollectedInformation, PrivacyPolicy, TermsOfService } from './legal/legal.models.ts';
export { TERMS_MINIMUM_AGE, TERMS_NOTICE_DAYS } from './legal/legal.rules.ts';

// settings

export { settingsCalls } from './settings/settings.calls.ts';
export type { ContentFilterSettings, NotificationSettings } from './settings/settings.models.ts';
export { CONTENT_FILTER_DEFAULTS, NOTIFICATION_DEFAULTS } from './settings/settings.rules.ts';

// subscription

export { subscriptionCalls } from './subscription/subscription.calls.ts';
export type { Checkout, Portal, Subscription } from './subscription/subscription.models.ts';
export {
  ANNUAL_SAVING_PERCENT,
  CHECKOUT_REFRESH_MS,
  PLAN_PRICES,
  PLAN_TYPES,
  type PlanType,
  PRO_FEATURES,
  subscriptionErrors,
} from './subscription/subscription.rules.ts';

// user-links

export { userLinksCalls } from './user-links/user-links.calls.ts';
export { userLinkFrom } from './user-links/user-links.decode.ts';
export type { LinkList, UserLink, UserLinksPage } from './user-links/user-links.models.ts';
export {
  LINK_LIST_NAME_MAX,
  LINK_LISTS_MAX,
  type LinkPlace,
  PINNED_LINKS_MAX,
  USER_LINK_LABEL_MAX,
  USER_LINKS_MAX,
  userLinksErrors,
} from './user-links/user-links.rules.ts';

// analytics

export { analyticsCalls } from './analytics/analytics.calls.ts';
export type {
  DayOfLinks,
  DayOfPeople,
  LinkAnalytics,
  OpenedLink,
  PeopleAnalytics,
} from './analytics/analytics.models.ts';
export { ANALYTICS_DAYS, ANALYTICS_DAYS_MAX, ANALYTICS_LINKS } from './analytics/analytics.rules.ts';
