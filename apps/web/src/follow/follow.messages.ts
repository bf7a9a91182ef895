import { defineMessages } from '@vitrine/ui';

/** Texts about whom somebody follows. */
export const followMessages = defineMessages('followPage', {
  unfollowed: (name: string) => `You follow ${name} no more.`,
  followers: 'Followers',
  following: 'Following',
  nobodyFollows: 'No followers yet',
  followsNobody: 'Nobody is followed yet',
  failed: 'The list could not be loaded.',
});
