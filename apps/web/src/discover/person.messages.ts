import { defineMessages } from '@vitrine/ui';

/** Texts about other people. */
export const personMessages = defineMessages('person', {
  soon: 'Posts and more of this profile are on their way.',
});

/** For guests: profiles are for people who are signed in. */
export const guestMessages = defineMessages('guestAtProfile', {
  title: 'Login to View Profiles',
  message: 'Login to view user profiles and connect with the community',
});
