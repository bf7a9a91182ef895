import { defineMessages } from '../provider/messages.ts';

/** Names of the controls on a tile; `post` is the name of the post. A number follows in the button. */
export const discoverTileMessages = defineMessages('discoverTile', {
  like: (post: string) => `Like ${post ?? ''}`,
  save: (post: string) => `Save ${post ?? ''}`,
  comments: (post: string) => `Comments on ${post ?? ''}`,
  links: (post: string) => `Links in ${post ?? ''}`,
});
