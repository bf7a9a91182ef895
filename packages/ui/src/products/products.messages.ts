export const productsMessages = {
  priceUnavailable: 'Price unavailable',
  rating: (rating: string) => `Rated ${rating} out of 5`,
  byOwner: (username: string) => `@${username}`,
  foundBy: 'Found by',
  previousProduct: 'Previous product',
  nextProduct: 'Next product',
  share: 'Share',
  addToCart: 'Add to cart',
  removeFromCart: 'Remove from cart',
  viewAt: (retailer: string) => `View at ${retailer}`,
  /** What is left of a guest's links to shops (1 §6). */
  linksLeft: (count: number) =>
    count > 0 ? `${count} free product ${count === 1 ? 'link' : 'links'} left` : 'No free product links left',
  externalLinkTitle: 'Open External Link',
  /** `{host}` becomes the site that the link leads to (D23). */
  externalLinkBody: 'This will open {host} in a new tab. Continue?',
  externalLinkRefused: 'This link does not lead to a web page, so it is not opened.',
  continueToLink: 'Continue',
  filters: 'Filters',
  clearAll: 'Clear All',
  price: 'Price',
  /** The upper end of the price range, which has no limit above. */
  priceOrMore: (price: number) => `${price}+`,
  sortBy: 'Sort by',
  sortDefault: 'Default',
  sortPriceLowToHigh: 'Price: low to high',
  sortPriceHighToLow: 'Price: high to low',
  brands: 'Brands',
  showAllBrands: (count: number) => `Show all ${count.toLocaleString('en-US')} brands`,
  showFewerBrands: 'Show fewer brands',
  colors: 'Colors',
  /** The name of a colour, which products carry in English. */
  colorName: (color: string) => color,
  showResults: 'Show results',
  showResultCount: (count: number) =>
    count === 1 ? 'Show 1 result' : `Show ${count.toLocaleString('en-US')} results`,
  productNotFound: 'Product not found',
  productNotFoundHelp: 'It may have been removed by its owner.',
  productsFailed: 'An error occurred while loading products.',
};
