import { savedSearchErrors, searchFailures } from '@vitrine/api';
import { prepareSearchResults, searchRequestOf, useSaveSearch, useSearchResults } from '@vitrine/hooks';
import { Button, EmptyState, isFilterEmpty, ResultsEnd, SearchBar, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Preparation } from '../page-module.ts';
import { ProductSearch } from '../search/ProductSearch.tsx';
import { resultsPageMessages } from '../search/search.messages.ts';
import type { ResultsState } from '../search/search-address.ts';
import { chosenIn, useFilterAddress } from '../search/useFilterAddress.ts';
import { useSearchField } from '../search/useSearchField.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { useToast } from '../shell/toasts.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';

/** Fetches the first results. */
export function prepare({ services, location, page }: Preparation) {
  const { query, filter } = chosenIn(new URLSearchParams(location.search));
  return prepareSearchResults(services, page, searchRequestOf(query, filter));
}

/** The results of a search, page after page; a line says when they end. */
export function Component() {
  const location = useLocation();
  const address = useFilterAddress();
  const { query, filter } = address.asked;
  const { first } = (location.state ?? {}) as ResultsState;
  const request = searchRequestOf(query, filter);
  const found = useSearchResults(pageKeyOf(location), request, first);
  const { products, loading, isStale } = found;
  const { field, problem } = useSearchField(query);
  const isAnswered = !isStale && (products.length > 0 || !loading);
  const { saveState, save, message } = useSaving(request, products, isAnswered);
  const texts = useMessages(resultsPageMessages);
  const navigate = useNavigate();
  usePageTitle(query ? texts.titleOf(query) : texts.title);

  const search = (text: string) => {
    // The same words again ask for the same, with the filters that were set.
    const isRepeated = text === query && !(isFilterEmpty(filter) && filter.ignore.length === 0);
    if (isRepeated) void navigate(location, { replace: true, state: null });
    else field.onSubmit(text);
  };
  return (
    <>
      <SearchBar
        {...field}
        onSubmit={search}
        autoFocus={query === ''}
        {...(query ? { saveState, onSave: save } : {})}
        problem={problem}
        message={message}
      />
      {query === '' ? (
        <EmptyState
          headingLevel={1}
          title={texts.askTitle}
          help={texts.askHelp}
          action={<PopularProducts />}
        />
      ) : (
        <ProductSearch
          title={texts.results(query)}
          address={address}
          found={found}
          empty={
            <EmptyState
              title={searchFailures.search_empty}
              help={texts.nothingHelp}
              action={<PopularProducts />}
            />
          }
          failed={searchFailures.search_failed}
          end={<ResultsEnd count={products.length} query={query} />}
        />
      )}
    </>
  );
}

function PopularProducts() {
  const { nothingAction } = useMessages(resultsPageMessages);
  return (
    <Button asChild variant="primary">
      <RouterLink href="/products/popular">{nothingAction}</RouterLink>
    </Button>
  );
}

function useSaving(...found: Parameters<typeof useSaveSearch>) {
  const search = JSON.stringify(found[0]);
  const { state, save } = useSaveSearch(...found);
  const [saved, setSaved] = useState<string>();
  const showToast = useToast();
  const texts = useMessages(resultsPageMessages);

  async function saveAndSay() {
    const outcome = await save();
    if (outcome.status === 'saved') setSaved(search);
    if (outcome.status !== 'failed') return;
    const { saved_searches_full: full } = savedSearchErrors;
    const text = outcome.code === 'saved_searches_full' ? full.text : texts.saveFailed;
    showToast({ text, tone: 'danger' });
  }
  return {
    saveState: state,
    save: () => void saveAndSay(),
    message: saved === search ? texts.saved : undefined,
  };
}
