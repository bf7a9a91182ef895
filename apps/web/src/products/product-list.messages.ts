import { defineMessages } from '@vitrine/ui';

/** Texts around lists of products, on any page. */
export const productListMessages = defineMessages('productList', {
  loading: 'Loading products',
  loadingMore: 'Loading more products',
  loadMore: 'Load more',
  refused: 'Failed to load products. Please try again.',
  failed: 'An error occurred while loading products.',
  productNotLoaded: 'The product could not be shown. Check your connection and try again.',
});
