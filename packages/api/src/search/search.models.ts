import * as z from 'zod/mini';
import { numberOf } from '../contract/decode.ts';
import { reads } from '../contract/reading.ts';
import { Products } from '../products/products.models.ts';
import { SEARCH_END, SEARCH_PAGE_SIZE, SEARCH_SORTS, SEARCH_WINDOW_SIZE } from './search.rules.ts';

const price = z.nullish(z.number().check(z.gte(0), z.lte(1_000_000)));
const chosen = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)));

/** What is looked for. An empty query finds everything that the filters leave. */
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
          'What the first answer said, ms since 1970: products that came later are left out, so that nothing moves under a reader.',
      }),
    ),
  })
  .check(z.meta({ id: 'SearchQuery' }));
/** What is looked for: words, filters, order, and the part of the results that is wanted. */
export type SearchQuery = z.input<typeof SearchQuery>;

/** What was found. */
export const SearchAnswer = z
  .object({
    results: Products,
    nextStart: z
      .int()
      .check(
        z.meta({ description: 'Where the next answer starts; -1 at the end.' }),
        reads({ otherwise: SEARCH_END }),
      ),
    asOf: z
      .nullable(z.int())
      .check(z.meta({ description: 'Send it back with later starts.' }), reads({ as: numberOf })),
  })
  .check(z.meta({ id: 'SearchAnswer' }));
/** What a search found, and where the next answer starts. */
export type SearchAnswer = z.infer<typeof SearchAnswer>;
