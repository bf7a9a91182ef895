import { defineMessages } from '../provider/messages.ts';

export const productsMessages = defineMessages('products', {
  priceUnavailable: 'Price unavailable',
  rating: (rating: string) => `Rated ${rating} out of 5`,
  byOwner: (username: string) => `@${username}`,
});
