import { type Post, postFrom } from '@vitrine/api';
import { defineThing } from '../optimistic/relation.ts';

/** The kind of thing for posts, on which other areas define their relations. */
export const postThing = defineThing<Post>({
  kind: 'post',
  idOf: ({ id }) => id,
  from: postFrom,
  viewerFlags: ['userLiked', 'userSaved'],
  versionOf: ({ version = 0 }) => version,
});
