import { attached, useServices, useViewedIds } from '@vitrine/hooks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { giveUpKeptPlace } from '../shell/document/kept-place.ts';
import { historyEntry } from '../shell/history/history-entry.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';

/** The row's state in a history entry, also read by the next document's inline script. */
interface Entry {
  key: string;
  viewed: 'here' | 'nowhere';
}

const entry = historyEntry<Entry>;

type Rows = Map<string, readonly string[]>;

/** Ids of the viewed products on each page, by page key; cleared when the viewer changes. */
const shownRows = attached(({ lifetimes }): Rows => {
  const rows: Rows = new Map();
  lifetimes.ofPerson({ drop: () => rows.clear() });
  return rows;
});

/**
 * Returns the ids of the viewed products on a page. They are fixed on arrival, so that nothing shifts after a
 * product is closed.
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

  useLayoutEffect(giveUpKeptPlace, []);
  return shown.ids;
}

/**
 * Keeps the page below an open product without the row of viewed products, even after a reload. Does nothing
 * if the page already has the row, or room for it.
 */
export function usePageAsItIs(): void {
  const { key } = useLocation();
  useEffect(() => {
    const isToCome = document.documentElement.dataset.viewed === 'here';
    if (!isToCome && entry().viewed === undefined) mark(key, 'nowhere');
  }, [key]);
}

function mark(key: string, viewed: Entry['viewed']): void {
  const state = entry();
  if (state.key !== key) return;
  try {
    window.history.replaceState({ ...state, viewed }, '');
  } catch {
    // Safari limits the number of history changes. Without the mark, the page may shift after a reload.
  }
}

function rowOf(rows: Rows, page: string, ids: readonly string[], isNew: boolean): readonly string[] {
  const row = rows.get(page) ?? (hasPlace(isNew) ? ids : []);
  rows.set(page, row);
  return row;
}

function hasPlace(isNew: boolean): boolean {
  // The document's state belongs to its own history entry, so a new page ignores it.
  if (isNew && entry().viewed === undefined) return true;
  const said = entry().viewed ?? document.documentElement.dataset.viewed;
  // In development there are no inline scripts.
  return said === undefined ? import.meta.env.DEV : said === 'here';
}
