/**
 * How wide a card's picture is in the product grid, as `sizes` of an image says it: five columns down to two. Two columns say two
 * pixels less than they have, since a common phone would need 322 pixels of a picture, and take the one of 640 for those two.
 */
export const productCardSizes =
  '(max-width: 768px) calc(50vw - 24px), (max-width: 1024px) 33vw, (max-width: 1200px) 25vw, (max-width: 1600px) 20vw, 304px';
