import { SAVED_SEARCHES_MAX, type SearchUnderstood } from '@vitrine/api';
import { prepareSearchResults, searchRequestOf, useSaveSearch, useSearchResults } from '@vitrine/hooks';
import { Button, EmptyState, Icon, isFilterEmpty, ResultsEnd, SearchBar, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import type { Preparation } from '../page-module.ts';
import { OtherLists } from '../product-search/OtherLists.tsx';
import * as styles from '../product-search/ProductSearch.css.ts';
import { ProductSearch } from '../product-search/ProductSearch.tsx';
import { resultsPageMessages } from '../product-search/search.messages.ts';
import { type ResultsState, resultsPath } from '../product-search/search-address.ts';
import { searchFieldMessages } from '../product-search/search-field.messages.ts';
import { chosenIn, useFilterAddress } from '../product-search/useFilterAddress.ts';
import { useSearchField } from '../product-search/useSearchField.ts';
import { useTextTypedMeanwhile } from '../product-search/useTextTypedMeanwhile.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { ARROW_RIGHT } from '../shell/icons/arrow-right.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import * as instead from '../shell/page/InsteadOfPage.css.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { useToast } from '../shell/toasts/toasts.tsx';

export function prepare({ services, location, page }: Preparation) {
  const { query, filter } = chosenIn(new URLSearchParams(location.search));
  return prepareSearchResults(services, page, searchRequestOf(query, filter));
}

export function Component() {
  const location = useLocation();
  const address = useFilterAddress();
  const { query, filter } = address.asked;
  const { first } = (location.state ?? {}) as ResultsState;
  const request = searchRequestOf(query, filter);
  const found = useSearchResults(pageKeyOf(location), request, first);
  const { products, loading, error, isStale } = found;
  const { field, problem } = useSearchField(query);
  useTextTypedMeanwhile(query, field.onValueChange);
  const isAnswered = !isStale && (products.length > 0 || !loading);
  const isNothing = isAnswered && products.length === 0 && !error;
  const { saveState, save, message } = useSaving(request, products, isAnswered);
  const texts = useMessages(resultsPageMessages);
  const { nothing, failed } = useMessages(searchFieldMessages);
  const navigate = useNavigate();
  usePageTitle(query ? texts.titleOf(query) : texts.title);

  const search = (text: string) => {
    // Submitting the same query again keeps the filters.
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
        {...(query && !(isNothing && saveState !== 'saved') ? { saveState, onSave: save } : {})}
        problem={problem}
        message={message}
      />
      {query === '' ? (
        <>
          <EmptyState
            className={instead.above}
            headingLevel={1}
            title={texts.askTitle}
            help={texts.askHelp}
            action={
              <Button asChild variant="primary">
                <RouterLink href="/products/popular">{texts.askAction}</RouterLink>
              </Button>
            }
          />
          <WhatElseWithOverlay large />
        </>
      ) : (
        <ProductSearch
          title={texts.results(query)}
          headingOf={(matching) => (matching === undefined ? query : texts.onlySome(query, matching))}
          more={(understood, matching) => matching !== undefined && <More {...understood} />}
          address={address}
          found={found}
          nothing={{ title: nothing, help: texts.nothingHelp }}
          failed={failed}
          end={<ResultsEnd count={products.length} query={query} />}
          otherLists={<OtherLists />}
        />
      )}
    </>
  );
}

/** Searches with fewer of the understood conditions. */
function More({ query, priceText, withoutColor }: Partial<SearchUnderstood>) {
  const { more, anyPrice, anyColor } = useMessages(resultsPageMessages);
  const ways = [
    ...(priceText && query ? [[query, anyPrice(query)] as const] : []),
    ...(withoutColor
      ? [[[withoutColor, priceText].filter(Boolean).join(' '), anyColor(withoutColor)] as const]
      : []),
  ];
  if (ways.length === 0) return null;
  return (
    <nav aria-label={more} className={styles.links}>
      {ways.map(([words, text]) => (
        <RouterLink key={words} href={resultsPath(words)} className={styles.link}>
          {text}
          <Icon path={ARROW_RIGHT} size={16} className={styles.arrow} />
        </RouterLink>
      ))}
    </nav>
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
    const isFull = outcome.code === 'saved_searches_full';
    const text = isFull ? texts.savedSearchesFull(SAVED_SEARCHES_MAX) : texts.saveFailed;
    showToast({ text, tone: 'danger' });
  }
  return {
    saveState: state,
    save: () => void saveAndSay(),
    message: saved === search ? texts.saved : undefined,
  };
}
