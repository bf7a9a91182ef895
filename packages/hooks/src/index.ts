// services

// cart
export type { CartContents } from './cart/cart-contents.ts';
export { type CartTotals, cartTotalsOf, type RetailerTotal } from './cart/cart-totals.ts';
export { type Cart, useCart } from './cart/useCart.ts';
export { useCartCount } from './cart/useCartCount.ts';
export { type CartFailure, useCartFailures } from './cart/useCartFailures.ts';
export { type CartProduct, useCartProduct } from './cart/useCartProduct.ts';
export { useProductStatuses } from './cart/useProductStatuses.ts';
// discover
export {
  type UsernameLookup,
  useOpenProfileAfterSignIn,
  useUsernameLookup,
} from './discover/useUsernameLookup.ts';
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
// guest limits
export { createGuestCounter, type GuestCounter } from './guest-limits/guest-counter.ts';
export {
  GUEST_PRODUCT_LINK_LIMIT,
  type GuestProductLinks,
  useGuestProductLinks,
} from './guest-limits/useGuestProductLinks.ts';
// likes
export type { LikesUpdatedDetail } from './likes/like-relation.ts';
export { LIKES_PAGE, type LikedProducts, useLikedProducts } from './likes/useLikedProducts.ts';
export { type LikeFailure, useLikeFailures } from './likes/useLikeFailures.ts';
export { type ProductLike, useLikeProduct } from './likes/useLikeProduct.ts';
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
// products
export type { ProductFilterChoice, ProductScope } from './products/product-filter.ts';
export { type FilteredProducts, useFilteredProducts } from './products/useFilteredProducts.ts';
export { type LandingFeed, useLandingFeed } from './products/useLandingFeed.ts';
export { type ProductLookup, useProduct } from './products/useProduct.ts';
export type { ProductCollection, ProductCollectionOptions } from './products/useProductCollection.ts';
export type { ProductFeedView } from './products/useProductFeed.ts';
export type { SteadyProductFeed } from './products/useSteadyProductFeed.ts';
// profile
export { type ProfileLookup, useProfile } from './profile/useProfile.ts';
// saved searches
export type { RenameOutcome } from './saved-searches/saved-search-relations.ts';
export { type RemovalOutcome, UNDO_FOR_MS } from './saved-searches/saved-search-removals.ts';
export { type SavedSearches, useSavedSearches } from './saved-searches/useSavedSearches.ts';
export { type SaveSearch, type SaveSearchOutcome, useSaveSearch } from './saved-searches/useSaveSearch.ts';
// search
export type { SearchRequest } from './search/search-request.ts';
export type { FirstResults } from './search/search-results.ts';
export { type Brands, useBrands } from './search/useBrands.ts';
export { type SearchResults, useSearchResults } from './search/useSearchResults.ts';
export { type SearchOutcome, type SearchSubmit, useSearchSubmit } from './search/useSearchSubmit.ts';
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
// settings
export { THEME_KEY, type ThemeChoice, type ThemePreference } from './settings/theme-choice.ts';
export { useThemePreference } from './settings/useThemePreference.ts';
// storage
export { browserStorage, type Storage } from './storage/storage.ts';
