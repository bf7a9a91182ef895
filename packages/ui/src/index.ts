// The public surface of the design system, by hand, grouped by word.
import './theme/themes.css.ts';
import './theme/base.css.ts';

// theme

export { applyTheme, type ThemePreference } from './theme/applyTheme.ts';
export { vars } from './theme/contract.css.ts';

// provider

export type { Messages } from './provider/messages.ts';
export {
  type LinkComponent,
  UiProvider,
  type UiProviderProps,
  useLocale,
  useMessages,
} from './provider/UiProvider.tsx';

// controls

export { Button, type ButtonProps } from './controls/Button/Button.tsx';
export { Dialog, type DialogProps } from './controls/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './controls/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './controls/ErrorState/ErrorState.tsx';
export { IconButton, type IconButtonProps } from './controls/IconButton/IconButton.tsx';
export { Skeleton, type SkeletonProps } from './controls/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './controls/Spinner/Spinner.tsx';
export { TextField, type TextFieldProps } from './controls/TextField/TextField.tsx';
export { type ToastMessage, Toasts, type ToastsProps } from './controls/Toasts/Toasts.tsx';
export { Tooltip, type TooltipProps } from './controls/Tooltip/Tooltip.tsx';

// format

export { formatPrice } from './format/formatPrice.ts';
export { type FormattedRating, formatRating } from './format/formatRating.ts';

// interaction

export { isSubmitEnter, type KeyPress } from './interaction/isSubmitEnter.ts';
export {
  SWIPE_THRESHOLD_PX,
  SWIPE_THROTTLE_MS,
  type SwipeHandlers,
  type SwipeOptions,
  useSwipe,
} from './interaction/useSwipe.ts';

// layout

export { MasonryGrid, type MasonryGridProps, type MasonryHandle } from './layout/Masonry/MasonryGrid.tsx';
export {
  columnsForWidth,
  createMasonryMemory,
  type MasonryKey,
  type MasonryMemory,
  type MasonrySnapshot,
} from './layout/Masonry/masonry-geometry.ts';

// products

export {
  ProductCard,
  type ProductCardProduct,
  type ProductCardProps,
  ProductCardSkeleton,
  type ProductCardSkeletonProps,
} from './products/ProductCard/ProductCard.tsx';
export { productCardHeight } from './products/ProductCard/product-card-geometry.ts';
export { productCardSizes } from './products/ProductCard/product-card-sizes.ts';
export {
  ProductModal,
  type ProductModalProduct,
  type ProductModalProps,
} from './products/ProductModal/ProductModal.tsx';
export { ProductPicture, type ProductPictureProps } from './products/ProductPicture/ProductPicture.tsx';
export type { ProductPictureSource } from './products/ProductPicture/picture-aspect-ratio.ts';
export { RatingStars, type RatingStarsProps } from './products/RatingStars/RatingStars.tsx';

// likes

export { HeartButton, type HeartButtonProps } from './likes/HeartButton/HeartButton.tsx';

// session

export { AuthForm, type AuthFormProps, type AuthFormValues } from './session/AuthForm/AuthForm.tsx';
export { GuestProfile, type GuestProfileProps } from './session/GuestProfile/GuestProfile.tsx';
export { LoginPrompt, type LoginPromptProps } from './session/LoginPrompt/LoginPrompt.tsx';

// site

export { AppHeader, type AppHeaderProps } from './site/AppHeader/AppHeader.tsx';
export type { NavItem } from './site/AppHeader/nav-item.ts';
export { BottomBar, type BottomBarProps } from './site/BottomBar/BottomBar.tsx';
export {
  HEADLINE_INTERVAL_MS,
  RotatingHeadline,
  type RotatingHeadlineProps,
} from './site/RotatingHeadline/RotatingHeadline.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './site/ThemeSwitch/ThemeSwitch.tsx';

// search

export { SearchBox, type SearchBoxProps } from './search/SearchBox/SearchBox.tsx';
