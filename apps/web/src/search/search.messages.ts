import { defineMessages } from '@vitrine/ui';

/** Texts of the results page. */
export const resultsPageMessages = defineMessages('resultsPage', {
  title: 'Search',
  titleOf: (query: string) => `“${query}”`,
  results: (query: string) => `Results for “${query}”`,
  askTitle: 'What are you looking for?',
  askHelp: 'Type a thing, a brand, a colour or a shop.',
  nothingHelp: 'Try other words, or look at what others like.',
  nothingAction: 'See popular products',
  saved: 'Search saved.',
  saveFailed: 'The search could not be saved.',
});
