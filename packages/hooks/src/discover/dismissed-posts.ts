import { attached } from '../services/attached.ts';
import { viewerOf } from '../session/session.ts';
import { cacheKey, readJson } from '../storage/storage.ts';
import { postDismissal } from './post-dismissal.ts';

const isList = (read: unknown): read is unknown[] => Array.isArray(read);

/** Ids of the posts that the viewer dismissed in this tab of the browser, so that kept feeds leave them out. */
export const dismissedPosts = attached(({ relations, session, sessionStorage }) => {
  const key = () => cacheKey('dismissedPosts', viewerOf(session.getState()));
  const ids = () => new Set(readJson(sessionStorage, key(), isList));
  relations.of(postDismissal).onSettled(({ id, value }) => {
    const known = ids();
    if (value) known.add(id);
    else known.delete(id);
    sessionStorage.set(key(), JSON.stringify([...known]));
  });
  return { ids };
});
