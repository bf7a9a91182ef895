import { defineMessages } from '@vitrine/ui';

/** For guests: profiles are for people who are signed in. */
export const guestMessages = defineMessages('guestAtProfile', {
  title: 'Login to View Profiles',
  message: 'Login to view user profiles and connect with the community',
});

/** Said where a lookup of an @username failed. */
export const lookupMessages = defineMessages('profileLookup', {
  failedTitle: 'Error',
  ok: 'OK',
});
