import { type Product, SEARCH_TITLE_MAX } from '@vitrine/api';
import {
  isSameSearch,
  searchRequestOf,
  useSavedSearches,
  useServices,
  useSignInGate,
  useViewerId,
} from '@vitrine/hooks';
import { type SavedSearchEntry, SavedSearchList, useMessages } from '@vitrine/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { savedPath } from '../product-search/saved-path.ts';
import { RESULTS_PATH, type ResultsState } from '../product-search/search-address.ts';
import { chosenIn } from '../product-search/useFilterAddress.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { useUndoToast } from '../shell/toasts/useUndoToast.ts';
import { savedSearchMessages } from './saved-searches.messages.ts';

export interface SavedSearchesProps {
  /** Whether to hide the heading, because the container shows it. */
  hideHeading?: boolean;
  /** Whether the list is beside the main content, without being opened by the viewer. */
  aside?: boolean;
  /** Called before the viewer leaves the list; must call `goOn`. */
  leaving?(goOn: () => void): void;
}

/** The search of a results page, from the query part of its address. */
function searchIn(address: string) {
  const { query, filter } = chosenIn(new URLSearchParams(address));
  return searchRequestOf(query, filter);
}

const atOnce = (goOn: () => void) => goOn();

export function SavedSearches({ hideHeading, aside, leaving = atOnce }: SavedSearchesProps) {
  const texts = useMessages(savedSearchMessages);
  const { retry } = useMessages(shellMessages);
  const offerUndo = useUndoToast<{ title: string | null; query: string }>(
    ({ title, query }) => title || query,
    texts.removed,
  );
  const { searches = [], status, reload, ...saved } = useSavedSearches({ aside, onRemoved: offerUndo });
  const { session } = useServices();
  const viewer = useViewerId();
  const { ask } = useSignInGate();
  const navigate = useNavigate();
  const showToast = useToast();

  const entries: SavedSearchEntry[] = searches.map((search) => ({ ...search, newCount: search.newMatches }));

  const { pathname, search: address } = useLocation();
  const shownSearch = pathname === RESULTS_PATH ? searchIn(address) : undefined;
  const current = shownSearch && searches.find((search) => isSameSearch(search, shownSearch));

  const pathOf = ({ id, query }: SavedSearchEntry) =>
    savedPath(query, searches.find((search) => search.id === id)?.filters);

  async function show(search: SavedSearchEntry, results: Promise<readonly Product[]>) {
    const from = window.location.href;
    const products = await results;
    if (window.location.href !== from || session.getState().userId !== viewer) return;
    const state: ResultsState = { first: { products } };
    leaving(() => void navigate(pathOf(search), { state }));
  }

  async function rename(search: SavedSearchEntry, title: string) {
    const outcome = await saved.rename(search.id, title);
    if (outcome === 'failed') {
      const onAction = () => void rename(search, title).catch(() => undefined);
      showToast({ text: texts.renameFailed, tone: 'danger', action: { label: retry, onAction } });
    }
    if (outcome === 'gone') showToast({ text: texts.gone });
    if (outcome !== 'renamed' && outcome !== 'unchanged') throw new Error(outcome);
  }

  function remove({ id }: SavedSearchEntry) {
    void saved.remove(id).then((outcome) => {
      // If the account has changed, the next viewer must not see the failure.
      if (outcome === 'failed' && session.getState().userId === viewer)
        showToast({ text: texts.removeFailed, tone: 'danger' });
    });
  }

  return (
    <SavedSearchList
      hideHeading={hideHeading}
      searches={entries}
      status={status}
      currentId={current?.id}
      titleMaxLength={SEARCH_TITLE_MAX}
      hrefOf={pathOf}
      onOpen={(search, event) => {
        const results = saved.open(search.id);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void show(search, results);
      }}
      onRename={rename}
      onRemove={remove}
      onSignIn={() => leaving(() => ask({ kind: 'saveSearch' }))}
      onRetry={reload}
    />
  );
}
