import { defineMessages } from '@vitrine/ui';

/** Texts about whom somebody follows. */
export const followMessages = defineMessages('followPage', {
  unfollowed: (name: string) => `You no longer follow ${name}.`,
  followers: 'Followers',
  following: 'Following',
  nobodyFollows: 'No followers yet',
  nobodyFollowsHelp: 'People who follow you show up here.',
  followsNobody: 'Not following anyone yet',
  followsNobodyHelp: 'Follow people on their profile, and they show up here.',
  failed: 'The list could not be loaded.',
});
