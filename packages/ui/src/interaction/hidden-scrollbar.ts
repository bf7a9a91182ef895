/**
 * Custom property for the width of the scrollbar that an overlay hides; set on the root element while one is open
 * over a page without `scrollbar-gutter: stable`.
 */
export const HIDDEN_SCROLLBAR = '--vitrine-hidden-scrollbar';
