import { defineMessages } from '@vitrine/ui';

export const downloadMessages = defineMessages('download', {
  /** Headline; `{word}` becomes `promisedWord`, in the accent colour. */
  promise: 'Ask from the fitting {word}.',
  promisedWord: 'room',
  help: 'Send the coats to your friends while you still have them on the hook. Their votes come in live.',
  scan: 'Scan with your phone',
  scanHelp: 'or open this page on it',
  code: 'QR code of the app’s address',
  appStore: 'App Store',
  android: 'Android {soon}',
  comingSoon: 'coming soon',
  toCome: 'The app isn’t there yet. Until then, this site works on your phone.',
  toSite: 'Go to Home',
});
