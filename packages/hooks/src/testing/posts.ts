import type { Post } from '@vitrine/api';

export const postOf = (id: string, given: Partial<Post> = {}): Post => ({
  id,
  userId: 'jun',
  username: 'jun',
  content: '',
  media: [],
  likeCount: 0,
  saveCount: 0,
  commentCount: 0,
  linkCount: 0,
  createdAt: '2026-11-22T12:00:00.000Z',
  ...given,
});
