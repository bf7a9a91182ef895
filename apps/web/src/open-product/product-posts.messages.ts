import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

export const productPostsMessages = defineMessages('productPosts', {
  /** Title of the posts that show a product; `hasMore` if there are more than `count`. */
  inPosts: (count: number, hasMore: boolean) =>
    hasMore ? `In more than ${count} posts` : plural(count, { one: 'In 1 post', other: `In ${count} posts` }),
});
