import { useSavedSearches, useSignInGate } from '@vitrine/hooks';
import { type SavedSearchEntry, SavedSearchList, Sheet } from '@vitrine/ui';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages.ts';
import { savedSearchTexts } from '../saved-searches/saved-searches.messages.ts';
import { type ResultsState, resultsPath } from '../search/search-address.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { useToast } from '../shell/toasts.tsx';

export interface SavedSearchesDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The searches a person keeps, in a drawer; guests are told what it is for (D82). */
export function SavedSearchesDrawer({ open, onOpenChange }: SavedSearchesDrawerProps) {
  const { searches = [], status, reload, ...saved } = useSavedSearches();
  const { ask } = useSignInGate();
  const navigate = useNavigate();
  const showToast = useToast();
  const texts = savedSearchTexts;

  const entries: SavedSearchEntry[] = searches.map((search) => ({ ...search, newCount: search.newMatches }));
  const resultsOf = (id: string) => searches.find((search) => search.id === id)?.searchResults ?? [];

  async function rename({ id }: SavedSearchEntry, title: string) {
    const outcome = await saved.rename(id, title);
    if (outcome === 'failed') showToast({ text: texts.renameFailed, tone: 'danger' });
    if (outcome === 'gone') showToast({ text: texts.gone });
    if (outcome === 'failed' || outcome === 'gone') throw new Error(outcome);
  }

  function remove({ id, title, query }: SavedSearchEntry) {
    void saved.remove(id).then((outcome) => {
      if (outcome === 'failed') showToast({ text: texts.removeFailed, tone: 'danger' });
    });
    showToast({
      text: texts.removed(title || query),
      action: { label: messages.undo, onAction: () => void saved.restore(id) },
    });
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="start" title={messages.nav.savedSearches}>
      <SavedSearchList
        hideHeading
        searches={entries}
        status={status}
        hrefOf={({ query }) => resultsPath(query)}
        onOpen={({ id, query }, event) => {
          saved.open(id);
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpenChange(false);
          const state: ResultsState = { first: { products: resultsOf(id) } };
          void navigate(resultsPath(query), { state });
        }}
        onRename={rename}
        onRemove={remove}
        onSignIn={() => {
          onOpenChange(false);
          ask({ kind: 'saveSearch' });
        }}
        onRetry={reload}
      />
    </Sheet>
  );
}
