import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey } from '../storage/storage.ts';
import { OUTDATED_FEEDS_KEY, type OutdatedFeeds } from './open-feed.ts';

/**
 * Sees to it that no page of this browser, in any tab, starts from what the viewer's feeds held until now, and that pages drawn for guests
 * are drawn anew for them.
 *
 * @returns Ends the second, for when the viewer is shown the same as guests again; nothing if something else has happened since.
 */
export function outdateFeeds({ localStorage, session }: Services): () => void {
  const key = cacheKey(OUTDATED_FEEDS_KEY, viewerOf(session.getState()));
  const until = Date.now();
  const noted = (differ: boolean) => JSON.stringify({ until, differ } satisfies OutdatedFeeds);
  localStorage.set(key, noted(true));
  return () => {
    if (localStorage.get(key) === noted(true)) localStorage.set(key, noted(false));
  };
}
