import { defineMessages } from '../provider/messages.ts';

/** Texts of lists of people. */
export const peopleMessages = defineMessages('people', {
  search: 'Search by name',
  noneFound: (query: string) => `Nobody is called “${query}”.`,
  loadMore: 'Load more',
  loading: 'Loading people',
});
