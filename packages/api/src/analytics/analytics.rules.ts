/** Maximum number of days that analytics tell of, today included. */
export const ANALYTICS_DAYS_MAX = 90;

/** Number of days that analytics tell of, unless the request asks for another. */
export const ANALYTICS_DAYS = 28;

/** Maximum number of links in the analytics of links. */
export const ANALYTICS_LINKS = 20;
