import { defineMessages } from '@vitrine/ui';

/** Texts of the likes page. */
export const likesPageMessages = defineMessages('likesPage', {
  title: 'Your Likes',
  emptyTitle: 'No likes yet',
  emptyHelp: 'Products you like will appear here.',
  emptyAction: 'Find products',
  fetchFailed: (reason: string) => `Failed to fetch liked products: ${reason}`,
  removed: (name: string) => `${name} is no longer among your likes.`,
});
