/** Posts on a page of the Discover and Following feeds. */
export const DISCOVER_PAGE_SIZE = 20;

/** Posts of the preview that guests see on Discover. */
export const GUEST_DISCOVER_PAGE_SIZE = 10;

/** Maximum number of trending hashtags. */
export const TRENDING_HASHTAGS_MAX = 9;

/** Maximum number of results of each kind in a search on Discover. */
export const DISCOVER_SEARCH_LIMIT = 30;

/** Posts asked for the trending grid, of which clients drop the viewer's own and show six. */
export const TRENDING_GRID_LIMIT = 9;

/** Orders of the posts of a hashtag. */
export const HASHTAG_ORDERS = ['top', 'newest'] as const;
/** An order of the posts of a hashtag. */
export type HashtagOrder = (typeof HASHTAG_ORDERS)[number];

/** Maximum number of results of a username lookup. */
export const USERNAME_LOOKUP_LIMIT = 1;

/**
 * Message that clients show when no user is found.
 *
 * @deprecated since 1.1, goes in 2.0: use `defineMessages` of @vitrine/ui for texts of your own (no codemod:
 * an app says them in its own language).
 */
export const discoverFailures = {
  user_not_found: 'Could not find user profile',
} as const;
