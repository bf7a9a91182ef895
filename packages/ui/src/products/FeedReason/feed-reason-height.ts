/** Pixels that the reason takes under a card, at a root font size of 16 px. */
export const FEED_REASON_HEIGHT = 32;
