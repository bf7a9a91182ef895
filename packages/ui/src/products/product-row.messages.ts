import { defineMessages } from '../provider/messages.ts';

export const productRowMessages = defineMessages('productRow', {
  previous: 'Scroll back',
  next: 'Scroll forward',
});
