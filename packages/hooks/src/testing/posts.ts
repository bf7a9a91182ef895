import type { Post } from '@vitrine/api';

/** A post as a server sends it. */
export const postOf = (id: string, given: Partial<Post> = {}): Post => ({
  id,
  user_id: 'jun',
  username: 'jun',
  content: '',
  media: [],
  likeCount: 0,
  saveCount: 0,
  comment_count: 0,
  linkCount: 0,
  created_at: '2026-11-22T12:00:00.000Z',
  ...given,
});
