import * as z from 'zod/mini';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { SearchAnswer, SearchQuery } from './product-search.models.ts';
import { searchErrors, searchProblem } from './product-search.rules.ts';

export const searchContract = area({
  description: 'Search for products.',
  calls: {
    query: endpoint({
      method: 'POST',
      path: '/api/search/query',
      who: 'viewer',
      summary: 'Find products',
      description: 'Searches name, brand, category, colour and retailer; small typos are tolerated.',
      body: SearchQuery,
      check: searchProblem,
      response: SearchAnswer,
      errors: searchErrors,
    }),
    brands: endpoint({
      method: 'GET',
      path: '/api/search/brands',
      who: 'anyone',
      summary: 'Brands to filter by, the one with the most products first',
      query: z.object({ verified: z.optional(z.enum(['true', 'false'])) }),
      response: z.object({ brands: z.array(z.string()).check(reads({ under: ['brands', 'data'] })) }),
      extension: true,
    }),
  },
});
