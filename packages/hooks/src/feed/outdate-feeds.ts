import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey } from '../storage/storage.ts';
import { OUTDATED_FEEDS_KEY, type OutdatedFeeds } from './open-feed.ts';

/**
 * Marks the viewer's feeds as outdated: no page of this browser starts from their present items, and pages
 * rendered for guests are rendered anew.
 *
 * @returns The function that allows pages rendered for guests again, to be called once the viewer sees the
 * same as guests. It does nothing if the feeds were marked again since.
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
