import { defineMessages } from '../provider/messages.ts';

/** Texts of a product wherever it is shown. */
export const productsMessages = defineMessages('products', {
  priceUnavailable: 'Price unavailable',
  rating: (rating: string) => `Rated ${rating} out of 5`,
  byOwner: (username: string) => `@${username}`,
});
