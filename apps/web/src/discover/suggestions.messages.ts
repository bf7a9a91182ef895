import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

/** Reasons for suggesting a person, by code. `shown` is the number as it is written. */
export const suggestionReasonMessages = defineMessages('suggestionReason', {
  /** `other` is the second name if there are exactly two. */
  followed_by: (count: number, _shown: string, name: string, other: string, others: string) =>
    count === 1
      ? `Followed by ${name}`
      : count === 2 && other
        ? `Followed by ${name} and ${other}`
        : plural(count - 1, {
            one: `Followed by ${name} and one other`,
            other: `Followed by ${name} and ${others} others`,
          }),
  liked_posts: (count: number, shown: string) =>
    plural(count, { one: 'You like one of their posts', other: `You like ${shown} of their posts` }),
  similar_likes: (count: number, shown: string) =>
    plural(count, { one: 'You both like the same post', other: `You both like ${shown} of the same posts` }),
  posted_lately: (count: number, shown: string) =>
    plural(count, { one: 'Posted once this week', other: `Posted ${shown} times this week` }),
  new_followers: (count: number, shown: string) =>
    plural(count, { one: 'One new follower this week', other: `${shown} new followers this week` }),
  popular: (count: number, shown: string) =>
    plural(count, { one: 'One follower', other: `${shown} followers` }),
});

export const suggestionsMessages = defineMessages('suggestions', {
  dismissed: (name: string) => `${name} won’t be suggested again.`,
});
