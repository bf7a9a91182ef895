/**
 * Width of a card's picture in the product grid, for `sizes`. For two columns it is 2 px too small, so that
 * common phones load 320 px, not 640.
 */
export const productCardSizes =
  '(max-width: 768px) calc(50vw - 24px), (max-width: 1024px) 33vw, (max-width: 1200px) 25vw, (max-width: 1600px) 20vw, 304px';
