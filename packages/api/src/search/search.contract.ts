import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { searchCalls } from './search.calls.ts';
import { SearchAnswer, SearchQuery } from './search.models.ts';
import { searchProblem } from './search.rules.ts';

export const searchContract = {
  query: endpoint(searchCalls.query, {
    summary: 'Find products',
    description:
      'Words of name, brand, category, colour and retailer; small slips of the keyboard are forgiven.',
    body: SearchQuery,
    check: searchProblem,
    response: SearchAnswer,
    errors: ['price_range_reversed'],
  }),
  brands: endpoint(searchCalls.brands, {
    summary: 'Brands to filter by, the one with the most products first',
    query: z.object({ verified: z.optional(z.enum(['true', 'false'])) }),
    response: z.object({ brands: z.array(z.string()) }),
    extension: true,
  }),
};
