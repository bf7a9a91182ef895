import type { Post } from '@vitrine/api';
import { createFeedOverlay, type FeedChanges, type FeedOverlay, overlaid } from '../feed/feed-overlay.ts';
import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';

const idOfPost = ({ id }: Post): string => id;

/** What the viewer published, edited and deleted since lists were loaded. */
export const postChanges = attached(({ session }): FeedOverlay<Post> => {
  const overlay = createFeedOverlay(idOfPost);
  let viewer = viewerOf(session.getState());
  session.onIdentityChange(() => {
    const next = viewerOf(session.getState());
    if (next !== viewer) overlay.clear();
    viewer = next;
  });
  return overlay;
});

/** The version of a post that was edited last. */
export const newerPost = (post: Post | undefined, edited: Post | undefined): Post | undefined =>
  post && edited && (edited.version ?? 0) > (post.version ?? 0) ? edited : post;

/** The posts of a list as they are to be shown. New ones stand in front where they belong to the list, until it is loaded with them. */
export function postsShown(
  posts: readonly Post[],
  changes: FeedChanges<Post>,
  isOfList: (post: Post) => boolean,
): readonly Post[] {
  const loaded = new Set(posts.map(idOfPost));
  const inFront = changes.inFront.filter((post) => isOfList(post) && !loaded.has(post.id));
  const newest = overlaid(posts, { ...changes, inFront, replaced: new Map() }, idOfPost);
  if (changes.replaced.size === 0) return newest;
  return newest.map((post) => newerPost(post, changes.replaced.get(post.id)) ?? post);
}
