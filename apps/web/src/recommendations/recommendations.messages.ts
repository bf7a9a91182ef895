import { defineMessages } from '@vitrine/ui';

/** Headings of rows of products to go on with. */
export const recommendationsMessages = defineMessages('recommendations', {
  similar: 'More like this',
  popular: 'Popular right now',
  recent: 'Recently viewed',
});
