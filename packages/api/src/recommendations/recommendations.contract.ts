import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { Products } from '../products/products.models.ts';
import { productErrors } from '../products/products.rules.ts';
import { NAMED_ID, NAMED_PRODUCTS } from './recommendations.rules.ts';

export const recommendationsContract = area({
  description: 'Recommendations beside a product.',
  calls: {
    similar: endpoint({
      method: 'GET',
      path: '/api/products/{id}/similar',
      who: 'viewer',
      summary: 'Products of the same kind, the nearest in brand, colour and price first',
      params: z.object({ id: Id }),
      query: z.object({
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(24)), 12),
      }),
      response: z.object({
        products: Products.check(
          z.meta({ description: 'Without the product itself, and no picture twice.' }),
        ),
      }),
      errors: productErrors,
      extension: true,
    }),
    named: endpoint({
      method: 'GET',
      path: '/api/products',
      who: 'viewer',
      summary: 'Products by their ids, in that order',
      query: z.object({
        ids: z
          .string()
          .check(
            z.regex(new RegExp(`^${NAMED_ID}(,${NAMED_ID}){0,${NAMED_PRODUCTS - 1}}$`)),
            z.meta({ description: `At most ${NAMED_PRODUCTS} ids, with commas between them.` }),
          ),
      }),
      response: z.object({
        products: Products.check(z.meta({ description: 'Unknown ids are left out.' })),
      }),
      extension: true,
    }),
  },
});
