import { attached, useServices, useViewedIds } from '@vitrine/hooks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { historyEntry } from '../shell/history-entry.ts';
import { pageKeyOf } from '../shell/page-key.ts';

/** What an entry of the history says of the row, for the first lines of the next document too. */
interface Entry {
  key: string;
  viewed: 'here' | 'nowhere';
}

const entry = historyEntry<Entry>;

type Rows = Map<string, readonly string[]>;

/** What each page shows, by the key of its entry; forgotten with the person who saw it. */
const shownRows = attached(({ onPersonLeft }): Rows => {
  const rows: Rows = new Map();
  onPersonLeft(() => rows.clear());
  return rows;
});

/**
 * The ids that a page shows as viewed. That is decided once for each page, when somebody comes to it: what they view from there
 * moves nothing that they come back to.
 */
export function useViewedPlace(): readonly string[] {
  const ids = useViewedIds();
  const location = useLocation();
  const page = pageKeyOf(location);
  const isNew = useNavigationType() !== 'POP' && location.key === page;
  const rows = shownRows(useServices());
  const decide = () => ({ page, ids: rowOf(rows, page, ids, isNew) });
  const [shown, setShown] = useState(decide);
  if (shown.page !== page) setShown(decide());

  const { length } = shown.ids;
  useEffect(() => {
    mark(location.key, length > 0 ? 'here' : 'nowhere');
  }, [location.key, length]);

  // From here on the row keeps its place itself.
  useLayoutEffect(giveUpViewedPlace, []);
  return shown.ids;
}

/** Leaves a page over which somebody views products as it is, for when they come back to it: by a reload too. */
export function usePageAsItIs(): void {
  const { key } = useLocation();
  useEffect(() => {
    const isToCome = document.documentElement.dataset.viewed === 'here';
    if (!isToCome && entry().viewed === undefined) mark(key, 'nowhere');
  }, [key]);
}

function mark(key: string, viewed: Entry['viewed']): void {
  const state = entry();
  // Somebody may have gone on already.
  if (state.key !== key) return;
  try {
    window.history.replaceState({ ...state, viewed }, '');
  } catch {
    // Safari allows so many changes and no more: without the mark the page is only less steady after a reload.
  }
}

function rowOf(rows: Rows, page: string, ids: readonly string[], isNew: boolean): readonly string[] {
  const row = rows.get(page) ?? (hasPlace(isNew) ? ids : []);
  rows.set(page, row);
  return row;
}

function hasPlace(isNew: boolean): boolean {
  // What the document says is about the entry that it was loaded at.
  if (isNew && entry().viewed === undefined) return true;
  const said = entry().viewed ?? document.documentElement.dataset.viewed;
  // In development the document has no first lines.
  return said === undefined ? import.meta.env.DEV : said === 'here';
}

/** The document keeps no place any more: the row does that itself, or there is nothing to show. */
export function giveUpViewedPlace(): void {
  delete document.documentElement.dataset.viewed;
}
