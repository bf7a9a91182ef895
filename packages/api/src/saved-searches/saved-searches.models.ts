import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { webLinkOf } from '../contract/decode.ts';
import { countOf, momentOf } from '../contract/decode-later.ts';
import { mostLetters } from '../contract/letters.models.ts';
import { mostUnits } from '../contract/letters.rules.ts';
import { type Decoded, reads } from '../contract/reading.ts';
import { choices } from '../product-search/product-search.models.ts';
import { SEARCH_IGNORABLE, SEARCH_SORTS } from '../product-search/product-search.rules.ts';
import { Products } from '../products/products.models.ts';
import { SAVED_RESULTS_MAX, SAVED_SEARCH_PICTURES_MAX, SEARCH_TITLE_MAX } from './saved-searches.rules.ts';

const price = z.optional(z.number().check(z.gte(0), z.lte(1_000_000)));

/** Filters and order of a saved search. */
export const SavedFilters = z
  .object({
    sortBy: z.optional(z.enum(SEARCH_SORTS)),
    minPrice: price,
    maxPrice: price,
    ...choices,
    verified: z.optional(z.boolean()),
    ignore: z.optional(z.array(z.enum(SEARCH_IGNORABLE)).check(z.maxLength(50))),
  })
  .check(z.meta({ id: 'SavedFilters' }), reads({ as: 'savedFiltersFrom', otherwise: {} }));
/** Filters and order of a saved search. */
export type SavedFilters = Decoded<z.infer<typeof SavedFilters>>;

/** A search saved by a user. */
export const SavedSearch = z
  .object({
    id: Id.check(reads({ from: ['id', 'searchId', '_id'] })),
    query: z.string().check(reads({ otherwise: '' })),
    title: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'The title that the person gave it; null if the query serves as title.' }),
        reads({ most: mostUnits(SEARCH_TITLE_MAX) }),
      ),
    timestamp: z
      .int()
      .check(
        z.meta({ description: 'Time of saving, ms since 1970.' }),
        reads({ from: ['timestamp', 'created_at', 'createdAt'], as: momentOf, otherwise: 0 }),
      ),
    filters: SavedFilters,
    searchResults: Products.check(reads({ from: ['searchResults'], otherwise: [] })),
    pictures: z
      .optional(
        z.array(z.string().check(reads({ as: webLinkOf }))).check(z.maxLength(SAVED_SEARCH_PICTURES_MAX)),
      )
      .check(
        z.meta({
          description:
            'Addresses of small pictures of its first results that the person may see; only in the pictured form of the list.',
        }),
      ),
    newMatches: z
      .int()
      .check(
        z.meta({ description: 'Number of products added since the person last opened it; 99 at most.' }),
        reads({ as: countOf, otherwise: 0 }),
      ),
  })
  .check(z.meta({ id: 'SavedSearch' }), reads({ within: ['savedSearch', 'data'] }));
/** A search saved by a user. */
export type SavedSearch = Decoded<z.infer<typeof SavedSearch>>;

/** A search to save. The server stores its results as product ids only. */
export const SearchToSave = z
  .object({
    query: z.string().check(z.maxLength(20_000)),
    searchResults: z.nullish(z.array(z.unknown()).check(z.maxLength(SAVED_RESULTS_MAX))),
    title: z.nullish(z.string().check(mostLetters(SEARCH_TITLE_MAX))),
    filters: z.nullish(SavedFilters),
  })
  .check(z.meta({ id: 'SearchToSave' }));

export const SearchTitle = z
  .object({ title: z.string().check(mostLetters(SEARCH_TITLE_MAX)) })
  .check(z.meta({ id: 'SearchTitle' }));
