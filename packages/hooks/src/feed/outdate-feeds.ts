import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey } from '../storage/storage.ts';
import { OUTDATED_FEEDS_KEY } from './open-feed.ts';

/** Sees to it that no page of this browser, in any tab, starts from what the viewer's feeds held until now. */
export const outdateFeeds = ({ localStorage, session }: Services): void =>
  localStorage.set(cacheKey(OUTDATED_FEEDS_KEY, viewerOf(session.getState())), String(Date.now()));
