import { defineMessages } from '../provider/messages.ts';

/** Texts of waiting and of trying again. */
export const controlsMessages = defineMessages('controls', {
  loading: 'Loading',
  tryAgain: 'Try Again',
});
