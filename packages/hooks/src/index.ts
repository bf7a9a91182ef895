// The public surface of the hooks, by hand, grouped by word.

// services

export { ServicesProvider, useServices } from './services/ServicesProvider.tsx';
export { createServices, type Services, type ServicesOptions } from './services/services.ts';

// session

export { SESSION_KEYS, type Session, type SessionState } from './session/session.ts';
export type { BlockedAction, SignInGate, SignInReason } from './session/sign-in-gate.ts';
export {
  type AuthForm,
  type AuthMode,
  type AuthProblems,
  type AuthValues,
  type FieldProblem,
  useAuthForm,
} from './session/useAuthForm.ts';
export { useSession } from './session/useSession.ts';
export { useSignInGate } from './session/useSignInGate.ts';
export { useSignOut } from './session/useSignOut.ts';
export { useViewerId } from './session/useViewerId.ts';

// profile

export { type ProfileLookup, useProfile } from './profile/useProfile.ts';

// products

export type { ProductFilterChoice, ProductScope } from './products/product-filter.ts';
export { type FilteredProducts, useFilteredProducts } from './products/useFilteredProducts.ts';
export { type LandingFeed, useLandingFeed } from './products/useLandingFeed.ts';
export { type ProductLookup, useProduct } from './products/useProduct.ts';
export type { ProductCollection, ProductCollectionOptions } from './products/useProductCollection.ts';
export type { ProductFeedView } from './products/useProductFeed.ts';
export type { SteadyProductFeed } from './products/useSteadyProductFeed.ts';

// likes

export type { LikesUpdatedDetail } from './likes/like-relation.ts';
export { LIKES_PAGE, type LikedProducts, useLikedProducts } from './likes/useLikedProducts.ts';
export { type LikeFailure, useLikeFailures } from './likes/useLikeFailures.ts';
export { type ProductLike, useLikeProduct } from './likes/useLikeProduct.ts';

// cart

export type { CartContents } from './cart/cart-contents.ts';
export { type Cart, useCart } from './cart/useCart.ts';
export { useCartCount } from './cart/useCartCount.ts';
export { type CartFailure, useCartFailures } from './cart/useCartFailures.ts';
export { type CartProduct, useCartProduct } from './cart/useCartProduct.ts';
export { useProductStatuses } from './cart/useProductStatuses.ts';

// search

export { beginningOf } from './search/beginning-of.ts';
export type { SearchOutcome } from './search/first-page.ts';
export type { SearchRequest } from './search/search-request.ts';
export type { FirstResults } from './search/search-results.ts';
export { type Brands, useBrands } from './search/useBrands.ts';
export { type SearchResults, useSearchResults } from './search/useSearchResults.ts';
export { type SearchSubmit, useSearchSubmit } from './search/useSearchSubmit.ts';

// saved searches

export type { RenameOutcome } from './saved-searches/saved-search-relations.ts';
export { type RemovalOutcome, UNDO_FOR_MS } from './saved-searches/saved-search-removals.ts';
export { type SavedSearches, useSavedSearches } from './saved-searches/useSavedSearches.ts';
export { type PanelChoice, useSavedSearchesPanel } from './saved-searches/useSavedSearchesPanel.ts';
export { type SaveSearch, type SaveSearchOutcome, useSaveSearch } from './saved-searches/useSaveSearch.ts';

// guest limits

export { createGuestCounter, type GuestCounter } from './guest-limits/guest-counter.ts';
export {
  GUEST_PRODUCT_LINK_LIMIT,
  type GuestProductLinks,
  useGuestProductLinks,
} from './guest-limits/useGuestProductLinks.ts';

// discover

export {
  type UsernameLookup,
  useUsernameLookup,
} from './discover/useUsernameLookup.ts';

// settings

export type { Choice } from './settings/choice.ts';
export { THEME_KEY, type ThemePreference } from './settings/theme-preference.ts';
export { useThemePreference } from './settings/useThemePreference.ts';

// optimistic

export {
  createRelations,
  type RelationFailure,
  type RelationIntent,
  type RelationKind,
  type RelationReading,
  type RelationSettled,
  type Relations,
  type RelationView,
} from './optimistic/relations.ts';
export { useRelation } from './optimistic/useRelation.ts';

// feed

export {
  createFeed,
  type Feed,
  type FeedError,
  type FeedPage,
  type FeedRecord,
  type FeedSource,
  type FeedState,
} from './feed/feed.ts';

// storage

export { browserStorage, type Storage } from './storage/storage.ts';
