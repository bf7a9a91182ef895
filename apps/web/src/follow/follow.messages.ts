import { defineMessages } from '@vitrine/ui';

/** Texts about whom somebody follows. */
export const followMessages = defineMessages('followPage', {
  unfollowed: (name: string) => `You no longer follow ${name}.`,
  followers: 'Followers',
  following: 'Following',
  nobodyFollows: 'No followers yet',
  followsNobody: 'Not following anyone yet',
  failed: 'The list could not be loaded.',
});
