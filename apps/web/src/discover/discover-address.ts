import { hashtagNamedBy } from '../posts/hashtag-address.ts';

export const DISCOVER_SEARCH_TABS = ['all', 'users', 'content'] as const;
export type DiscoverSearchTab = (typeof DISCOVER_SEARCH_TABS)[number];

/** A search in the address of Discover. */
export interface AddressedSearch {
  /** As typed; empty without a search. */
  query: string;
  tab: DiscoverSearchTab;
  /** Name of the hashtag that the query consists of, if it is one. */
  hashtag: string | undefined;
}

/** Parameter of the feed below the search. */
export const FEED_PARAM = 'feed';

/** Returns the tab of a search without a chosen one: a hashtag's is Content (D18). */
const usualTab = (query: string): DiscoverSearchTab =>
  hashtagNamedBy(query) === undefined ? 'all' : 'content';

export function searchInAddress(search: string): AddressedSearch {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q') ?? '';
  const given = parameters.get('tab');
  return {
    query,
    tab: DISCOVER_SEARCH_TABS.find((tab) => tab === given) ?? usualTab(query),
    hashtag: hashtagNamedBy(query),
  };
}

/**
 * Returns the query of an address with another search. A hashtag has a page of its own; for other searches,
 * other parameters stay.
 */
export function discoverSearchQuery(
  query: string,
  tab: DiscoverSearchTab = usualTab(query),
  before = '',
): string {
  const parameters = new URLSearchParams(hashtagNamedBy(query) === undefined ? before : '');
  const isOurs = DISCOVER_SEARCH_TABS.some((each) => each === parameters.get('tab'));
  if (isOurs) parameters.delete('tab');
  parameters.delete('q');
  if (query.trim() !== '') parameters.set('q', query.trim());
  if (tab !== usualTab(query)) parameters.set('tab', tab);
  return parameters.size > 0 ? `?${parameters}` : '';
}
