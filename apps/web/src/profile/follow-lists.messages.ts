import { defineMessages } from '@vitrine/ui';

export const followListsMessages = defineMessages('followLists', {
  followers: 'Followers',
  following: 'Following',
  /** In place of the button in the viewer's own row. */
  you: 'You',
  nobodyFollows: 'No followers yet',
  nobodyFollowsHelp: 'People who follow you will appear here.',
  followsNobody: 'Not following anyone yet',
  followsNobodyHelp: 'Follow people on their profiles to see them here.',
  failed: 'The list couldn’t be loaded.',
});
