import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { countOf, momentOf } from '../contract/decode-later.ts';
import { reads } from '../contract/reading.ts';
import { Products } from '../products/products.models.ts';
import { SEARCH_IGNORABLE, SEARCH_SORTS } from '../search/search.rules.ts';
import { SAVED_RESULTS_MAX, SEARCH_TITLE_MAX } from './saved-searches.rules.ts';

const price = z.optional(z.number().check(z.gte(0), z.lte(1_000_000)));
const chosen = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)));

/** The filters and the order of a kept search: as the search itself takes them. */
export const SavedFilters = z
  .object({
    sortBy: z.optional(z.enum(SEARCH_SORTS)),
    minPrice: price,
    maxPrice: price,
    brand: chosen,
    color: chosen,
    verified: z.optional(z.boolean()),
    ignore: z.optional(z.array(z.enum(SEARCH_IGNORABLE)).check(z.maxLength(50))),
  })
  .check(z.meta({ id: 'SavedFilters' }), reads({ as: 'savedFiltersFrom', otherwise: {} }));
/** The filters and the order of a kept search. */
export type SavedFilters = z.infer<typeof SavedFilters>;

/** A search somebody keeps. */
export const SavedSearch = z
  .object({
    id: Id.check(reads({ from: ['id', 'searchId', '_id'] })),
    query: z.string().check(reads({ otherwise: '' })),
    title: z
      .nullable(z.string())
      .check(z.meta({ description: 'The title that the person gave it; else the query names it.' })),
    timestamp: z
      .int()
      .check(
        z.meta({ description: 'When it was saved, ms since 1970.' }),
        reads({ from: ['timestamp', 'created_at', 'createdAt'], as: momentOf, otherwise: 0 }),
      ),
    filters: SavedFilters,
    searchResults: Products.check(reads({ from: ['searchResults'], otherwise: [] })),
    newMatches: z
      .int()
      .check(
        z.meta({ description: 'Products that came since the person last opened it; 99 at most.' }),
        reads({ as: countOf, otherwise: 0 }),
      ),
  })
  .check(z.meta({ id: 'SavedSearch' }), reads({ within: ['savedSearch', 'data'] }));
/** A search somebody keeps. */
export type SavedSearch = z.infer<typeof SavedSearch>;

/** A search to save. Of the results the server keeps which products they are. */
export const SearchToSave = z
  .object({
    query: z.string().check(z.maxLength(20_000)),
    searchResults: z.nullish(z.array(z.unknown()).check(z.maxLength(SAVED_RESULTS_MAX))),
    title: z.nullish(z.string().check(z.maxLength(SEARCH_TITLE_MAX))),
    filters: z.nullish(SavedFilters),
  })
  .check(z.meta({ id: 'SearchToSave' }));

export const SearchTitle = z
  .object({ title: z.string().check(z.maxLength(SEARCH_TITLE_MAX)) })
  .check(z.meta({ id: 'SearchTitle' }));
