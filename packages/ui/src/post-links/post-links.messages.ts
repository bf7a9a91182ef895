import { defineMessages } from '../provider/messages.ts';

/** Texts around the links of posts, and whether they still lead to what they showed. */
export const postLinksMessages = defineMessages('postLinks', {
  verified: 'Verified',
  unverified: 'Unverified',
  flagged: 'Not verified',
  similarProduct: 'Similar Product',
  pinned: 'Pinned',
  pin: 'Pin',
  /** Said for screen readers, who hear several links with such buttons. */
  pinLink: (label: string) => `Pin ${label}`,
  verifyNewProduct: 'Verify New Product',
  confirm: 'Looks right',
  reject: 'Not this product',
  warning: 'The author of this post says that the preview does not show the right product.',
  priceChanged: (before: string, now: string) => `The price changed from ${before} to ${now}.`,
  previewFailed: 'Failed to load preview',
  refreshFailed: 'Failed to refresh preview',
  retry: 'Retry',
  refresh: 'Refresh preview',
  loadingPreview: 'Loading preview',
  changeFailed: 'That could not be saved. Try again.',
  addToCart: 'Add to cart',
  removeFromCart: 'Remove from cart',
  /** Said for screen readers, who hear several products with such buttons. */
  doneWith: (action: string, product: string) => `${action}: ${product}`,
  opensNewTab: 'opens in a new tab',
});
