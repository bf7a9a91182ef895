import { defineMessages } from '../../provider/messages.ts';

/** Texts of the reason for a product, and of wanting less of it. */
export const feedReasonMessages = defineMessages('feedReason', {
  less: (productName: string) => `Less like ${productName}`,
  dismissed: 'You will see less like this',
  undo: 'Undo',
});
