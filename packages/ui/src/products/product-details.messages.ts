import { defineMessages } from '../provider/messages.ts';

export const productDetailsMessages = defineMessages('productDetails', {
  foundBy: 'Found by',
  previousProduct: 'Previous product',
  nextProduct: 'Next product',
  share: 'Share',
  askRoom: 'Ask a room',
  addToCart: 'Add to cart',
  removeFromCart: 'Remove from cart',
  viewAt: (retailer: string) => `View at ${retailer}`,
  /** Number of shop links left to a guest. */
  linksLeft: (count: number, limit: number) => `${count} of ${limit} product links left as a guest.`,
  /** `{signUp}` becomes the link with that text. */
  withoutLimits: '{signUp} to explore without limits.',
  signUp: 'Sign up',
  externalLinkTitle: 'Open External Link',
  /** `{host}` becomes the site of the link. */
  externalLinkBody: 'This will open {host} in a new tab. Continue?',
  externalLinkRefused: 'This link doesn’t lead to a web page, so it wasn’t opened.',
  continueToLink: 'Continue',
  zoom: 'Zoom',
  previousPicture: 'Previous photo',
  nextPicture: 'Next photo',
  picturesOf: (product: string) => `Photos of ${product}`,
  /** Name of a further picture; `place` counts from 2. */
  pictureOf: (product: string, place: number) => `${product}, photo ${place}`,
  /** Button that shows a photo; `place` counts from 1. */
  showPicture: (place: number, all: number) => `Show photo ${place} of ${all}`,
  details: 'Details',
  seller: 'Sold by',
  sizes: 'Sizes',
  material: 'Material',
  brand: 'Brand',
  color: 'Color',
  /** Label of a colour; `color` is its English name in products. */
  colorName: (color: string) => color,
  category: 'Category',
  productNotFound: 'Product not found',
  productNotFoundHelp: 'It may have been removed.',
  productsFailed: 'An error occurred while loading products.',
});
