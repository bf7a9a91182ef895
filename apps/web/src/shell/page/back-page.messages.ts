import { defineMessages } from '@vitrine/ui';

export const backPageMessages = defineMessages('backPage', {
  back: 'Back',
});
