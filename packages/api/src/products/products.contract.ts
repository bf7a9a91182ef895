import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { Product, ProductPage } from './products.models.ts';
import { FEED_PAGE_SIZE, productErrors } from './products.rules.ts';

const FeedQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), FEED_PAGE_SIZE),
  snapshot: z.optional(Id).check(
    z.meta({
      description: 'The snapshot of the first page: later pages come from the same ranking.',
    }),
  ),
});

export const productsContract = area({
  description: 'Feeds and single products.',
  eager: true,
  calls: {
    personalized: endpoint({
      method: 'GET',
      path: '/api/products/personalized',
      who: 'person',
      summary: 'Products ranked for the caller',
      query: FeedQuery,
      response: ProductPage,
    }),
    popular: endpoint({
      method: 'GET',
      path: '/api/products/popular',
      who: 'viewer',
      summary: 'Products by popularity, over the whole catalogue',
      query: FeedQuery,
      response: ProductPage,
    }),
    verified: endpoint({
      method: 'GET',
      path: '/api/products/verified',
      who: 'viewer',
      summary: 'Products whose link was verified',
      query: FeedQuery,
      response: ProductPage,
    }),
    get: endpoint({
      method: 'GET',
      path: '/api/products/{id}',
      who: 'viewer',
      summary: 'One product',
      params: z.object({ id: Id }),
      response: Product,
      errors: productErrors,
      extension: true,
    }),
  },
});
