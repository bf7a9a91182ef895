import * as z from 'zod/mini';
import { numberOf } from '../contract/decode.ts';
import { reads } from '../contract/reading.ts';
import { Products } from '../products/products.models.ts';
import {
  SEARCH_END,
  SEARCH_IGNORABLE,
  SEARCH_PAGE_SIZE,
  SEARCH_SORTS,
  SEARCH_TOTAL_MAX,
  SEARCH_WINDOW_SIZE,
} from './search.rules.ts';

const price = z.nullish(z.number().check(z.gte(0), z.lte(1_000_000)));
/** Marks a field that the specified call does not have: a client may do without it. */
const extension = (description: string) => z.meta({ description, 'x-extension': true });
const chosen = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)));

/** A search. An empty query finds everything that the filters leave. */
export const SearchQuery = z
  .object({
    query: z.string().check(z.maxLength(20_000)),
    start: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
    limit: z._default(z.int().check(z.gte(1), z.lte(SEARCH_WINDOW_SIZE)), SEARCH_PAGE_SIZE),
    sortBy: z._default(z.enum(SEARCH_SORTS), 'default'),
    minPrice: price,
    maxPrice: price,
    brand: chosen.check(z.meta({ description: 'Any of these brands.' })),
    color: chosen.check(z.meta({ description: 'Any of these colours.' })),
    verified: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Only products whose link was verified.' })),
    asOf: z.optional(z.int().check(z.gte(0))).check(
      z.meta({
        description:
          'The `asOf` of the first answer, ms since 1970: products that came later are left out, so that nothing moves under a reader.',
      }),
    ),
    ignore: z
      .optional(z.array(z.enum(SEARCH_IGNORABLE)).check(z.maxLength(SEARCH_IGNORABLE.length)))
      .check(
        extension(
          'The readings of the query that the reader took off. `price`: words that say a price are words. `words`: words are looked for as they are typed.',
        ),
      ),
  })
  .check(z.meta({ id: 'SearchQuery' }));
/** A search: words, filters, order, and the part of the results that is wanted. */
export type SearchQuery = z.input<typeof SearchQuery>;

/** A word of a query for which another was looked up: a slip of the keyboard, another language, an emoji. */
const Replaced = z.object({ from: z.string(), to: z.string() });

/** The reading of a query by a search. */
export const SearchUnderstood = z
  .object({
    query: z.string().check(z.meta({ description: 'The words that are looked for.' })),
    minPrice: z.optional(z.number()).check(z.meta({ description: 'In the currency of the shop.' })),
    maxPrice: z.optional(z.number()).check(z.meta({ description: 'In the currency of the shop.' })),
    priceText: z
      .optional(z.string())
      .check(z.meta({ description: 'The words of the query that were read as a price.' })),
    replaced: z.optional(z.array(Replaced)).check(
      z.meta({
        description: 'Words for which others were looked up: slips of the keyboard, other languages, emoji.',
      }),
    ),
  })
  .check(z.meta({ id: 'SearchUnderstood' }), reads({ as: 'searchUnderstoodFrom' }));
/** The reading of a query: words to look for, prices in the currency of the shop, replaced words. */
export type SearchUnderstood = z.infer<typeof SearchUnderstood>;

/** The results of a search. */
export const SearchAnswer = z
  .object({
    results: Products,
    nextStart: z
      .int()
      .check(
        z.meta({ description: 'The place at which the next answer starts; -1 at the end.' }),
        reads({ otherwise: SEARCH_END }),
      ),
    asOf: z
      .nullable(z.int())
      .check(z.meta({ description: 'Send it back with later starts.' }), reads({ as: numberOf })),
    understood: z.optional(SearchUnderstood).check(extension('The reading of the query.')),
    total: z
      .optional(z.union([z.int().check(z.gte(0)), z.literal('many')]))
      .check(
        extension(
          `The number of products that the search finds, filters included: exact up to ${SEARCH_TOTAL_MAX}.`,
        ),
        reads({ as: 'searchTotalFrom' }),
      ),
    matching: z
      .optional(z.int().check(z.gte(0)))
      .check(
        extension(
          'The number of the first results that have all that was asked for, where others follow that only resemble it; absent where none do.',
        ),
      ),
  })
  .check(z.meta({ id: 'SearchAnswer' }));
/** The results of a search, and the place at which the next answer starts. */
export type SearchAnswer = z.infer<typeof SearchAnswer>;
