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

// profile

export { type ProfileLookup, useProfile } from './profile/useProfile.ts';

// products

export { type LandingFeed, useLandingFeed } from './products/useLandingFeed.ts';
export { type ProductLookup, useProduct } from './products/useProduct.ts';

// likes

export type { LikesUpdatedDetail } from './likes/like-relation.ts';
export { type LikedProducts, useLikedProducts } from './likes/useLikedProducts.ts';
export { type LikeFailure, useLikeFailures } from './likes/useLikeFailures.ts';
export { type ProductLike, useLikeProduct } from './likes/useLikeProduct.ts';

// cart

export { useProductStatuses } from './cart/useProductStatuses.ts';

// settings

export { THEME_KEY, type ThemeChoice, type ThemePreference } from './settings/theme-choice.ts';
export { useThemePreference } from './settings/useThemePreference.ts';

// optimistic

export {
  createRelations,
  type RelationFailure,
  type RelationKind,
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
