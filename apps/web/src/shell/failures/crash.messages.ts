import { defineMessages } from '@vitrine/ui';

export const crashMessages = defineMessages('crash', {
  title: 'Something went wrong',
  help: 'Check your connection and try again.',
});
