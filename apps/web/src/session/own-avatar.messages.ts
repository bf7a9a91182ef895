import { defineMessages } from '@vitrine/ui';

/** What the avatar in the header is called. */
export const ownAvatarMessages = defineMessages('ownAvatar', {
  create: 'New post',
  signedIn: 'Signed in',
  signedInAs: (username: string) => `Signed in as @${username}`,
});
