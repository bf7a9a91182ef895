/** Height of the reason below a card in px, at a root font size of 16 px. */
export const FEED_REASON_HEIGHT = 32;
