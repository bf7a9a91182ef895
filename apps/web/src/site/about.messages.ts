import { defineMessages } from '@vitrine/ui';

export const aboutMessages = defineMessages('about', {
  version: 'Version',
  build: 'Build',
});
