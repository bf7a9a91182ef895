import { defineMessages } from '@vitrine/ui';

/** Texts of the frame around every page. */
export const shellMessages = defineMessages('shell', {
  home: 'Home',
  likes: 'Likes',
  profile: 'Profile',
  cart: 'Cart',
  signIn: 'Sign In',
  savedSearches: 'Saved Searches',
  savedSearchesNotLoaded: 'Your saved searches could not be shown. Check your connection and try again.',
  retry: 'Retry',
  undo: 'Undo',
  notDone: 'That could not be done. Check your connection and try again.',
  signInFirst: 'Sign in first: the profile page leads there.',
});
