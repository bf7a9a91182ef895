import { defineMessages } from '../provider/messages.ts';

/** Texts of a row of products. */
export const productRowMessages = defineMessages('productRow', {
  previous: 'Back through the row',
  next: 'On through the row',
});
