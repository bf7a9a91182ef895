import { defineMessages } from '@vitrine/ui';

export const followMessages = defineMessages('followPage', {
  unfollowed: (name: string) => `You no longer follow ${name}.`,
});
