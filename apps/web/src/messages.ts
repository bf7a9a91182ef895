import { brand } from './brand.ts';

/** The texts of the pages, in English. Components and the API bring their own. */
export const messages = {
  retry: 'Retry',
  undo: 'Undo',
  savedSearchesNotLoaded: 'Your saved searches could not be shown. Check your connection and try again.',
  nav: {
    home: 'Home',
    likes: 'Likes',
    profile: 'Profile',
    cart: 'Cart',
    savedSearches: 'Saved Searches',
  },
  titles: {
    page: (name: string) => `${name} · ${brand.name}`,
    home: `${brand.name} · ${brand.tagline}`,
    // The server writes the same one into the page's head.
    product: (name: string, maker: string | null) =>
      `${maker ? `${name} by ${maker}` : name} · ${brand.name}`,
  },
  landing: {
    headlinePrefix: 'Swipe for',
    headlineWords: ['Shoes', 'Jackets', 'Hats', 'Pants', 'Jewelry', 'Trends', 'Beauty'],
    products: 'Products',
    empty: { title: 'No products yet', help: 'Try searching above or check back soon.' },
    loadingProducts: 'Loading products',
    loadingMore: 'Loading more products',
    loadMore: 'Load more',
  },
  feedErrors: {
    refused: 'Failed to load products. Please try again.',
    failed: 'An error occurred while loading products.',
  },
  product: {
    notLoaded: 'The product could not be shown. Check your connection and try again.',
  },
  signInFirst: 'Sign in first: the profile page leads there.',
  crash: {
    title: 'This page could not be shown',
    help: 'A newer version may be out, or the connection was lost.',
    action: 'Reload the page',
  },
} as const;
