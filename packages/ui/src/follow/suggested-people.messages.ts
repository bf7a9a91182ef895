import { defineMessages } from '../provider/messages.ts';

export const suggestedPeopleMessages = defineMessages('suggestedPeople', {
  title: 'People to follow',
  loading: 'Loading people to follow',
  /** After the last person was dismissed. */
  none: 'That’s everyone for now.',
  /** Names of the categories. */
  friendsOfFriends: 'Friends of Friends',
  similarInterests: 'Similar Interests',
  activeUsers: 'Active Recently',
  trending: 'Trending',
  dismiss: (username: string) => `Don’t suggest @${username ?? ''}`,
});
