import { defineMessages } from '@vitrine/ui';
import { brand } from '../shell/shop.ts';

/** Texts of the landing page. */
export const landingMessages = defineMessages('landing', {
  title: (name: string) => `${name} · ${brand.tagline}`,
  headlinePrefix: 'Swipe for',
  headlineWords: ['Shoes', 'Jackets', 'Hats', 'Pants', 'Jewelry', 'Trends', 'Beauty'],
  suggestions: 'Suggestions',
  popular: 'Popular products',
  verified: 'Verified products',
  products: 'Products',
  emptyTitle: 'No products yet',
  emptyHelp: 'Try searching above or check back soon.',
});
