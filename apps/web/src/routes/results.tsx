import { SEARCH_QUERY_MAX, savedSearchErrors, searchFailures } from '@vitrine/api';
import { beginningOf, prepareSearchResults, useSaveSearch, useSearchResults } from '@vitrine/hooks';
import {
  Button,
  EmptyState,
  ErrorState,
  ResultsEnd,
  SearchBar,
  useMessages,
  VisuallyHidden,
} from '@vitrine/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Preparation } from '../page-module.ts';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { masonryMemoryOf } from '../products/masonry-memories.ts';
import { ProductsWithOverlay } from '../products/ProductsWithOverlay.tsx';
import { resultsPageMessages } from '../search/search.messages.ts';
import type { ResultsState } from '../search/search-address.ts';
import { useSearchField } from '../search/useSearchField.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { useToast } from '../shell/toasts.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';

/** The query of an address, cut to the length that is searched by. */
const queryIn = (search: string) =>
  beginningOf(new URLSearchParams(search).get('q')?.trim() ?? '', SEARCH_QUERY_MAX);

/** Fetches the first results. */
export const prepare = ({ services, location, page }: Preparation) =>
  prepareSearchResults(services, page, { query: queryIn(location.search) });

/** The results of a search, page after page; a line says when they end. */
export function Component() {
  const location = useLocation();
  const query = queryIn(location.search);
  const { first } = (location.state ?? {}) as ResultsState;
  const { products, loading, error, hasMore, loadMore, feed, isStale } = useSearchResults(
    pageKeyOf(location),
    { query },
    first,
  );
  const { field, problem } = useSearchField(query);
  const isAnswered = !isStale && (products.length > 0 || !loading);
  const { saveState, save, message } = useSaving(query, products, isAnswered);
  const texts = useMessages(resultsPageMessages);
  usePageTitle(query ? texts.titleOf(query) : texts.title);

  const isSettled = !loading && !error && !isStale;
  const found = products.length;
  return (
    <>
      {query !== '' && <VisuallyHidden as="h1">{texts.results(query)}</VisuallyHidden>}
      <SearchBar
        {...field}
        autoFocus={query === ''}
        {...(query ? { saveState, onSave: save } : {})}
        problem={problem}
        message={message}
      />
      {query === '' && <EmptyState headingLevel={1} title={texts.askTitle} help={texts.askHelp} />}
      <ProductsWithOverlay
        label={texts.results(query)}
        products={products}
        busy={loading}
        onNearEnd={loadMore}
        memory={masonryMemoryOf(feed)}
      />
      {query !== '' && isSettled && found === 0 && (
        <EmptyState
          title={searchFailures.search_empty}
          help={texts.nothingHelp}
          action={
            <Button asChild variant="primary">
              <Link to="/products/popular">{texts.nothingAction}</Link>
            </Button>
          }
        />
      )}
      {error && <ErrorState title={searchFailures.search_failed} onRetry={loadMore} />}
      {isSettled && !hasMore && found > 0 && <ResultsEnd count={found} query={query} />}
      <FeedEnd loading={loading} isFirstPage={found === 0} hasMore={hasMore} onLoadMore={loadMore} />
    </>
  );
}

function useSaving(...found: Parameters<typeof useSaveSearch>) {
  const [query] = found;
  const { state, save } = useSaveSearch(...found);
  const [savedQuery, setSavedQuery] = useState<typeof query>();
  const showToast = useToast();
  const texts = useMessages(resultsPageMessages);

  async function saveAndSay() {
    const outcome = await save();
    if (outcome.status === 'saved') setSavedQuery(query);
    if (outcome.status !== 'failed') return;
    const { saved_searches_full: full } = savedSearchErrors;
    const text = outcome.code === 'saved_searches_full' ? full.text : texts.saveFailed;
    showToast({ text, tone: 'danger' });
  }
  return {
    saveState: state,
    save: () => void saveAndSay(),
    message: savedQuery === query ? texts.saved : undefined,
  };
}
