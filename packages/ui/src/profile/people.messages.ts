import { defineMessages } from '../provider/messages.ts';

export const peopleMessages = defineMessages('people', {
  search: 'Search by name',
  noneFound: (query: string) => `No one found for “${query}”.`,
  loadMore: 'Load more',
  loading: 'Loading people',
});
