import {
  type ChoiceFilter,
  type ChoiceParameter,
  SEARCH_IGNORABLE,
  SEARCH_QUERY_MAX,
  SEARCH_SORTS,
  type SearchIgnorable,
  type SearchSort,
} from '@vitrine/api';
import { beginningOf } from '@vitrine/hooks';
import { emptyProductFilter, filterOptions, type ProductFilter } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { choiceParameters } from './choice-parameters.ts';

/** A filter, and the understood parts of the query that the viewer removed. */
export interface ChosenFilter extends ProductFilter {
  ignore: readonly SearchIgnorable[];
}

export interface Chosen {
  query: string;
  filter: ChosenFilter;
}

export interface FilterAddress {
  asked: Chosen;
  /** The latest choice; the address may lag behind. */
  chosen: Chosen;
  choose(next: Chosen): void;
}

const HIGHEST_PRICE = 1_000_000;

export const chosenIn = (address: URLSearchParams): Chosen => ({
  query: beginningOf(address.get('q')?.trim() ?? '', SEARCH_QUERY_MAX),
  filter: filterIn(address),
});

/** Kinds of successive changes that share one history entry, such as trying prices. */
type Run = 'price' | 'sort' | undefined;

interface FilterState {
  run?: Run;
}

/**
 * Keeps query and filter in the address, so that links and reloads restore them. Changes add history entries;
 * successive changes of price, or of order, share one.
 */
export function useFilterAddress(): FilterAddress {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  const asked = useMemo(() => chosenIn(address), [address]);
  // The latest choice shows at once, and the next change starts from it.
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

/** Returns the same string for equal filters. */
export const keyOf = ({ minPrice, maxPrice, sort, ignore, ...chosen }: ChosenFilter): string =>
  JSON.stringify([minPrice, maxPrice, sort, ignore, ofEachChoice((filter) => chosen[filter])]);

/** Returns the results of `make` for each filter with multiple values. */
export const ofEachChoice = <Made>(
  make: (filter: ChoiceFilter, parameter: ChoiceParameter) => Made,
): Record<ChoiceFilter, Made> =>
  Object.fromEntries(
    Object.entries(choiceParameters).map(([filter, parameter]) => [
      filter,
      make(filter as ChoiceFilter, parameter),
    ]),
  ) as Record<ChoiceFilter, Made>;

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
    ...ofEachChoice((filter, parameter) => [
      ...new Set(address.getAll(parameter).map((value) => asOffered(filter, value))),
    ]),
    ignore: SEARCH_IGNORABLE.filter((part) => address.getAll('ignore').includes(part)),
  };
}

/** Returns a value in the panel's spelling, as addresses may be in lower case. */
function asOffered(filter: ChoiceFilter, name: string): string {
  const isMeant = ({ value }: { value: string }) => value.toLowerCase() === name.toLowerCase();
  return filterOptions[filter].find(isMeant)?.value ?? name;
}

/** Writes query and filter into an address, without defaults. */
export function addressOf(before: URLSearchParams, { query, filter }: Chosen): URLSearchParams {
  const address = new URLSearchParams(before);
  const { minPrice, maxPrice, sort, ignore } = filter;
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
  ofEachChoice((choice, parameter) => setAll(parameter, filter[choice]));
  setAll('ignore', ignore);
  return address;
}
