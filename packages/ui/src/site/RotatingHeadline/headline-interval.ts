/** Default time in milliseconds that each word of a `RotatingHeadline` shows. */
export const HEADLINE_INTERVAL_MS = 2500;
