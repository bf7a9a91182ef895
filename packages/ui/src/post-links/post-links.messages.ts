import { defineMessages } from '../provider/messages.ts';

export const postLinksMessages = defineMessages('postLinks', {
  verified: 'Verified',
  unverified: 'Not verified yet',
  flagged: 'Wrong product',
  /** `owner` is the username of the link's author, who verified the preview. */
  confirmedBy: (owner: string) => `Verified by @${owner}`,
  similarProduct: 'Similar Product',
  pinned: 'Pinned',
  pin: 'Pin',
  unpin: 'Unpin',
  /** Names the menu of a link. */
  optionsOf: (label: string) => `Options for ${label}`,
  verifyNewProduct: 'Verify New Product',
  confirm: 'Looks right',
  reject: 'Not this product',
  warning: 'The author says this isn’t the right product.',
  /** Follows the price if it has changed since the verification. */
  priceWas: (before: string) => `was ${before}`,
  previewFailed: 'Failed to load preview',
  refreshFailed: 'Failed to refresh preview',
  retry: 'Retry',
  refresh: 'Refresh preview',
  loadingPreview: 'Loading preview',
  changeFailed: 'Your change couldn’t be saved. Try again.',
  addToCart: 'Add to cart',
  removeFromCart: 'Remove from cart',
  /** Accessible name of a product's button: the action and the product. */
  doneWith: (action: string, product: string) => `${action}: ${product}`,
  opensNewTab: 'opens in a new tab',
});
