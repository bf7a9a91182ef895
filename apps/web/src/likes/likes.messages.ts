import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

export const likesPageMessages = defineMessages('likesPage', {
  title: 'Your Likes',
  count: (products: number) => plural(products, { one: '1 product', other: `${products} products` }),
  emptyTitle: 'No likes yet',
  emptyHelp: 'Products you like will appear here.',
  emptyAction: 'Find products',
  fetchFailed: (reason: string) => `Failed to fetch liked products: ${reason}`,
  removed: (name: string) => `${name} was removed from your likes.`,
});
