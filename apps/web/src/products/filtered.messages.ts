import { defineMessages } from '@vitrine/ui';

/** Texts of the pages of verified and popular products. */
export const filteredMessages = defineMessages('filteredProducts', {
  verified: 'Verified products',
  popular: 'Popular products',
  filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  end: "You've reached the end of the products!",
  emptyTitle: 'Nothing matches these filters',
  emptyHelp: 'Widen the price or take a filter away.',
});
