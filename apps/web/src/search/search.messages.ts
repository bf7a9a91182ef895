/** Texts of the results page. */
export const searchTexts = {
  title: 'Search',
  titleOf: (query: string) => `“${query}”`,
  results: (query: string) => `Results for “${query}”`,
  ask: { title: 'What are you looking for?', help: 'Type a thing, a brand, a colour or a shop.' },
  nothing: { help: 'Try other words, or look at what others like.', action: 'See popular products' },
  saved: 'Search saved.',
  saveFailed: 'The search could not be saved.',
} as const;
