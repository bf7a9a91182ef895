import { SEARCH_QUERY_MAX } from '@vitrine/api';
import { type ProductScope, prepareFilteredProducts, useFilteredProducts } from '@vitrine/hooks';
import { EmptyState, SearchBar, useMessages } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Preparation } from '../page-module.ts';
import { productListMessages } from '../products/product-list.messages.ts';
import { ProductSearch } from '../search/ProductSearch.tsx';
import { filteredMessages, productSearchMessages } from '../search/product-search.messages.ts';
import { chosenIn, type FilterAddress, useFilterAddress } from '../search/useFilterAddress.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './filtered-products.css.ts';

const scopeOf = ({ pathname }: Location): ProductScope =>
  pathname.startsWith('/products/verified') ? 'verified' : 'popular';

/** Fetches the first products that the address asks for. */
export const prepare = ({ services, location, page }: Preparation) =>
  prepareFilteredProducts(services, page, scopeOf(location), chosenIn(new URLSearchParams(location.search)));

/** Verified or popular products, narrowed down by a query and by filters that stand in the address. */
export function Component() {
  const location = useLocation();
  const scope = scopeOf(location);
  const address = useFilterAddress();
  const found = useFilteredProducts(pageKeyOf(location), scope, address.asked);
  const box = useSearchWithin(address);
  const titles = useMessages(productSearchMessages);
  const texts = useMessages(filteredMessages);
  const errors = useMessages(productListMessages);
  const title = titles[scope];
  usePageTitle(title);
  return (
    <>
      <SearchBar {...box} action={location.pathname} busy={found.isStale} />
      <ProductSearch
        title={title}
        help={scope === 'verified' ? texts.verifiedHelp : texts.popularHelp}
        address={address}
        scope={scope}
        found={found}
        empty={<EmptyState title={titles.emptyTitle} help={titles.emptyHelp} />}
        failed={errors[found.error ?? 'failed']}
        end={<p className={styles.end}>{texts.end}</p>}
      />
    </>
  );
}

/** The search field of a list, which keeps to the list. */
function useSearchWithin({ asked, chosen, choose }: FilterAddress) {
  const { query } = asked;
  const [value, setValue] = useState(query);
  useEffect(() => setValue(query), [query]);
  // What was taken off belonged to the words of before.
  const search = (next: string) => choose({ query: next, filter: { ...chosen.filter, ignore: [] } });
  return {
    value,
    onValueChange(next: string) {
      setValue(next);
      // An emptied field asks for everything again.
      if (next === '' && query !== '') search('');
    },
    onSubmit: search,
    maxLength: SEARCH_QUERY_MAX,
  };
}
