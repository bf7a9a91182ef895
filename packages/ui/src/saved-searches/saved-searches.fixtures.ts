import type { ProductCardProduct } from '../products/ProductCard/ProductCard.tsx';
import { handbag, overcoat, runner, slingback } from '../products/products.fixtures.ts';
import type { SavedSearchEntry } from './SavedSearchList/SavedSearchItem.tsx';

/** Present time in stories. */
export const SEEN_AT = Date.parse('2026-11-19T12:00:00Z');

function picturesOf(...products: ProductCardProduct[]): string[] {
  return products.flatMap(({ picture }) => picture?.src ?? []);
}

export const savedSearches: SavedSearchEntry[] = [
  {
    id: 's1',
    query: 'camel coat with horn buttons',
    title: 'Winter coat',
    timestamp: '2026-11-18T15:28:00Z',
    newCount: 4,
    pictures: picturesOf(overcoat, runner, handbag),
  },
  { id: 's2', query: 'linen trousers', timestamp: '2026-11-02T08:05:00Z', pictures: picturesOf(slingback) },
  { id: 's3', query: 'silver rings', title: 'Anna’s birthday', timestamp: 1_790_000_000_000, newCount: 0 },
];

export const longSavedSearches: SavedSearchEntry[] = [
  {
    id: 's4',
    query: 'a dress for a summer wedding by the sea, in a colour that is neither white nor too dark',
    title: 'Everything for the wedding of Donaudampfschifffahrtsgesellschaftskapitän Hohenzollernstraße',
    timestamp: '2026-10-12T21:40:00Z',
    newCount: 1280,
    pictures: picturesOf(slingback, handbag),
  },
  ...savedSearches,
];
