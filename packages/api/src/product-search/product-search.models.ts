import * as z from 'zod/mini';
import { numberOf } from '../contract/decode.ts';
import { type Decoded, reads } from '../contract/reading.ts';
import { Products } from '../products/products.models.ts';
import {
  CHOICE_FILTERS,
  type ChoiceParameter,
  SEARCH_END,
  SEARCH_IGNORABLE,
  SEARCH_PAGE_SIZE,
  SEARCH_SORTS,
  SEARCH_TOTAL_MAX,
  SEARCH_WINDOW_SIZE,
} from './product-search.rules.ts';

const price = z.nullish(z.number().check(z.gte(0), z.lte(1_000_000)));
/** Marks a field that the specifications lack and clients may omit or ignore. */
const extension = (description: string) => z.meta({ description, 'x-extension': true });
const chosen = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)));

/** Schemas of the multiple-choice filters, by request parameter. */
export const choices = Object.fromEntries(
  Object.entries(CHOICE_FILTERS).map(([filter, parameter]) => [
    parameter,
    chosen.check(z.meta({ description: `Any of these ${filter}.` })),
  ]),
) as Record<ChoiceParameter, typeof chosen>;

/** A search. An empty query finds everything that passes the filters. */
export const SearchQuery = z
  .object({
    query: z.string().check(z.maxLength(20_000)),
    start: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
    limit: z._default(z.int().check(z.gte(1), z.lte(SEARCH_WINDOW_SIZE)), SEARCH_PAGE_SIZE),
    sortBy: z._default(z.enum(SEARCH_SORTS), 'default'),
    minPrice: price,
    maxPrice: price,
    ...choices,
    verified: z
      .optional(z.boolean())
      .check(z.meta({ description: 'Only products whose link was verified.' })),
    asOf: z.optional(z.int().check(z.gte(0))).check(
      z.meta({
        description:
          'The `asOf` of the first answer, ms since 1970: newer products are left out, so that results do not shift while scrolling.',
      }),
    ),
    ignore: z
      .optional(z.array(z.enum(SEARCH_IGNORABLE)).check(z.maxLength(SEARCH_IGNORABLE.length)))
      .check(
        extension(
          'Interpretations of the query that the user turned off. `price`: prices in the query are searched as words. `words`: words are searched as typed.',
        ),
      ),
  })
  .check(z.meta({ id: 'SearchQuery' }));
/** A search: words, filters, order and requested part of the results. */
export type SearchQuery = z.input<typeof SearchQuery>;

/** A query word replaced for the search, such as a typo, a foreign word or an emoji. */
const Replaced = z.object({ from: z.string(), to: z.string() });

/** A search's interpretation of its query. */
export const SearchUnderstood = z
  .object({
    query: z.string().check(z.meta({ description: 'The words searched for.' })),
    minPrice: z.optional(z.number()).check(z.meta({ description: 'In the currency of the shop.' })),
    maxPrice: z.optional(z.number()).check(z.meta({ description: 'In the currency of the shop.' })),
    priceText: z
      .optional(z.string())
      .check(z.meta({ description: 'The words of the query that were read as a price.' })),
    colorText: z
      .optional(z.string())
      .check(z.meta({ description: 'The words of the query that were read as a color.' })),
    withoutColor: z
      .optional(z.string())
      .check(z.meta({ description: 'The words searched for, without those read as a color.' })),
    replaced: z.optional(z.array(Replaced)).check(
      z.meta({
        description: 'Words replaced for the search: typos, other languages, emoji.',
      }),
    ),
  })
  .check(z.meta({ id: 'SearchUnderstood' }), reads({ as: 'searchUnderstoodFrom' }));
/** A search's interpretation of its query: words, prices in the shop's currency, replaced words. */
export type SearchUnderstood = Decoded<z.infer<typeof SearchUnderstood>>;

/** The results of a search. */
export const SearchAnswer = z
  .object({
    results: Products,
    nextStart: z
      .int()
      .check(
        z.meta({ description: 'Start of the next part of the results; -1 at the end.' }),
        reads({ otherwise: SEARCH_END }),
      ),
    asOf: z
      .nullable(z.int())
      .check(z.meta({ description: 'Send it back when requesting later parts.' }), reads({ as: numberOf })),
    understood: z.optional(SearchUnderstood).check(extension('The interpretation of the query.')),
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
          'Number of leading results that match everything, if results follow that only match in part; absent otherwise.',
        ),
      ),
  })
  .check(z.meta({ id: 'SearchAnswer' }));
/** The results of a search, with the start of the next part. */
export type SearchAnswer = Decoded<z.infer<typeof SearchAnswer>>;
