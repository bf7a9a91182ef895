import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { productsCalls } from './products.calls.ts';
import { Id, Product, ProductPage } from './products.models.ts';
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

export const productsContract = {
  personalized: endpoint(productsCalls.personalized, {
    summary: 'Products ranked for the person who asks',
    query: FeedQuery,
    response: ProductPage,
  }),
  popular: endpoint(productsCalls.popular, {
    summary: 'Products by popularity, over the whole catalogue',
    query: FeedQuery,
    response: ProductPage,
  }),
  verified: endpoint(productsCalls.verified, {
    summary: 'Products whose link was verified',
    query: FeedQuery,
    response: ProductPage,
  }),
  get: endpoint(productsCalls.get, {
    summary: 'One product',
    params: z.object({ id: Id }),
    response: Product,
    errors: ['product_not_found'],
    extension: true,
  }),
};
