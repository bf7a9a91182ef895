import { defineMessages } from '../provider/messages.ts';

export const layoutMessages = defineMessages('layout', {
  loadMore: 'Load more',
});
