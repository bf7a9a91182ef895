import { defineMessages } from '../provider/messages.ts';

/** Texts around one product: the modal and the way to its shop. */
export const productDetailsMessages = defineMessages('productDetails', {
  foundBy: 'Found by',
  previousProduct: 'Previous product',
  nextProduct: 'Next product',
  share: 'Share',
  addToCart: 'Add to cart',
  removeFromCart: 'Remove from cart',
  viewAt: (retailer: string) => `View at ${retailer}`,
  /** What is left of a guest's links to shops. */
  linksLeft: (count: number, limit: number) => `${count} of ${limit} product links left as a guest.`,
  /** `{signUp}` becomes the link with that text. */
  withoutLimits: '{signUp} to explore without limits.',
  signUp: 'Sign up',
  externalLinkTitle: 'Open External Link',
  /** `{host}` becomes the site that the link leads to. */
  externalLinkBody: 'This will open {host} in a new tab. Continue?',
  externalLinkRefused: 'This link does not lead to a web page, so it is not opened.',
  continueToLink: 'Continue',
  zoom: 'Zoom',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  picturesOf: (product: string) => `Pictures of ${product}`,
  /** Another view of a product, from 2. */
  pictureOf: (product: string, place: number) => `${product}, picture ${place}`,
  details: 'Details',
  seller: 'Sold by',
  brand: 'Brand',
  color: 'Color',
  /** The name of a colour, which products carry in English. */
  colorName: (color: string) => color,
  category: 'Category',
  productNotFound: 'Product not found',
  productNotFoundHelp: 'It may have been removed by its owner.',
  productsFailed: 'An error occurred while loading products.',
});
