import { useEffect, useRef, useState } from 'react';
import { beginningOf } from '../product-search/beginning-of.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { useViewerId } from '../session/useViewerId.ts';
import { type DiscoverSearchFailure, type FoundOnDiscover, searchDiscover } from './search-discover.ts';

/** Milliseconds after the last keystroke at which a search begins. */
export const DISCOVER_SEARCH_DELAY_MS = 500;

/** Maximum length of a search on Discover; the rest of a longer one is ignored. */
export const DISCOVER_QUERY_MAX = 200;

/** A search on Discover that follows the typed text. */
export interface DiscoverSearch {
  /** The last results, of `foundFor`; undefined before the first ones. */
  found: FoundOnDiscover | undefined;
  /** The trimmed text that the results match. */
  foundFor: string | undefined;
  /**
   * `idle`: there is nothing to search. `waiting`: the text may still change. `ready`: the results are those
   * of the text.
   */
  status: 'idle' | 'waiting' | 'searching' | 'ready' | 'failed';
  /** Undefined unless `status` is `failed`. */
  failure: DiscoverSearchFailure | undefined;
  /** Searches for the present text without waiting, also again after a failure. */
  searchNow(): void;
}

interface Answer {
  viewer: string;
  query: string;
}

/**
 * Returns the people, hashtags and posts that match a text. Only the answer to the latest text shows. A blank
 * text and a guest search nothing.
 *
 * @param text The text as typed. The first one is searched at once, later ones after a pause in typing.
 */
export function useDiscoverSearch(text: string): DiscoverSearch {
  const services = useServices();
  const viewer = useViewerId();
  const { userId } = useSession();
  const query = beginningOf(text.trim(), DISCOVER_QUERY_MAX);
  const [answer, setAnswer] = useState<Answer & { found: FoundOnDiscover }>();
  const [failed, setFailed] = useState<Answer & { failure: DiscoverSearchFailure }>();
  const [isUnderWay, setUnderWay] = useState(false);
  const [atOnce, setAtOnce] = useState({ query, number: 0 });
  const answered = useRef<Answer>(undefined);

  useEffect(() => {
    if (query === '' || userId === undefined) return;
    if (answered.current?.query === query && answered.current.viewer === userId) return;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      setUnderWay(true);
      setFailed(undefined);
      const outcome = await searchDiscover(services, { query, viewer: userId }, signal);
      if (signal.aborted || outcome.status === 'aborted') return;
      setUnderWay(false);
      if (outcome.status === 'failed') {
        setFailed({ viewer: userId, query, failure: outcome.failure });
        return;
      }
      answered.current = { viewer: userId, query };
      setAnswer({ viewer: userId, query, found: outcome.found });
    };
    const timer = setTimeout(() => void search(), atOnce.query === query ? 0 : DISCOVER_SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setUnderWay(false);
    };
  }, [services, userId, query, atOnce]);

  const isTheirs = (of: Answer | undefined) => of !== undefined && of.viewer === viewer;
  const isSearch = query !== '' && viewer !== undefined;
  const hasFailed = isTheirs(failed) && failed?.query === query;
  const isReady = isTheirs(answer) && answer?.query === query;
  const status = !isSearch
    ? 'idle'
    : isUnderWay
      ? 'searching'
      : hasFailed
        ? 'failed'
        : isReady
          ? 'ready'
          : 'waiting';
  return {
    found: isTheirs(answer) && isSearch ? answer?.found : undefined,
    foundFor: isTheirs(answer) && isSearch ? answer?.query : undefined,
    status,
    failure: status === 'failed' ? failed?.failure : undefined,
    searchNow: () => setAtOnce(({ number }) => ({ query, number: number + 1 })),
  };
}
