/** Texts of the likes page. */
export const likesTexts = {
  title: 'Your Likes',
  empty: { title: 'No likes yet', help: 'Products you like will appear here.', action: 'Find products' },
  fetchFailed: (reason: string) => `Failed to fetch liked products: ${reason}`,
  removed: (name: string) => `${name} is no longer among your likes.`,
} as const;
