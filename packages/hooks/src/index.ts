// The public surface of the hooks, by hand: what serves every area first, then each area.

// services

export { attached } from './services/attached.ts';
export { ServicesProvider, useServices } from './services/ServicesProvider.tsx';
export { createServices, type Services, type ServicesOptions } from './services/services.ts';

// storage

export type { Choice } from './storage/choice.ts';
export { browserStorage, type Storage } from './storage/storage.ts';

// session

export { SESSION_KEYS, type Session, type SessionState, viewerOf } from './session/session.ts';
export type { BlockedAction, SignInGate, SignInReason } from './session/sign-in-gate.ts';
export {
  type AuthForm,
  type AuthMode,
  type AuthProblems,
  type AuthValues,
  type FieldProblem,
  useAuthForm,
} from './session/useAuthForm.ts';
export { useReopenedAfterSignIn } from './session/useReopenedAfterSignIn.ts';
export { useSession } from './session/useSession.ts';
export { type SignInQuestion, useSignInGate } from './session/useSignInGate.ts';
export { useSignOut } from './session/useSignOut.ts';
export { useViewerId } from './session/useViewerId.ts';

// optimistic

export { countShowing, type ListedCount } from './optimistic/count.ts';
export {
  defineRelation,
  type Relation,
  type RelationChange,
  type RelationGate,
  type RelationPlan,
  type RelationSettled,
} from './optimistic/relation.ts';
export type {
  RelationFailure,
  RelationIntent,
  RelationReading,
  RelationStore,
  RelationView,
} from './optimistic/relation-store.ts';
export type { Relations } from './optimistic/relations.ts';
export {
  createDeferredRemovals,
  createRelationRemovals,
  type DeferredRemovalPlan,
  type DeferredRemovals,
  type Removal,
  type RemovalOutcome,
  type Removals,
  UNDO_FOR_MS,
} from './optimistic/removals.ts';
export { type Collection, type CollectionOptions, useCollection } from './optimistic/useCollection.ts';
export { useRelation } from './optimistic/useRelation.ts';
export { useRelationFailures } from './optimistic/useRelationFailures.ts';
export { useRelationReading } from './optimistic/useRelationReading.ts';
export { useRemovals } from './optimistic/useRemovals.ts';
export { type Toggle, useToggle } from './optimistic/useToggle.ts';

// resource

export { type Resource, type ResourceOptions, useResource } from './resource/useResource.ts';

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
export { createFeedOverlay, type FeedChanges, type FeedOverlay, overlaid } from './feed/feed-overlay.ts';
export { type FeedPlan, type OpenedFeed, type OpenFeed, openFeed } from './feed/open-feed.ts';
export { type FeedView, useFeed } from './feed/useFeed.ts';
export { useFeedOverlay } from './feed/useFeedOverlay.ts';
export { type SteadyFeedView, useSteadyFeed } from './feed/useSteadyFeed.ts';

// timeline

export {
  createTimeline,
  type Timeline,
  type TimelineOptions,
  type TimelineState,
} from './timeline/timeline.ts';
export { type TimelineView, useTimeline } from './timeline/useTimeline.ts';

// outbox

export {
  type Delivery,
  defineOutbox,
  type Outbox,
  type OutboxOutcome,
  type OutboxPlan,
} from './outbox/outbox.ts';
export { type OutboxEntry, type OutboxFailure, type Threaded, threaded } from './outbox/outbox-entry.ts';
export { useOutbox } from './outbox/useOutbox.ts';

// drafts

export { type Drafts, type DraftsPlan, defineDrafts } from './drafts/drafts.ts';
export { useDraft } from './drafts/useDraft.ts';

// uploads

export { contentTypeOf } from './uploads/content-type.ts';
export {
  type AskUpload,
  createUploads,
  type Upload,
  type UploadFailure,
  type UploadGrant,
  type Uploads,
} from './uploads/uploads.ts';
export { type UploadsView, useUploads } from './uploads/useUploads.ts';

// stepping

export { useStayedWith } from './stepping/useStayedWith.ts';
export { type Stepping, useStepping } from './stepping/useStepping.ts';

// guest limits

export {
  createGuestCounter,
  createGuestListCounter,
  type GuestCounter,
} from './guest-limits/guest-counter.ts';
export { type GuestAllowance, useGuestAllowance } from './guest-limits/useGuestAllowance.ts';

// settings

export { THEME_KEY, type ThemePreference } from './settings/theme-preference.ts';
export { useThemePreference } from './settings/useThemePreference.ts';

// profile

export type { PeopleView } from './profile/people-feed.ts';
export { type FollowListOf, useFollowList } from './profile/useFollowList.ts';
export { type ProfileLookup, type ProfileProblem, useProfile } from './profile/useProfile.ts';
export {
  PICTURE_REFETCH_MS,
  PICTURE_RETRIES,
  PICTURE_RETRY_DELAY_MS,
  type SignedPicture,
  useSignedPicture,
} from './profile/useSignedPicture.ts';

// products

export { prepareLanding } from './products/prepare-landing.ts';
export type { ProductFeedView, SteadyProductFeed } from './products/product-feed.ts';
export {
  defineProductRelation,
  type ProductRelation,
  type ProductRelationPlan,
} from './products/product-relation.ts';
export { prepareProduct } from './products/product-resource.ts';
export { type LandingFeed, useLandingFeed } from './products/useLandingFeed.ts';
export { type ProductLookup, useProduct } from './products/useProduct.ts';
export { useProductStatuses } from './products/useProductStatuses.ts';

// recommendations

export { OUTDATED_FEEDS_KEY } from './feed/open-feed.ts';
export { openedRows } from './recommendations/opened-rows.ts';
export type { RecommendedProducts } from './recommendations/recommended-products.ts';
export { usePopularProducts } from './recommendations/usePopularProducts.ts';
export { useRememberViewed } from './recommendations/useRememberViewed.ts';
export { useSimilarProducts } from './recommendations/useSimilarProducts.ts';
export {
  useViewedHandover,
  useViewedIds,
  useViewedProducts,
  type ViewedRow,
} from './recommendations/useViewedProducts.ts';
export { VIEWED_KEY } from './recommendations/viewed-products.ts';

// likes

export { type LikesUpdatedDetail, like } from './likes/like.ts';
export { LIKES_PAGE, type LikedProducts, useLikedProducts } from './likes/useLikedProducts.ts';

// cart

export { inCart } from './cart/in-cart.ts';
export { type Cart, useCart } from './cart/useCart.ts';
export { useCartCount } from './cart/useCartCount.ts';

// product links

export {
  GUEST_PRODUCT_LINK_LIMIT,
  type GuestProductLinks,
  useGuestProductLinks,
} from './product-links/useGuestProductLinks.ts';
export { type LinkPreviewLookup, useLinkPreview } from './product-links/useLinkPreview.ts';
export { useLinkProduct } from './product-links/useLinkProduct.ts';

// search

export { beginningOf } from './search/beginning-of.ts';
export type { SearchOutcome } from './search/first-page.ts';
export { prepareSearchResults } from './search/prepare-results.ts';
export { type ProductFilterChoice, type ProductScope, searchRequestOf } from './search/product-filter.ts';
export type { SearchRequest } from './search/search-request.ts';
export type { FirstResults } from './search/search-results.ts';
export type { SearchSummary } from './search/search-summaries.ts';
export { type Brands, useBrands } from './search/useBrands.ts';
export {
  type FilteredProducts,
  prepareFilteredProducts,
  useFilteredProducts,
} from './search/useFilteredProducts.ts';
export { type SearchResults, useSearchResults } from './search/useSearchResults.ts';
export { type SearchSubmit, useSearchSubmit } from './search/useSearchSubmit.ts';
export { useSearchTotal } from './search/useSearchTotal.ts';

// saved searches

export type { RenameOutcome } from './saved-searches/saved-search-changes.ts';
export {
  type SavedSearches,
  type SavedSearchesOptions,
  useSavedSearches,
} from './saved-searches/useSavedSearches.ts';
export {
  type PanelChoice,
  SAVED_SEARCHES_PANEL_KEY,
  useSavedSearchesPanel,
} from './saved-searches/useSavedSearchesPanel.ts';
export { type SaveSearch, type SaveSearchOutcome, useSaveSearch } from './saved-searches/useSaveSearch.ts';

// discover

export { type UsernameLookup, useUsernameLookup } from './discover/useUsernameLookup.ts';

// account

export type { EditProfileValues } from './account/profile-edits.ts';
export {
  type AccountOutcome,
  type EditProfile,
  type EditProfileProblems,
  useEditProfile,
} from './account/useEditProfile.ts';
export { type EmailVerification, useEmailVerification } from './account/useEmailVerification.ts';
export {
  type ProfilePictureChange,
  type ProfilePictureKind,
  useProfilePicture,
} from './account/useProfilePicture.ts';

// dismissals

export { useDismissal } from './dismissals/useDismissal.ts';

// follow

export { follow } from './follow/follow.ts';
export { FOLLOW_CHECKS_AT_ONCE } from './follow/follow-knowledge.ts';
export { FOLLOW_COOLDOWN_MS, type Following, useFollow } from './follow/useFollow.ts';
export { useFollowingCount } from './follow/useFollowingCount.ts';

// posts

export type { ChosenMedium, ComposedMedium, ComposerState, PostComposer } from './posts/post-composer.ts';
export { postLike, postSave } from './posts/post-relations.ts';
export { preparePost } from './posts/post-resource.ts';
export {
  addressMeant,
  countLeftOut,
  isAddressTyped,
  type PostText,
  type TypedLink,
} from './posts/post-text.ts';
export type { PublicationOutcome } from './posts/publications.ts';
export { GUEST_POST_VIEW_LIMIT, useGuestPostViews } from './posts/useGuestPostViews.ts';
export { useIsPublishing } from './posts/useIsPublishing.ts';
export { useOwnPostsChanged } from './posts/useOwnPostsChanged.ts';
export { type PostFeedView, type PostsOf, usePersonsPosts } from './posts/usePersonsPosts.ts';
export { type PostLookup, usePost } from './posts/usePost.ts';
export { type PostActions, usePostActions } from './posts/usePostActions.ts';
export { type PostComposition, usePostComposer } from './posts/usePostComposer.ts';
export { type PostEdit, type PostEditOutcome, usePostEdit } from './posts/usePostEdit.ts';
export { usePostLikers } from './posts/usePostLikers.ts';
export { usePublicationOutcomes } from './posts/usePublicationOutcomes.ts';
export { type PostRemoval, useRemovePost } from './posts/useRemovePost.ts';

// post links

export {
  GUEST_LINK_PANEL_LIMIT,
  type GuestLinkPanels,
  useGuestLinkPanels,
} from './post-links/useGuestLinkPanels.ts';
export { type PostLinkChange, type PostLinks, usePostLinks } from './post-links/usePostLinks.ts';
export { isLinkProduct } from './product-links/link-product.ts';

// comments

export { type CommentFieldState, useCommentField } from './comments/useCommentField.ts';
export {
  type Comments,
  type CommentsOptions,
  type ShownComment,
  useComments,
} from './comments/useComments.ts';

// moderation

export { block } from './moderation/block.ts';
export { type Blocking, useBlock } from './moderation/useBlock.ts';
export { type BlockedPeople, useBlockedPeople } from './moderation/useBlockedPeople.ts';
export { type Reportable, type ReportDraft, type Reporting, useReport } from './moderation/useReport.ts';
export { useReportGate } from './moderation/useReportGate.ts';
