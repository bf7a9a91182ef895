import {
  SEARCH_IGNORABLE,
  SEARCH_QUERY_MAX,
  SEARCH_SORTS,
  type SearchIgnorable,
  type SearchSort,
} from '@vitrine/api';
import { beginningOf } from '@vitrine/hooks';
import { defaultFilterColors, emptyProductFilter, type ProductFilter } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageKeyOf } from '../shell/page-key.ts';

/** A filter, with what was taken off of what the search understood. */
export interface ChosenFilter extends ProductFilter {
  ignore: readonly SearchIgnorable[];
}

/** What a page of products is asked for. */
export interface Chosen {
  query: string;
  filter: ChosenFilter;
}

/** What an address asks for, and how to ask for something else. */
export interface FilterAddress {
  /** What the address asks for. */
  asked: Chosen;
  /** What was chosen last: the address may follow later. */
  chosen: Chosen;
  choose(next: Chosen): void;
}

/** The upper limit of prices in a search. */
const HIGHEST_PRICE = 1_000_000;

/** The query and the filters that an address asks for. */
export const chosenIn = (address: URLSearchParams): Chosen => ({
  // Cut to the length that is searched by.
  query: beginningOf(address.get('q')?.trim() ?? '', SEARCH_QUERY_MAX),
  filter: filterIn(address),
});

/** Changes of which a run is one step back: a price that is found by trying, an order. */
type Run = 'price' | 'sort' | undefined;

interface FilterState {
  run?: Run;
}

/**
 * The query and the filters of a page. They stand in its address, so a link, a reload and going back restore them. A change
 * is an entry of the history, on the same page: going back takes it back.
 */
export function useFilterAddress(): FilterAddress {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  const asked = useMemo(() => chosenIn(address), [address]);
  // The choice is also kept here, to show at once and to start the next change from.
  const [ahead, setAhead] = useState<{ chosen: Chosen; address: URLSearchParams; run?: Run }>({
    chosen: asked,
    address,
  });
  if (ahead.address !== address) setAhead({ chosen: asked, address });
  return {
    asked,
    chosen: ahead.address === address ? ahead.chosen : asked,
    choose(next) {
      const run = runOf(ahead.chosen, next);
      const goesOn = run !== undefined && run === (ahead.run ?? (location.state as FilterState | null)?.run);
      setAhead({ chosen: next, address, run });
      setAddress((before) => addressOf(before, next), {
        replace: goesOn,
        preventScrollReset: true,
        state: { pageKey: pageKeyOf(location), run },
      });
    },
  };
}

function runOf(before: Chosen, next: Chosen): Run {
  const inPrice = { ...next.filter, minPrice: before.filter.minPrice, maxPrice: before.filter.maxPrice };
  const inSort = { ...next.filter, sort: before.filter.sort };
  if (before.query !== next.query) return undefined;
  if (isSame(inPrice, before.filter)) return 'price';
  return isSame(inSort, before.filter) ? 'sort' : undefined;
}

const isSame = (one: ChosenFilter, other: ChosenFilter) => keyOf(one) === keyOf(other);

/** The same for equal filters. */
export const keyOf = ({ minPrice, maxPrice, sort, brands, colors, ignore }: ChosenFilter): string =>
  JSON.stringify([minPrice, maxPrice, sort, brands, colors, ignore]);

function filterIn(address: URLSearchParams): ChosenFilter {
  const { minPrice: lowest, maxPrice: none } = emptyProductFilter;
  const price = (name: string, fallback: number) => {
    const read = Number.parseFloat(address.get(name) ?? '');
    return read >= lowest ? Math.min(read, HIGHEST_PRICE) : fallback;
  };
  const [low, high] = [price('min', lowest), price('max', none)];
  const isReversed = high !== none && low > high;
  const sort = address.get('sort') as SearchSort | null;
  return {
    minPrice: isReversed ? high : low,
    maxPrice: isReversed ? low : high,
    sort: sort && SEARCH_SORTS.includes(sort) ? sort : 'default',
    brands: [...new Set(address.getAll('brand'))],
    colors: [...new Set(address.getAll('color').map(colorCalled))],
    ignore: SEARCH_IGNORABLE.filter((part) => address.getAll('ignore').includes(part)),
  };
}

/** A colour as the panel calls it: addresses that are written by hand, or by others, have it in small letters. */
function colorCalled(name: string): string {
  const isMeant = ({ value }: { value: string }) => value.toLowerCase() === name.toLowerCase();
  return defaultFilterColors.find(isMeant)?.value ?? name;
}

/** The address of what is chosen; defaults are left out of it. */
export function addressOf(before: URLSearchParams, { query, filter }: Chosen): URLSearchParams {
  const address = new URLSearchParams(before);
  const { minPrice, maxPrice, sort, brands, colors, ignore } = filter;
  const set = (name: string, value: string | number, usual: string | number) => {
    if (value === usual) address.delete(name);
    else address.set(name, String(value));
  };
  const setAll = (name: string, values: readonly string[]) => {
    address.delete(name);
    for (const value of values) address.append(name, value);
  };
  set('q', query, '');
  set('min', minPrice, emptyProductFilter.minPrice);
  set('max', maxPrice, emptyProductFilter.maxPrice);
  set('sort', sort, emptyProductFilter.sort);
  setAll('brand', brands);
  setAll('color', colors);
  setAll('ignore', ignore);
  return address;
}
