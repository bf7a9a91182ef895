import { defineMessages } from '@vitrine/ui';

/** Shown to guests, as profiles need a sign-in. */
export const guestMessages = defineMessages('guestAtProfile', {
  title: 'Login to View Profiles',
  message: 'Login to view user profiles and connect with the community',
});

export const lookupMessages = defineMessages('profileLookup', {
  notFound: 'Could not find user profile',
  failedTitle: 'Error',
  ok: 'OK',
});
