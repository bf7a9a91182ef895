import { type Product, SEARCH_TITLE_MAX } from '@vitrine/api';
import { useSavedSearches, useServices, useSignInGate, useViewerId } from '@vitrine/hooks';
import { type SavedSearchEntry, SavedSearchList, useMessages } from '@vitrine/ui';
import { useNavigate } from 'react-router-dom';
import { savedPath } from '../search/saved-path.ts';
import type { ResultsState } from '../search/search-address.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { useToast } from '../shell/toasts.tsx';
import { useUndoToast } from '../shell/useUndoToast.ts';
import { savedSearchMessages } from './saved-searches.messages.ts';

export interface SavedSearchesProps {
  /** Whether the heading is hidden, because what stands around the list shows it. */
  hideHeading?: boolean;
  /** Whether they stand beside what the page is for, and were not asked for by hand. */
  aside?: boolean;
  /** Called with what leads the person away from the list: to another page, or to a question over this one. */
  leaving?(goOn: () => void): void;
}

const atOnce = (goOn: () => void) => goOn();

/** The searches that a person saved; guests are told what they are for. */
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

  const pathOf = ({ id, query }: SavedSearchEntry) =>
    savedPath(query, searches.find((search) => search.id === id)?.filters);

  async function show(search: SavedSearchEntry, results: Promise<readonly Product[]>) {
    const from = window.location.href;
    const products = await results;
    // Who went elsewhere meanwhile, or left, does not want to be taken there.
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
      // Who has left is not told by what the next person sees.
      if (outcome === 'failed' && session.getState().userId === viewer)
        showToast({ text: texts.removeFailed, tone: 'danger' });
    });
  }

  return (
    <SavedSearchList
      hideHeading={hideHeading}
      searches={entries}
      status={status}
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
