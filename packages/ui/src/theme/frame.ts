/** Heights of the bars of a page, which stay at its edges. The sheets of `AppHeader` and `BottomBar` set them; a frame of somebody else's can. */
export const HEADER_HEIGHT = '--vitrine-header-height';
export const BOTTOM_BAR_HEIGHT = '--vitrine-bottom-bar-height';

/** What the header takes of the top of the window, with the notch; where there is none, the notch. */
export const headerHeight = `var(${HEADER_HEIGHT}, env(safe-area-inset-top))`;

/** What the bar at the foot takes of the window, with the safe area; where there is none, the safe area. */
export const bottomBarHeight = `var(${BOTTOM_BAR_HEIGHT}, env(safe-area-inset-bottom))`;
