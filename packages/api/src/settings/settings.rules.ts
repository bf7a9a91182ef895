/** Settings of people who have saved none (2 §9). */
export const CONTENT_FILTER_DEFAULTS = { hideFilteredContent: true, autoReject: true } as const;

/** Settings of people who have saved none (2 §9). */
export const NOTIFICATION_DEFAULTS = {
  likes: true,
  comments: true,
  follows: true,
  posts: true,
  emailNotifications: false,
  pushNotifications: true,
} as const;
