import { defineMessages } from '@vitrine/ui';

export const ownAvatarMessages = defineMessages('ownAvatar', {
  create: 'New post',
  signedIn: 'Your profile',
  signedInAs: (username: string) => `Your profile, @${username}`,
});
