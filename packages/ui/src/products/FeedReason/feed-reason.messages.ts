import { defineMessages } from '../../provider/messages.ts';

export const feedReasonMessages = defineMessages('feedReason', {
  options: (productName: string) => `Options for ${productName}`,
  less: (productName: string) => `Show less like ${productName}`,
  dismissed: 'You’ll see less like this.',
  undo: 'Undo',
});
