/** How wide a card's picture is in the product grid, as `sizes` of an image says it: five columns down to two. */
export const productCardSizes =
  '(max-width: 768px) calc(50vw - 22px), (max-width: 1024px) 33vw, (max-width: 1200px) 25vw, (max-width: 1600px) 20vw, 304px';
