import { defineMessages } from '@vitrine/ui';

export const productListMessages = defineMessages('productList', {
  loading: 'Loading products',
  loadingMore: 'Loading more products',
  loadMore: 'Load more',
  refused: 'Failed to load products. Please try again.',
  failed: 'An error occurred while loading products.',
  productNotLoaded: 'The product couldn’t be loaded. Check your connection and try again.',
});
