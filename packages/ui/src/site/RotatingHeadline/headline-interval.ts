/** Milliseconds that a word of a `RotatingHeadline` stands. */
export const HEADLINE_INTERVAL_MS = 2500;
