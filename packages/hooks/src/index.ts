// Maintained by hand: shared modules first, then each area.

// services

export { attached } from './services/attached.ts';
export { ServicesProvider, useServices } from './services/ServicesProvider.tsx';
export { createServices, type Services, type ServicesOptions } from './services/services.ts';

// storage

export type { Choice } from './storage/choice.ts';
export { browserStorage, type Storage } from './storage/storage.ts';

// session

export type { Lifetimes, OfPerson } from './session/lifetimes.ts';
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

export type { CollectionError } from './optimistic/collection-error.ts';
export {
  type AnyRelation,
  defineReading,
  defineReadingLike,
  defineRelation,
  defineSingleReading,
  defineThing,
  defineWholeReading,
  type Implied,
  implied,
  type Reading,
  type ReadingPlan,
  type Relation,
  type RelationChange,
  type RelationPlan,
  type RelationSettled,
  type Telling,
  type Thing,
  type ThingPlan,
  tells,
  type WholeReading,
  type WholeReadingPlan,
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
  type DeferredRemovalPlan,
  type DeferredRemovals,
  type Removal,
  type RemovalOutcome,
  type Removals,
  UNDO_FOR_MS,
} from './optimistic/removals.ts';
export { type Collection, type CollectionOptions, useCollection } from './optimistic/useCollection.ts';
export { useReading } from './optimistic/useReading.ts';
export { type Related, useRelated } from './optimistic/useRelated.ts';
export {
  type Changeable,
  type Toggle,
  useRelation,
  useRelationReading,
  useToggle,
} from './optimistic/useRelation.ts';
export { useRelationFailures } from './optimistic/useRelationFailures.ts';
export { useRemovals } from './optimistic/useRemovals.ts';
export { useWholeReading } from './optimistic/useWholeReading.ts';

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

// attachments

export {
  type Attachment,
  type Attachments,
  type AttachmentsPlan,
  defineAttachments,
  type KeptAttachment,
} from './attachments/attachments.ts';
export { type ChosenFiles, type RefusedFile, useChosenFiles } from './attachments/useChosenFiles.ts';

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

export type { SettingsForm } from './settings/settings-form.ts';
export { THEME_KEY, type ThemePreference } from './settings/theme-preference.ts';
export { useContentFilterSettings } from './settings/useContentFilterSettings.ts';
export { useNotificationSettings } from './settings/useNotificationSettings.ts';
export { useThemePreference } from './settings/useThemePreference.ts';

// profile

export type { PeopleView } from './profile/people-feed.ts';
export { personThing, type RelatedPerson } from './profile/person-thing.ts';
export { type ProfileLookup, type ProfileProblem, useProfile } from './profile/useProfile.ts';
export {
  PICTURE_REFETCH_MS,
  PICTURE_RETRIES,
  PICTURE_RETRY_DELAY_MS,
  type SignedPicture,
  useSignedPicture,
} from './profile/useSignedPicture.ts';
export { type UsernameLookup, useUsernameLookup } from './profile/useUsernameLookup.ts';

// products

export { prepareLanding } from './products/prepare-landing.ts';
export type { ProductFeedView, SteadyProductFeed } from './products/product-feed.ts';
export { prepareProduct } from './products/product-resource.ts';
export { productStatuses, productThing } from './products/product-thing.ts';
export { type LandingFeed, useLandingFeed } from './products/useLandingFeed.ts';
export { type ProductLookup, useProduct } from './products/useProduct.ts';

// product details

export { prepareProductDetails, useProductDetails } from './product-details/useProductDetails.ts';

// recommendations

export { OUTDATED_FEEDS_KEY } from './feed/open-feed.ts';
export { openedRows } from './recommendations/opened-rows.ts';
export type { RecommendedProducts } from './recommendations/recommended-products.ts';
export { preparePopularProducts, usePopularProducts } from './recommendations/usePopularProducts.ts';
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

export { beginningOf } from './product-search/beginning-of.ts';
export type { SearchOutcome } from './product-search/first-page.ts';
export { prepareSearchResults } from './product-search/prepare-results.ts';
export {
  type ProductFilterChoice,
  type ProductScope,
  searchRequestOf,
} from './product-search/product-filter.ts';
export type { SearchRequest } from './product-search/search-request.ts';
export type { FirstResults } from './product-search/search-results.ts';
export type { SearchSummary } from './product-search/search-summaries.ts';
export { type Brands, useBrands } from './product-search/useBrands.ts';
export {
  type FilteredProducts,
  prepareFilteredProducts,
  useFilteredProducts,
} from './product-search/useFilteredProducts.ts';
export { type SearchResults, useSearchResults } from './product-search/useSearchResults.ts';
export { type SearchSubmit, useSearchSubmit } from './product-search/useSearchSubmit.ts';
export { useSearchTotal } from './product-search/useSearchTotal.ts';

// saved searches

export type { RenameOutcome } from './saved-searches/saved-search-changes.ts';
export { isSameSearch } from './saved-searches/search-to-save.ts';
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

// account

export type { AccountFailure } from './account/account-failure.ts';
export type { EditProfileValues } from './account/profile-edits.ts';
export {
  type AccountOutcome,
  type EditProfile,
  type EditProfileProblems,
  type ProfileSaved,
  useEditProfile,
} from './account/useEditProfile.ts';
export { type EmailVerification, useEmailVerification } from './account/useEmailVerification.ts';
export { type ForgotPassword, useForgotPassword } from './account/useForgotPassword.ts';
export {
  type NewPasswordValues,
  type PasswordReset,
  type PasswordResetProblems,
  usePasswordReset,
} from './account/usePasswordReset.ts';
export {
  type PictureProblem,
  type ProfilePictureChange,
  type ProfilePictureKind,
  useProfilePicture,
} from './account/useProfilePicture.ts';

// dismissals

export { useDismissal } from './dismissals/useDismissal.ts';

// discover

export type { DiscoverTab } from './discover/discover-feed.ts';
export { postDismissal } from './discover/post-dismissal.ts';
export { prepareDiscover } from './discover/prepare-discover.ts';
export { RECENT_SEARCHES_MAX, type RecentSearch } from './discover/recent-searches.ts';
export type { DiscoverSearchFailure, FoundOnDiscover } from './discover/search-discover.ts';
export { type DiscoverFeed, NEW_POSTS_EVERY_MS, useDiscoverFeed } from './discover/useDiscoverFeed.ts';
export {
  DISCOVER_QUERY_MAX,
  DISCOVER_SEARCH_DELAY_MS,
  type DiscoverSearch,
  useDiscoverSearch,
} from './discover/useDiscoverSearch.ts';
export { type HashtagPostsView, useHashtagPosts } from './discover/useHashtagPosts.ts';
export { useRecentSearches } from './discover/useRecentSearches.ts';
export {
  FALLBACK_HASHTAGS,
  type TrendingHashtag,
  useTrendingHashtags,
} from './discover/useTrendingHashtags.ts';
export {
  TRENDING_POSTS_SHOWN,
  type TrendingPosts,
  useTrendingPosts,
} from './discover/useTrendingPosts.ts';

// follow

export { FOLLOW_CHECKS_AT_ONCE, follow } from './follow/follow.ts';
export { FOLLOW_COOLDOWN_MS, type Following, useFollow } from './follow/useFollow.ts';
export { useFollowingCount } from './follow/useFollowingCount.ts';
export { type FollowListOf, useFollowList } from './follow/useFollowList.ts';

// suggestions

export type { Suggestion, SuggestionCategory } from './suggestions/mixed-suggestions.ts';
export { suggestionDismissal } from './suggestions/suggestion-dismissal.ts';
export { type Suggestions, useSuggestions } from './suggestions/useSuggestions.ts';

// posts

export { useCommentCount } from './comments/useCommentCount.ts';
export type { ChosenMedium, ComposedMedium, ComposerState, PostComposer } from './posts/post-composer.ts';
export type { PostFeedView } from './posts/post-feed-view.ts';
export { postLike, postSave } from './posts/post-relations.ts';
export { preparePost } from './posts/post-resource.ts';
export {
  addressMeant,
  countLeftOut,
  isAddressTyped,
  type PostText,
  type TypedLink,
} from './posts/post-text.ts';
export { postThing } from './posts/post-thing.ts';
export type { PublicationOutcome } from './posts/publications.ts';
export type { TaggedPost } from './posts/shared-post-tags.ts';
export { GUEST_POST_VIEW_LIMIT, useGuestPostViews } from './posts/useGuestPostViews.ts';
export { useIsPublishing } from './posts/useIsPublishing.ts';
export { useOwnPostsChanged } from './posts/useOwnPostsChanged.ts';
export { type PostsOf, usePersonsPosts } from './posts/usePersonsPosts.ts';
export { type PostLookup, usePost } from './posts/usePost.ts';
export { type PostActions, usePostActions } from './posts/usePostActions.ts';
export { type PostComposition, usePostComposer } from './posts/usePostComposer.ts';
export { type PostEdit, type PostEditOutcome, usePostEdit } from './posts/usePostEdit.ts';
export { usePostLikers } from './posts/usePostLikers.ts';
export { usePublicationOutcomes } from './posts/usePublicationOutcomes.ts';
export { type PostRemoval, useRemovePost } from './posts/useRemovePost.ts';
export { type ShareablePost, type SharePreparation, useShareablePost } from './posts/useShareablePost.ts';
export { type SharedPostLookup, useSharedPost } from './posts/useSharedPost.ts';

// post links

export {
  GUEST_LINK_PANEL_LIMIT,
  type GuestLinkPanels,
  useGuestLinkPanels,
} from './post-links/useGuestLinkPanels.ts';
export {
  type PostLinkChange,
  type PostLinks,
  type PostLinksOptions,
  usePostLinks,
} from './post-links/usePostLinks.ts';
export { type PostsOfProduct, usePostsOfProduct } from './posts/usePostsOfProduct.ts';
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

// dressing rooms

export type { MessageDraft, Quote } from './rooms/message-draft.ts';
export { type MutableRoom, roomMute } from './rooms/room-mute.ts';
export type { RoomPicture } from './rooms/unsent-messages.ts';
export type { VoteDraft, VoteOptionDraft } from './rooms/unsent-votes.ts';
export { type AskOutcome, type AskRoom, useAskRoom } from './rooms/useAskRoom.ts';
export { useCloseVote } from './rooms/useCloseVote.ts';
export { type CreateRoom, type RoomDraft, useCreateRoom } from './rooms/useCreateRoom.ts';
export { type Friends, useFriends } from './rooms/useFriends.ts';
export { type InviteOutcome, useInvite } from './rooms/useInvite.ts';
export { type LeaveRoom, useLeaveRoom } from './rooms/useLeaveRoom.ts';
export { type MessageField, useMessageField, useReply } from './rooms/useMessageField.ts';
export { type RoomMessages, type ShownMessage, useMessages } from './rooms/useMessages.ts';
export { isEditable, type OwnMessageActions, useOwnMessage } from './rooms/useOwnMessage.ts';
export { useReadMarker } from './rooms/useReadMarker.ts';
export { type RoomView, useRoom } from './rooms/useRoom.ts';
export { type Rooms, useRooms } from './rooms/useRooms.ts';
export { useUnreadMessages } from './rooms/useUnreadMessages.ts';
export { useVote, type VoteView } from './rooms/useVote.ts';
export { useVoteForm, type VoteFormState, type VoteStart } from './rooms/useVoteForm.ts';
export { type VotingPerson, voteChoice } from './rooms/vote-choice.ts';
// live

export { type Live, type LiveState, liveHints } from './live/live.ts';
export { type RoomTyping, useOnlinePeople, useRoomTyping } from './live/useCompany.ts';
export { useLive } from './live/useLive.ts';
export { useLiveHints, useLiveState } from './live/useLiveHints.ts';

// legal

export {
  preparePrivacyPolicy,
  prepareTermsOfService,
  usePrivacyPolicy,
  useTermsOfService,
} from './legal/useLegalDocuments.ts';

// subscription

export {
  isEnding,
  type Plan,
  type PlanAction,
  planActionOf,
  planOf,
} from './subscription/plan-action.ts';
export { isPlanRequired } from './subscription/plan-required.ts';
export {
  type CheckoutOutcome,
  type CheckoutResult,
  useCheckoutResult,
} from './subscription/useCheckoutResult.ts';
export {
  type OpenedPayment,
  type PaymentPage,
  type Payments,
  usePayments,
} from './subscription/usePayments.ts';
export { usePlanCheck } from './subscription/usePlanCheck.ts';
export {
  type SubscriptionOptions,
  type SubscriptionView,
  useSubscription,
} from './subscription/useSubscription.ts';

// user-links

export type { LinksProblem } from './user-links/links-problem.ts';
export {
  type LinkListActions,
  useLinkListActions,
} from './user-links/useLinkListActions.ts';
export { type LinkLists, useLinkLists } from './user-links/useLinkLists.ts';
export { useLinkOpened } from './user-links/useLinkOpened.ts';
export { type ListedLinks, useListedLinks } from './user-links/useListedLinks.ts';
export {
  type AddLinkOutcome,
  useYourLinks,
  type YourLinks,
  type YourLinksOptions,
} from './user-links/useYourLinks.ts';

// analytics

export {
  type LinkAnalyticsOptions,
  type LinkAnalyticsView,
  useLinkAnalytics,
} from './analytics/useLinkAnalytics.ts';
export { type PeopleAnalyticsView, usePeopleAnalytics } from './analytics/usePeopleAnalytics.ts';
export { usePostOpened } from './analytics/usePostOpened.ts';
