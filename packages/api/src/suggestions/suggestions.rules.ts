/** Maximum number of suggested people that clients show. */
export const SUGGESTIONS_MAX = 12;

/** Reasons for suggesting a person, as codes; each has a number that `count` tells. */
export const SUGGESTION_REASONS = [
  'followed_by',
  'liked_posts',
  'similar_likes',
  'posted_lately',
  'new_followers',
  'popular',
] as const;
/** A reason for suggesting a person. */
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];
