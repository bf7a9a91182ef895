import type { Post } from '@vitrine/api';
import type { FeedView } from '../feed/useFeed.ts';

/** The loaded posts of a list. */
export interface PostFeedView extends Omit<FeedView<Post>, 'items'> {
  posts: readonly Post[];
}
