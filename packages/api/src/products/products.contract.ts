import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { Id, Product, ProductPage, productFrom, productPageFrom } from './products.models.ts';
import { FEED_PAGE_SIZE } from './products.rules.ts';

const FeedQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), FEED_PAGE_SIZE),
  snapshot: z
    .optional(Id)
    .check(
      z.meta({ description: 'What the first page answered: later pages are cut from the same ranking.' }),
    ),
});

const feed = <const Path extends string>(path: Path, summary: string, who: 'viewer' | 'person') =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: { who },
    query: FeedQuery,
    response: ProductPage,
    decode: productPageFrom,
  });

export const productsContract = {
  personalized: feed('/api/products/personalized', 'Products ranked for the person who asks', 'person'),
  popular: feed('/api/products/popular', 'Products by popularity, over the whole catalogue', 'viewer'),
  verified: feed('/api/products/verified', 'Products whose link was verified', 'viewer'),
  get: endpoint({
    method: 'GET',
    path: '/api/products/{id}',
    summary: 'One product',
    access: { who: 'viewer' },
    params: z.object({ id: Id }),
    response: Product,
    errors: ['product_not_found'],
    decode: (answer) => productFrom(answer) ?? answer,
    extension: true,
  }),
};
