import { defineMessages } from '@vitrine/ui';
import { plural } from '../shell/english.ts';

export const hashtagMessages = defineMessages('hashtagPage', {
  title: (name: string) => `#${name}`,
  postsWith: (name: string) => `Posts with #${name}`,
  count: (posts: number) => plural(posts, { one: '1 post', other: `${posts.toLocaleString('en-US')} posts` }),
  order: 'Order',
  top: 'Top',
  newest: 'Newest',
  empty: (name: string) => `No posts with #${name} yet`,
  emptyHelp: 'Be the first to use it.',
  newPost: 'New post',
});
