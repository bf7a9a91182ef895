import { defineMessages } from '@vitrine/ui';

export const reasonMessages = defineMessages('reason', {
  liked: (productName: string) => `Because you liked ${productName}`,
  inCart: (productName: string) => `Similar to ${productName} in your cart`,
  searched: (query: string) => `Because you searched for “${query}”`,
  savedSearch: (query: string) => `From your saved search “${query}”`,
  brand: (brand: string) => `More from ${brand}`,
  color: (color: string) => `More in ${color}`,
  popular: () => 'Popular this week',
});
