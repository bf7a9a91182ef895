import { HIDDEN_SCROLLBAR } from '../interaction/hidden-scrollbar.ts';

/**
 * Custom properties for the heights of the bars at the page's edges, set by `AppHeader` and `BottomBar` or by
 * the page.
 */
export const HEADER_HEIGHT = '--vitrine-header-height';
export const BOTTOM_BAR_HEIGHT = '--vitrine-bottom-bar-height';

/** Width that fixed elements at the right edge leave for the hidden scrollbar. */
export const hiddenScrollbar = `var(${HIDDEN_SCROLLBAR}, 0px)`;

/** Height that the header, or else the notch, covers at the top of the window. */
export const headerHeight = `var(${HEADER_HEIGHT}, env(safe-area-inset-top))`;

/** Height that the bottom bar, or else the safe area, covers. */
export const bottomBarHeight = `var(${BOTTOM_BAR_HEIGHT}, env(safe-area-inset-bottom))`;
