import { defineMessages } from '@vitrine/ui';

export const shellMessages = defineMessages('shell', {
  home: 'Home',
  discover: 'Discover',
  likes: 'Likes',
  profile: 'Profile',
  cart: 'Cart',
  rooms: 'Dressing Rooms',
  login: 'Login',
  download: 'Download on iOS',
  savedSearches: 'Saved Searches',
  savedSearchesNotLoaded: 'Your saved searches couldn’t be loaded. Check your connection and try again.',
  retry: 'Retry',
  notDone: 'Something went wrong. Check your connection and try again.',
  loginFirst: 'Log in on the Profile page first.',
});
