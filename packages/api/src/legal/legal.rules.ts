/** Minimum age in years that the built-in terms state. */
export const TERMS_MINIMUM_AGE = 13;
/** Days of notice before material changes that the built-in terms state. */
export const TERMS_NOTICE_DAYS = 30;
