import type { Db } from '../db/client.ts';
import { findHashtags } from './find-hashtags.ts';
import { findPosts } from './find-posts.ts';
import { postsOfHashtag } from './posts-of-hashtag.ts';
import type { ShownPosts } from './shown-posts.service.ts';

export type PostSearch = ReturnType<typeof createPostSearch>;

export const createPostSearch = (db: Db, needs: { shownPosts: ShownPosts }) => ({
  find: (given: Parameters<typeof findPosts>[2]) => findPosts(db, needs, given),
  findHashtags: (given: Parameters<typeof findHashtags>[1]) => findHashtags(db, given),
  ofHashtag: (given: Parameters<typeof postsOfHashtag>[2]) => postsOfHashtag(db, needs, given),
});
