/** Pixels that a finger must travel sideways to make a swipe. */
export const SWIPE_THRESHOLD_PX = 50;

/**
 * Pixels that a finger must travel up or down to make a swipe; more than sideways, because scrolling goes the
 * same way.
 */
export const UPRIGHT_SWIPE_THRESHOLD_PX = 100;

/** Milliseconds after a step during which further swipes are ignored. */
export const SWIPE_THROTTLE_MS = 300;

/** Pixels of travel after which a stroke counts as horizontal or vertical. */
export const DIRECTION_PX = 10;
