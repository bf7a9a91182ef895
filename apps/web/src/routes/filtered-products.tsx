import { SEARCH_QUERY_MAX } from '@vitrine/api';
import { type ProductScope, prepareFilteredProducts, useFilteredProducts } from '@vitrine/hooks';
import { SearchBar, useMessages } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Preparation } from '../page-module.ts';
import { OtherLists } from '../product-search/OtherLists.tsx';
import { ProductSearch } from '../product-search/ProductSearch.tsx';
import { filteredMessages, productSearchMessages } from '../product-search/product-search.messages.ts';
import { chosenIn, type FilterAddress, useFilterAddress } from '../product-search/useFilterAddress.ts';
import { productListMessages } from '../products/product-list.messages.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './filtered-products.css.ts';

const scopeOf = ({ pathname }: Location): ProductScope =>
  pathname.startsWith('/products/verified') ? 'verified' : 'popular';

export const prepare = ({ services, location, page }: Preparation) =>
  prepareFilteredProducts(services, page, scopeOf(location), chosenIn(new URLSearchParams(location.search)));

/** Verified or popular products, narrowed by query and filters in the address. */
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
        nothing={{ title: titles.emptyTitle, help: titles.emptyHelp }}
        keepsHeading
        failed={errors[found.error ?? 'failed']}
        end={<p className={styles.end}>{texts.end}</p>}
        otherLists={<OtherLists except={scope} />}
      />
    </>
  );
}

function useSearchWithin({ asked, chosen, choose }: FilterAddress) {
  const { query } = asked;
  const [value, setValue] = useState(query);
  useEffect(() => setValue(query), [query]);
  // Clears `ignore`, which names parts of the previous query.
  const search = (next: string) => choose({ query: next, filter: { ...chosen.filter, ignore: [] } });
  return {
    value,
    onValueChange(next: string) {
      setValue(next);
      if (next === '' && query !== '') search('');
    },
    onSubmit: search,
    maxLength: SEARCH_QUERY_MAX,
  };
}
