import type { Services } from '../services/services.ts';
import { viewerOf } from '../session/session.ts';
import { keptKey } from '../storage/storage.ts';
import { OUTDATED } from './open-feed.ts';

/** Sees to it that no page of this browser, in any tab, starts from what the viewer's feeds held until now. */
export const outdateFeeds = ({ localStorage, session }: Services): void =>
  localStorage.set(keptKey(OUTDATED, viewerOf(session.getState())), String(Date.now()));
