import type { Post } from '@vitrine/api';
import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter/emitter.ts';
import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';

/** Comment counts of posts whose whole thread is loaded. */
interface CommentCounts {
  note(postId: string, count: number): void;
  /** Returns the post's own count if none is recorded, or if the post was fetched later. */
  of(post: { id: string; commentCount: number }): number;
  subscribe(listener: () => void): () => void;
}

/** Threads record their counts, so that a post shows the same count everywhere. */
export const commentCounts = attached(({ lifetimes, relations }): CommentCounts => {
  const changed = createEmitter();
  const noted = new Map<string, { count: number; at: number }>();
  // Counts of one viewer do not apply to another.
  lifetimes.ofPerson({ load: () => noted.clear() });
  return {
    note(postId, count) {
      noted.set(postId, { count, at: relations.moment() });
      changed.emit();
    },
    of(post) {
      const known = noted.get(post.id);
      return known && known.at > relations.listedAt(post) ? known.count : post.commentCount;
    },
    subscribe: (listener) => changed.on(listener),
  };
});

/**
 * Returns the number of comments of a post. If its whole thread is loaded, comments still being sent count
 * too.
 *
 * @param post Undefined while unknown; it counts 0.
 */
export function useCommentCount(post: Post | undefined): number {
  const counts = commentCounts(useServices());
  const read = () => (post ? counts.of(post) : 0);
  return useSyncExternalStore(counts.subscribe, read, read);
}
