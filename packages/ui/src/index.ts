// theme

export { applyTheme, type ThemePreference } from './theme/applyTheme.ts';
export type { Brand, ColorRole, Palette, ThemeMode } from './theme/brand.ts';
export { vars } from './theme/contract.css.ts';
export { type ContrastPair, contrastPairs, contrastProblems } from './theme/contrast.ts';
export { applyBrand, createTheme, type ThemeOptions } from './theme/createTheme.ts';
export { evergreen } from './theme/evergreen.ts';
export { gutter, inGutters } from './theme/scale.ts';
export { vitrine } from './theme/vitrine.ts';

// provider

export type { Messages } from './messages.ts';
export {
  defineMessages,
  type Message,
  type MessageCatalogue,
  type MessagesOf,
  type TextWith,
} from './provider/messages.ts';
export { type PluralForms, pluralIn } from './provider/plural.ts';
export {
  type ImageComponent,
  type LinkComponent,
  useCurrency,
  useImageComponent,
  useLinkComponent,
  useLocale,
  useMessages,
} from './provider/UiProvider.tsx';
export { withParts } from './provider/withParts.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider.ts';

// controls

export { AlertDialog, type AlertDialogProps } from './controls/AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps } from './controls/Avatar/Avatar.tsx';
export { BackToTop, type BackToTopProps } from './controls/BackToTop/BackToTop.tsx';
export { Badge, type BadgeProps } from './controls/Badge/Badge.tsx';
export { Button, type ButtonProps } from './controls/Button/Button.tsx';
export { Callout, type CalloutProps } from './controls/Callout/Callout.tsx';
export { Card, type CardProps } from './controls/Card/Card.tsx';
export { Carousel, type CarouselProps } from './controls/Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './controls/Checkbox/Checkbox.tsx';
export {
  Chip,
  ChipGroup,
  type ChipGroupProps,
  type ChipOption,
  type ChipProps,
} from './controls/Chip/Chip.tsx';
export { Combobox, type ComboboxProps } from './controls/Combobox/Combobox.tsx';
export type { ComboboxOption } from './controls/Combobox/combobox-option.ts';
export { CountedLink, type CountedLinkProps } from './controls/CountedLink/CountedLink.tsx';
export { DateField, type DateFieldProps } from './controls/DateField/DateField.tsx';
export { Dialog, type DialogProps } from './controls/Dialog/Dialog.tsx';
export {
  DialogActions,
  DialogBody,
  DialogClose,
  type DialogCloseProps,
  DialogDescription,
  DialogPanel,
  type DialogPanelProps,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  type DialogTitleProps,
  DialogTrigger,
  type DialogTriggerProps,
} from './controls/Dialog/DialogParts.tsx';
export { EmptyState, type EmptyStateProps } from './controls/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './controls/ErrorState/ErrorState.tsx';
export { FileDrop, type FileDropProps } from './controls/FileDrop/FileDrop.tsx';
export type { FileRefusal, RefusedFile } from './controls/FileDrop/file-rules.ts';
export { Icon, type IconProps } from './controls/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './controls/IconButton/IconButton.tsx';
export { MaskedDateField, type MaskedDateFieldProps } from './controls/MaskedDateField/MaskedDateField.tsx';
export {
  Menu,
  MenuAction,
  type MenuActionProps,
  type MenuFaceProps,
  type MenuItem,
  MenuLink,
  type MenuLinkProps,
  MenuPanel,
  type MenuPanelProps,
  type MenuProps,
  MenuRoot,
  type MenuRootProps,
  MenuSeparator,
  MenuTrigger,
  type MenuTriggerProps,
} from './controls/Menu/Menu.tsx';
export { NewItemsPill, type NewItemsPillProps } from './controls/NewItemsPill/NewItemsPill.tsx';
export type { Crop } from './controls/PictureCrop/crop-geometry.ts';
export { type CroppedPictureOptions, croppedPicture } from './controls/PictureCrop/croppedPicture.ts';
export { PictureCrop, type PictureCropProps } from './controls/PictureCrop/PictureCrop.tsx';
export {
  Popover,
  PopoverClose,
  type PopoverCloseProps,
  type PopoverProps,
} from './controls/Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './controls/ProgressBar/ProgressBar.tsx';
export {
  RadioGroup,
  type RadioGroupOption,
  type RadioGroupProps,
} from './controls/RadioGroup/RadioGroup.tsx';
export type { RadioOption, RadioSettings } from './controls/RadioGroup/useRadios.ts';
export { RelativeTime, type RelativeTimeProps } from './controls/RelativeTime/RelativeTime.tsx';
export {
  RemovableChip,
  type RemovableChipItem,
  RemovableChipList,
  type RemovableChipListProps,
  type RemovableChipProps,
} from './controls/RemovableChip/RemovableChip.tsx';
export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './controls/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './controls/Select/Select.tsx';
export { Sheet, type SheetProps } from './controls/Sheet/Sheet.tsx';
export { Skeleton, type SkeletonProps } from './controls/Skeleton/Skeleton.tsx';
export {
  RangeSlider,
  type RangeSliderProps,
  Slider,
  type SliderProps,
} from './controls/Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from './controls/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './controls/Switch/Switch.tsx';
export {
  Tab,
  type TabItem,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
  TabsRoot,
  type TabsRootProps,
} from './controls/Tabs/Tabs.tsx';
export { Textarea, type TextareaProps } from './controls/Textarea/Textarea.tsx';
export { TextField, type TextFieldProps } from './controls/TextField/TextField.tsx';
export {
  Toast,
  ToastAction,
  ToastActions,
  ToastClose,
  type ToastCloseProps,
  ToastList,
  type ToastProps,
  ToastText,
} from './controls/Toasts/ToastParts.tsx';
export { ToastRegion, type ToastRegionProps } from './controls/Toasts/ToastRegion.tsx';
export { Toasts, type ToastsProps } from './controls/Toasts/Toasts.tsx';
export {
  createToasts,
  type NewToast,
  type ToastManager,
  type ToastMessage,
  type ToastOptions,
  type ToastPromiseTexts,
  type ToastReason,
  type ToastTone,
} from './controls/Toasts/toast-manager.ts';
export { useToasts } from './controls/Toasts/useToasts.ts';
export { Tooltip, type TooltipProps } from './controls/Tooltip/Tooltip.tsx';
export type { OpenChange, OpenProps, OpenReason } from './controls/useOpen.ts';
export type { OverlayProps } from './controls/useOverlay.ts';
export { Viewer, type ViewerProps, ViewerTitle } from './controls/Viewer/Viewer.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './controls/VisuallyHidden/VisuallyHidden.tsx';

// format

export { formatPrice } from './format/formatPrice.ts';
export { type FormattedRating, formatRating } from './format/formatRating.ts';
export { isolated } from './format/isolated.ts';

// interaction

export { isSubmitEnter, type KeyPress } from './interaction/isSubmitEnter.ts';
export { SWIPE_THRESHOLD_PX, SWIPE_THROTTLE_MS } from './interaction/swipe.ts';
export { type SwipeHandlers, type SwipeOptions, useSwipe } from './interaction/useSwipe.ts';

// layout

export {
  MasonryGrid,
  type MasonryGridProps,
  type MasonryHandle,
} from './layout/Masonry/MasonryGrid.tsx';
export {
  columnsForWidth,
  type MasonryKey,
  masonryGap,
  masonryRowGap,
} from './layout/Masonry/masonry-geometry.ts';
export {
  createMasonryMemory,
  type MasonryMemory,
  type MasonrySnapshot,
} from './layout/Masonry/masonry-memory.ts';
export type { MasonryWindow } from './layout/Masonry/masonry-view.ts';
export type { PictureSource } from './layout/picture-aspect-ratio.ts';

// products

export {
  cardProductFrom,
  cardProductOf,
  type ServedPicture,
  type ServedProduct,
  shownPicture,
} from './products/card-product.ts';
export {
  ExternalLinkDialog,
  type ExternalLinkDialogProps,
} from './products/ExternalLinkDialog/ExternalLinkDialog.tsx';
export { FeedReason, type FeedReasonProps } from './products/FeedReason/FeedReason.tsx';
export { FEED_REASON_HEIGHT } from './products/FeedReason/feed-reason-height.ts';
export {
  AppliedFilters,
  type AppliedFiltersProps,
  type UnderstoodPart,
  type UnderstoodWords,
} from './products/FilterPanel/AppliedFilters.tsx';
export { FilterBar, type FilterBarProps } from './products/FilterPanel/FilterBar.tsx';
export {
  ClearFilters,
  type ClearFiltersProps,
  FilterPanel,
  type FilterPanelProps,
} from './products/FilterPanel/FilterPanel.tsx';
export { FilterSheet, type FilterSheetProps } from './products/FilterPanel/FilterSheet.tsx';
export {
  activeFilterCount,
  defaultFilterColors,
  emptyProductFilter,
  type FilterChoice,
  type FilterColor,
  type FilterOption,
  filterOptions,
  isFilterEmpty,
  type ProductFilter,
  type ProductSort,
} from './products/FilterPanel/product-filter.ts';
export {
  ProductCard,
  type ProductCardProduct,
  type ProductCardProps,
  ProductCardSkeleton,
  type ProductCardSkeletonProps,
} from './products/ProductCard/ProductCard.tsx';
export {
  ProductCardActions,
  ProductCardFrame,
  ProductCardName,
  type ProductCardNameProps,
  ProductCardOwner,
  type ProductCardOwnerProps,
  ProductCardPicture,
  ProductCardPrice,
  type ProductCardPriceProps,
  ProductCardRetailer,
  ProductCardText,
} from './products/ProductCard/ProductCardParts.tsx';
export {
  measuredCardHeight,
  type ProductCardMeasures,
  productCardHeight,
  productCardMeasures,
} from './products/ProductCard/product-card-geometry.ts';
export { productCardSizes } from './products/ProductCard/product-card-sizes.ts';
export { ProductModal } from './products/ProductModal/ProductModal.tsx';
export type {
  FailedProduct,
  LoadingProduct,
  MissingProduct,
  ProductModalContent,
  ProductModalFrame,
  ProductModalProduct,
  ProductModalProps,
  ReadyProduct,
} from './products/ProductModal/product-modal-props.ts';
export {
  ProductPicture,
  type ProductPictureProps,
  type ProductPictureSource,
} from './products/ProductPicture/ProductPicture.tsx';
export { bleed as productRowBleed } from './products/ProductRow/ProductRow.css.ts';
export { ProductRow, type ProductRowProps } from './products/ProductRow/ProductRow.tsx';
export { ProductThumb, type ProductThumbProps } from './products/ProductThumb/ProductThumb.tsx';
export { RatingStars, type RatingStarsProps } from './products/RatingStars/RatingStars.tsx';

// likes

export { HeartButton, type HeartButtonProps } from './likes/HeartButton/HeartButton.tsx';

// cart

export { CartButton, type CartButtonProps } from './cart/CartButton/CartButton.tsx';
export { type CartItem, CartLine, type CartLineProps } from './cart/CartLine/CartLine.tsx';
export { CartList, type CartListProps } from './cart/CartList/CartList.tsx';

// comments

export { CommentField, type CommentFieldProps } from './comments/CommentField/CommentField.tsx';
export {
  type CommentEntry,
  CommentList,
  type CommentListProps,
} from './comments/CommentList/CommentList.tsx';

// saved-searches

export { SAVED_SEARCHES_PANEL_WIDTH } from './saved-searches/panel-width.ts';
export {
  SavedSearchesPanel,
  type SavedSearchesPanelProps,
} from './saved-searches/SavedSearchesPanel/SavedSearchesPanel.tsx';
export type { SavedSearchEntry } from './saved-searches/SavedSearchList/SavedSearchItem.tsx';
export {
  SavedSearchList,
  type SavedSearchListProps,
} from './saved-searches/SavedSearchList/SavedSearchList.tsx';

// session

export { AuthForm, type AuthFormProps, type AuthFormValues } from './session/AuthForm/AuthForm.tsx';
export { GuestProfile, type GuestProfileProps } from './session/GuestProfile/GuestProfile.tsx';
export {
  LoginPrompt,
  type LoginPromptPerson,
  type LoginPromptProps,
} from './session/LoginPrompt/LoginPrompt.tsx';
export { type SignInFind, SignInPage, type SignInPageProps } from './session/SignInPage/SignInPage.tsx';

// site

export { AppHeader, type AppHeaderProps } from './site/AppHeader/AppHeader.tsx';
export type { NavItem } from './site/AppHeader/nav-item.ts';
export { BottomBar, type BottomBarProps } from './site/BottomBar/BottomBar.tsx';
export { Faq, type FaqCategory, type FaqProps, type FaqQuestion } from './site/Faq/Faq.tsx';
export {
  LegalDocument,
  type LegalDocumentProps,
  type LegalSection,
} from './site/LegalDocument/LegalDocument.tsx';
export { HEADLINE_INTERVAL_MS } from './site/RotatingHeadline/headline-interval.ts';
export { RotatingHeadline, type RotatingHeadlineProps } from './site/RotatingHeadline/RotatingHeadline.tsx';
export { SiteFooter, type SiteFooterLink, type SiteFooterProps } from './site/SiteFooter/SiteFooter.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './site/ThemeSwitch/ThemeSwitch.tsx';

// search

export { ResultsEnd, type ResultsEndProps } from './search/ResultsEnd/ResultsEnd.tsx';
export { SearchBar, type SearchBarProps } from './search/SearchBar/SearchBar.tsx';
export { SearchBox, type SearchBoxProps } from './search/SearchBox/SearchBox.tsx';
export {
  SearchCombobox,
  type SearchComboboxProps,
  type SearchNote,
} from './search/SearchCombobox/SearchCombobox.tsx';
export type { SearchGroup, SearchOption, SearchTab } from './search/SearchCombobox/search-option.ts';

// profile

export { PersonList, type PersonListProps } from './profile/PersonList/PersonList.tsx';
export { PersonRow, type PersonRowPerson, type PersonRowProps } from './profile/PersonRow/PersonRow.tsx';
export {
  ProfileHeader,
  type ProfileHeaderPerson,
  type ProfileHeaderProps,
} from './profile/ProfileHeader/ProfileHeader.tsx';

// discover

export { HashtagChip, type HashtagChipProps } from './discover/HashtagChip/HashtagChip.tsx';
export {
  HashtagList,
  type HashtagListHashtag,
  type HashtagListProps,
} from './discover/HashtagList/HashtagList.tsx';

// follow

export { FollowButton, type FollowButtonProps } from './follow/FollowButton/FollowButton.tsx';
export {
  SuggestedPeople,
  type SuggestedPeoplePerson,
  type SuggestedPeopleProps,
  type SuggestedPersonCategory,
} from './follow/SuggestedPeople/SuggestedPeople.tsx';

// moderation

export {
  type ReportAnswer,
  ReportDialog,
  type ReportDialogProps,
  type ReportDraft,
} from './moderation/ReportDialog/ReportDialog.tsx';

// posts

export {
  ComposerMedia,
  type ComposerMediaItem,
  type ComposerMediaProps,
} from './posts/ComposerMedia/ComposerMedia.tsx';
export {
  DiscoverGrid,
  type DiscoverGridProps,
  type DiscoverGridTile,
} from './posts/DiscoverGrid/DiscoverGrid.tsx';
export {
  DiscoverTile,
  type DiscoverTilePost,
  type DiscoverTileProps,
  DiscoverTileSkeleton,
  type DiscoverTileSkeletonProps,
} from './posts/DiscoverTile/DiscoverTile.tsx';
export { discoverPostFrom, discoverPostOf, type ServedDiscoverPost } from './posts/discover-post.ts';
export {
  discoverColumnsForWidth,
  discoverGap,
  discoverRowGap,
  discoverTileHeight,
  discoverTileRatio,
  discoverTileSizes,
} from './posts/discover-tile-geometry.ts';
export { LinkFields, type LinkFieldsProps, type TypedLinkFields } from './posts/LinkFields/LinkFields.tsx';
export { LinkPicker, type LinkPickerProps, type LinkPickerSource } from './posts/LinkPicker/LinkPicker.tsx';
export { LinkRow, type LinkRowLink, type LinkRowProps } from './posts/LinkRow/LinkRow.tsx';
export { MediaCarousel, type MediaCarouselProps } from './posts/MediaCarousel/MediaCarousel.tsx';
export type { PostMedium } from './posts/MediaCarousel/post-medium.ts';
export { PostGrid, type PostGridProps } from './posts/PostGrid/PostGrid.tsx';
export { PostRow, type PostRowPost, type PostRowProps } from './posts/PostRow/PostRow.tsx';
export { PostTile, type PostTilePost, type PostTileProps } from './posts/PostTile/PostTile.tsx';
export { PostViewer } from './posts/PostViewer/PostViewer.tsx';
export { usePanelCoversPost } from './posts/PostViewer/post-shape.ts';
export type {
  FailedPost,
  LoadingPost,
  MissingPost,
  PostPanel,
  PostViewerContent,
  PostViewerFrame,
  PostViewerPost,
  PostViewerProps,
  ReadyPost,
} from './posts/PostViewer/post-viewer-props.ts';
export { postColumnsForWidth, postTileHeight, postTileSizes } from './posts/post-tile-geometry.ts';
export { RichCaption, type RichCaptionProps } from './posts/RichCaption/RichCaption.tsx';
export type { TextLink } from './posts/RichCaption/text-links.ts';
export { SharedPost, type SharedPostProps } from './posts/SharedPost/SharedPost.tsx';
export type { ServedMedium, ServedPost } from './posts/served-post.ts';
export { TrendingPosts, type TrendingPostsProps } from './posts/TrendingPosts/TrendingPosts.tsx';
export { tilePostFrom, tilePostOf } from './posts/tile-post.ts';
export { viewerPostFrom, viewerPostOf } from './posts/viewer-post.ts';

// post links

export { LinkPreviewCard, type LinkPreviewCardProps } from './post-links/LinkPreviewCard/LinkPreviewCard.tsx';
export type { LinkedProduct, LinkPreviewSource } from './post-links/LinkPreviewCard/link-verification.ts';
export {
  VerificationBadge,
  type VerificationBadgeProps,
} from './post-links/VerificationBadge/VerificationBadge.tsx';

// rooms

export { KEYBOARD_INSET, toldOfKeyboard } from './interaction/toldOfKeyboard.ts';
export { AvatarStack, type AvatarStackProps, type StackedPerson } from './rooms/AvatarStack/AvatarStack.tsx';
export {
  CreateRoomForm,
  type CreateRoomFormProps,
  type RoomDraft,
} from './rooms/CreateRoomForm/CreateRoomForm.tsx';
export { FriendPicker, type FriendPickerProps } from './rooms/FriendPicker/FriendPicker.tsx';
export type { RoomFriend } from './rooms/friend.ts';
export { InviteList, type InviteListProps } from './rooms/InviteList/InviteList.tsx';
export { MessageBubble, type MessageBubbleProps } from './rooms/MessageBubble/MessageBubble.tsx';
export {
  type ComposedMessage,
  type ComposerContext,
  type MentionPerson,
  MessageComposer,
  type MessageComposerProps,
} from './rooms/MessageComposer/MessageComposer.tsx';
export {
  MessageList,
  type MessageListActions,
  type MessageListProps,
} from './rooms/MessageList/MessageList.tsx';
export {
  type Participant,
  ParticipantList,
  type ParticipantListProps,
} from './rooms/ParticipantList/ParticipantList.tsx';
export { PresenceDot, type PresenceDotProps } from './rooms/PresenceDot/PresenceDot.tsx';
export { ProductChip, type ProductChipProps } from './rooms/ProductChip/ProductChip.tsx';
export { ProductPicker, type ProductPickerProps } from './rooms/ProductPicker/ProductPicker.tsx';
export { RoomCard, type RoomCardProps } from './rooms/RoomCard/RoomCard.tsx';
export {
  RoomPicker,
  type RoomPickerOrder,
  type RoomPickerProps,
  type RoomPickerRoom,
} from './rooms/RoomPicker/RoomPicker.tsx';
export { RoomRow, type RoomRowProps } from './rooms/RoomRow/RoomRow.tsx';
export type { RecentRoomMessage, RoomEntry } from './rooms/room-entry.ts';
export type { MessageLink, MessagePicture, MessageQuote, RoomMessage } from './rooms/room-message.ts';

// votes

export { VoteCard, type VoteCardProps } from './votes/VoteCard/VoteCard.tsx';
export { VoteForm, type VoteFormProps } from './votes/VoteForm/VoteForm.tsx';
export { VoteOverlay, type VoteOverlayProps } from './votes/VoteOverlay/VoteOverlay.tsx';
export type { RoomVote, VoteOption, Voter } from './votes/vote.ts';
export type { VoteDraft, VoteOptionDraft } from './votes/vote-draft.ts';

// user-links

export { LinkListCard, type LinkListCardProps } from './user-links/LinkListCard/LinkListCard.tsx';
export { SortableList, type SortableListProps } from './user-links/SortableList/SortableList.tsx';
export { UserLinkRow, type UserLinkRowProps } from './user-links/UserLinkRow/UserLinkRow.tsx';

// subscription

export { type PlanAction, PlanCard, type PlanCardProps } from './subscription/PlanCard/PlanCard.tsx';

// analytics

export { DayChart, type DayChartProps, type DayNumbers } from './analytics/DayChart/DayChart.tsx';
