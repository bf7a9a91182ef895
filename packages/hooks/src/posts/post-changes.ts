import type { Post } from '@vitrine/api';
import { createFeedOverlay, type FeedChanges, type FeedOverlay, overlaid } from '../feed/feed-overlay.ts';
import { newerOf } from '../optimistic/relation.ts';
import { attached } from '../services/attached.ts';
import { postThing } from './post-thing.ts';

/** The viewer's new posts, edits and deletions since lists were loaded. */
export const postChanges = attached(({ lifetimes }): FeedOverlay<Post> => {
  const overlay = createFeedOverlay(postThing.idOf);
  lifetimes.ofPerson({ drop: overlay.clear });
  return overlay;
});

/**
 * Returns the posts of a list with the viewer's changes. New posts stay in front until a loaded page contains
 * them.
 */
export function postsShown(
  posts: readonly Post[],
  changes: FeedChanges<Post>,
  isOfList: (post: Post) => boolean,
): readonly Post[] {
  const loaded = new Set(posts.map(postThing.idOf));
  const inFront = changes.inFront.filter((post) => isOfList(post) && !loaded.has(post.id));
  const newest = overlaid(posts, { ...changes, inFront, replaced: new Map() }, postThing.idOf);
  if (changes.replaced.size === 0) return newest;
  return newest.map((post) => newerOf(postThing, post, changes.replaced.get(post.id)));
}
