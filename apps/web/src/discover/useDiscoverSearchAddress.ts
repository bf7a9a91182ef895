import { DISCOVER_SEARCH_DELAY_MS } from '@vitrine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hashtagNamedBy } from '../posts/hashtag-address.ts';
import { layersOf, pageKeyOf } from '../shell/history/page-key.ts';
import { opensOverlay } from '../shell/layers/overlay-address.ts';
import { type DiscoverSearchTab, discoverSearchQuery, searchInAddress } from './discover-address.ts';

/**
 * The text and tab of a search, which live in the address. A pause in typing writes the text into the present
 * history entry; a submitted text and a hashtag get their own, so that Back returns to what was searched before.
 *
 * @param isWritten Whether typed text goes into the address.
 */
export function useDiscoverSearchAddress(isWritten: boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = searchInAddress(location.search);
  const [text, setText] = useState(shown.query);
  const [tab, setTab] = useState(shown.tab);

  // Back, Forward and links replace the text. Searches written from here do not.
  const written = useRef(location.search);
  useEffect(() => {
    if (written.current === location.search || opensOverlay(location.search)) return;
    written.current = location.search;
    const { query, tab: next } = searchInAddress(location.search);
    setText(query);
    setTab(next);
  }, [location.search]);

  /** Writes a search into the present entry. The page below stays the same: its lists and its layers. */
  function write(query: string, next: DiscoverSearchTab) {
    const search = discoverSearchQuery(query, next, location.search);
    if (search === location.search) return;
    written.current = search;
    // A hashtag is a page of its own, so Back must lead to it. A layer has its own entry above the page.
    const isLeft = shown.hashtag !== undefined && layersOf(location).length === 0;
    const state = isLeft ? null : { ...(location.state as object | null), pageKey: pageKeyOf(location) };
    void navigate({ search }, { replace: !isLeft, preventScrollReset: !isLeft, state });
  }

  const writeTyped = useEffectEvent(() => {
    // A hashtag is opened when it is submitted, not at every letter.
    if (isWritten && !opensOverlay(location.search) && hashtagNamedBy(text) === undefined) write(text, tab);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each typed text by itself
  useEffect(() => {
    const timer = setTimeout(writeTyped, DISCOVER_SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    text,
    tab,
    /** Name of the hashtag in the address. */
    hashtag: shown.hashtag,
    type: setText,
    chooseTab(next: DiscoverSearchTab) {
      setTab(next);
      // The page of a hashtag is the same below each tab.
      if (isWritten && shown.query !== '' && shown.hashtag === undefined) write(shown.query, next);
    },
    /** Writes the text of a layer that was just left into the entry of the page, so that Back returns to it. */
    async keepBelowLayer(): Promise<void> {
      if (text.trim() === '' || hashtagNamedBy(text) !== undefined) return;
      const search = discoverSearchQuery(text, tab, location.search);
      written.current = search;
      setText(text);
      setTab(tab);
      const { layers: _, ...state } = (location.state ?? {}) as Record<string, unknown>;
      await navigate({ search }, { replace: true, preventScrollReset: true, state });
    },
    /** Empties the text, and the address of the page. */
    clear() {
      setText('');
      if (opensOverlay(location.search)) return;
      write('', 'all');
    },
    /** Searches in a history entry of its own. */
    submit(query: string) {
      const isHashtag = hashtagNamedBy(query) !== undefined;
      const search = discoverSearchQuery(query, isHashtag ? undefined : tab, location.search);
      setText(query);
      setTab(searchInAddress(search).tab);
      if (search === location.search) return;
      written.current = search;
      const samePage = { preventScrollReset: true, state: { pageKey: pageKeyOf(location) } };
      void navigate({ search }, isHashtag || shown.hashtag !== undefined ? {} : samePage);
    },
  };
}
