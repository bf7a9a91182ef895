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

/** The posts of a list as they are to be shown. New ones stand in front where they belong to the list. */
export const postsShown = (
  posts: readonly Post[],
  changes: FeedChanges<Post>,
  isOfList: (post: Post) => boolean,
): readonly Post[] => overlaid(posts, { ...changes, inFront: changes.inFront.filter(isOfList) }, idOfPost);
