export const productsMessages = {
  priceUnavailable: 'Price unavailable',
  rating: (rating: string) => `Rated ${rating} out of 5`,
  byOwner: (username: string) => `@${username}`,
  foundBy: 'Found by',
  previousProduct: 'Previous product',
  nextProduct: 'Next product',
  share: 'Share',
  productNotFound: 'Product not found',
  productNotFoundHelp: 'It may have been removed by its owner.',
  productsFailed: 'An error occurred while loading products.',
};
