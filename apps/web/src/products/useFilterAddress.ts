import { SEARCH_QUERY_MAX, SEARCH_SORTS, type SearchSort } from '@vitrine/api';
import { emptyProductFilter, type ProductFilter } from '@vitrine/ui';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The query and the filters that an address asks for. */
export const chosenIn = (address: URLSearchParams) => ({
  query: address.get('q') ?? '',
  filter: filterIn(address),
});

/** The query and the filters of a page. They stand in its address, so a link, a reload and going back restore them. */
export function useFilterAddress() {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const query = address.get('q') ?? '';
  const filter = useMemo(() => filterIn(address), [address]);
  // The choice is also kept here, to show at once and to start the next change from: the address may follow later.
  const [chosen, setChosen] = useState({ filter, address });
  if (chosen.address !== address) setChosen({ filter, address });
  const [text, setText] = useState(query);
  useEffect(() => setText(query), [query]);

  const change = (next: { query?: string; filter?: ProductFilter }) =>
    setAddress((before) => addressOf(before, next.query ?? query, next.filter ?? chosen.filter), {
      replace: true,
      preventScrollReset: true,
    });

  return {
    query,
    filter,
    chosen: chosen.filter,
    setFilter(next: ProductFilter) {
      setChosen({ filter: next, address });
      change({ filter: next });
    },
    box: {
      action: pathname,
      value: text,
      onValueChange(next: string) {
        setText(next);
        // An emptied field asks for everything again.
        if (next === '' && query !== '') change({ query: '' });
      },
      onSubmit: (next: string) => change({ query: next }),
      maxLength: SEARCH_QUERY_MAX,
    },
  };
}

function filterIn(address: URLSearchParams): ProductFilter {
  const { minPrice: lowest, maxPrice: highest } = emptyProductFilter;
  const price = (name: string, fallback: number) => {
    const read = Number.parseFloat(address.get(name) ?? '');
    return read >= lowest ? Math.min(read, highest) : fallback;
  };
  const [low, high] = [price('min', lowest), price('max', highest)];
  const sort = address.get('sort') as SearchSort | null;
  return {
    minPrice: Math.min(low, high),
    maxPrice: Math.max(low, high),
    sort: sort && SEARCH_SORTS.includes(sort) ? sort : 'default',
    brands: [...new Set(address.getAll('brand'))],
    colors: [...new Set(address.getAll('color'))],
  };
}

/** The address of a filter; defaults are left out of it. */
function addressOf(before: URLSearchParams, query: string, filter: ProductFilter): URLSearchParams {
  const address = new URLSearchParams(before);
  const { minPrice, maxPrice, sort, brands, colors } = filter;
  const set = (name: string, value: string | number, usual: string | number) => {
    if (value === usual) address.delete(name);
    else address.set(name, String(value));
  };
  set('q', query, '');
  set('min', minPrice, emptyProductFilter.minPrice);
  set('max', maxPrice, emptyProductFilter.maxPrice);
  set('sort', sort, emptyProductFilter.sort);
  address.delete('brand');
  for (const brand of brands) address.append('brand', brand);
  address.delete('color');
  for (const color of colors) address.append('color', color);
  return address;
}
