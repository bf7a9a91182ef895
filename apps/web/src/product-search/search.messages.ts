import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

export const resultsPageMessages = defineMessages('resultsPage', {
  title: 'Search',
  titleOf: (query: string) => `“${query}”`,
  results: (query: string) => `Results for “${query}”`,
  /** Heading if only some products match exactly. */
  onlySome: (query: string, matching: number) =>
    matching === 0
      ? `No exact match for “${query}”`
      : plural(matching, {
          one: `Only one match for “${query}”`,
          other: `Only ${matching} matches for “${query}”`,
        }),
  /** Links to searches for more products. */
  more: 'More results',
  anyPrice: (words: string) => `“${words}” at any price`,
  anyColor: (words: string) => `“${words}” in any color`,
  askTitle: 'What are you looking for?',
  askHelp: 'Search for a product, brand, color, or shop.',
  askAction: 'See popular products',
  nothingHelp: 'Try other words, or browse popular products.',
  saved: 'Search saved',
  savedSearchesFull: (most: number) => `You have ${most} saved searches. Delete one to save another.`,
  saveFailed: 'Your search couldn’t be saved. Try again.',
});
