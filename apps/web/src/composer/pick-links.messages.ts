import { defineMessages } from '@vitrine/ui';

export const pickLinksMessages = defineMessages('pickLinks', {
  likes: 'Likes',
  cart: 'Cart',
  shop: 'All products',
  search: 'Search products',
  noLikes: 'No likes yet',
  emptyCart: 'Your cart is empty',
  nothingFound: 'No search results found.',
  failed: 'Failed to load products. Please try again.',
  retry: 'Try Again',
  loading: 'Loading products',
  more: 'Show more',
  invalid: 'Enter a link that starts with http:// or https://.',
});
