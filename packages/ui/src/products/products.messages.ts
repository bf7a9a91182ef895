/** Texts of a product wherever it is shown. */
export const productsMessages = {
  priceUnavailable: 'Price unavailable',
  rating: (rating: string) => `Rated ${rating} out of 5`,
  byOwner: (username: string) => `@${username}`,
};
