import { defineMessages } from '@vitrine/ui';
import { brand } from '../shell/brand/shop.ts';

export const landingMessages = defineMessages('landing', {
  title: (name: string) => `${name} · ${brand.tagline}`,
  headlinePrefix: 'Swipe for',
  headlineWords: ['Shoes', 'Jackets', 'Hats', 'Pants', 'Jewelry', 'Trends', 'Beauty'],
  suggestions: 'Suggestions',
  forYou: 'For you',
  popular: 'Popular',
  verified: 'Verified',
  foundBy: 'Found by people',
  everyPiece: 'Someone picked every piece.',
  follow: 'Follow the taste you trust.',
  products: 'Products',
  emptyTitle: 'No products yet',
  emptyHelp: 'Try searching above or check back soon.',
});
