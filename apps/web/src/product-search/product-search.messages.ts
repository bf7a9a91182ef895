import { SEARCH_TOTAL_MAX } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

export const productSearchMessages = defineMessages('productSearch', {
  filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  found: (count: number) =>
    plural(count, { one: '1 result', other: `${count.toLocaleString('en-US')} results` }),
  foundMany: `Over ${SEARCH_TOTAL_MAX.toLocaleString('en-US')} results`,
  /** Number of products that follow the exact matches. */
  similarFollow: (similar: number | 'many') =>
    similar === 'many'
      ? `Over ${SEARCH_TOTAL_MAX.toLocaleString('en-US')} similar products follow`
      : plural(similar, {
          one: '1 similar product follows',
          other: `${similar.toLocaleString('en-US')} similar products follow`,
        }),
  /** Number of similar products if nothing matches exactly. */
  similarOnly: (similar: number | 'many') =>
    similar === 'many'
      ? `Over ${SEARCH_TOTAL_MAX.toLocaleString('en-US')} similar products`
      : plural(similar, {
          one: '1 similar product',
          other: `${similar.toLocaleString('en-US')} similar products`,
        }),
  /** Heading between the exact matches and the others. */
  similar: 'Similar products',
  /** Name of the links to other lists. */
  otherLists: 'Product lists',
  popular: 'Popular products',
  verified: 'Verified products',
  emptyTitle: 'Nothing matches these filters',
  emptyHelp: 'Widen the price range or remove a filter.',
});

export const filteredMessages = defineMessages('filteredProducts', {
  popularHelp: 'The most popular products right now',
  verifiedHelp: 'Products with links we’ve checked',
  end: "You've reached the end of the products!",
});
