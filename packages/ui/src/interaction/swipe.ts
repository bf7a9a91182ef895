/** Pixels that a finger must travel sideways before it is a swipe. */
export const SWIPE_THRESHOLD_PX = 50;

/** Pixels that it must travel up or down: more, since that is also how people scroll. */
export const UPRIGHT_SWIPE_THRESHOLD_PX = 100;

/** Milliseconds after a step in which another swipe is none. */
export const SWIPE_THROTTLE_MS = 300;

/** Pixels after which it is settled whether a finger swipes or scrolls. */
export const DIRECTION_PX = 10;
