import { defineMessages } from '../provider/messages.ts';

export const controlsMessages = defineMessages('controls', {
  loading: 'Loading',
  tryAgain: 'Try Again',
});
