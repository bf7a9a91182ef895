import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { productErrors } from '../products/products.rules.ts';
import { ProductDetails } from './product-details.models.ts';

export const productDetailsContract = area({
  description: 'Facts that are shown only with an open product.',
  calls: {
    get: endpoint({
      method: 'GET',
      path: '/api/products/{id}/details',
      who: 'viewer',
      summary: 'Sizes, material and description of a product',
      params: z.object({ id: Id }),
      response: ProductDetails,
      errors: productErrors,
      extension: true,
    }),
  },
});
