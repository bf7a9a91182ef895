import { defineMessages } from '@vitrine/ui';

export const sharedPostMessages = defineMessages('sharedPost', {
  loading: 'Loading post information...',
  failed: 'Oops! Post not found or could not be loaded',
  home: 'Go to Home',
  openInApp: 'Open in App',
  downloadOnIos: 'Download on iOS',
  androidSoon: 'Android coming soon',
  androidAlert: 'Android version coming soon! Please check back later.',
  noApp: 'The app isn’t released yet',
  noAppHelp: 'Until then, you can see the post on this site.',
  notOpened: 'The app didn’t open',
  notOpenedHelp: 'It may not be installed on this device.',
  onTheSite: 'See the post',
  close: 'Close',
});
