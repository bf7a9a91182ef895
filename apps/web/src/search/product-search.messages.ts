import { SEARCH_TOTAL_MAX } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

/** Texts of all pages on which products are searched and filtered. */
export const productSearchMessages = defineMessages('productSearch', {
  filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  found: (count: number) => (count === 1 ? '1 result' : `${count.toLocaleString('en-US')} results`),
  foundMany: `Over ${SEARCH_TOTAL_MAX.toLocaleString('en-US')} results`,
  /** The text for full matches followed by similar results. */
  foundAndSimilar: (matching: number, similar: number | 'many') => {
    const others =
      similar === 'many'
        ? `over ${SEARCH_TOTAL_MAX.toLocaleString('en-US')} similar products`
        : similar === 1
          ? '1 similar product'
          : `${similar.toLocaleString('en-US')} similar products`;
    if (matching === 0) return `No exact match, but ${others}`;
    return `${matching === 1 ? '1 exact match' : `${matching} exact matches`}, then ${others}`;
  },
  /** Names the links to other lists. */
  otherLists: 'More to look at',
  popular: 'Popular products',
  verified: 'Verified products',
  popularInShort: 'Popular',
  verifiedInShort: 'Verified',
  emptyTitle: 'Nothing matches these filters',
  emptyHelp: 'Widen the price or take a filter away.',
});

/** Texts of the pages of verified and popular products. */
export const filteredMessages = defineMessages('filteredProducts', {
  popularHelp: 'The most popular products right now.',
  verifiedHelp: 'Their links to the shops were checked.',
  end: "You've reached the end of the products!",
});
