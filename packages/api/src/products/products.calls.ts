// Written by `pnpm contract` from products.contract.ts: change that, not this.

import type { CallsOf } from '../contract/endpoint.ts';
import type { productsContract } from './products.contract.ts';
import { productFrom, productPageFrom } from './products.decode.ts';

/** The calls of `products`, as clients make them. */
export const productsCalls: CallsOf<typeof productsContract> = {
  personalized: { method: 'GET', path: '/api/products/personalized', who: 'person', decode: productPageFrom },
  popular: { method: 'GET', path: '/api/products/popular', who: 'viewer', decode: productPageFrom },
  verified: { method: 'GET', path: '/api/products/verified', who: 'viewer', decode: productPageFrom },
  get: { method: 'GET', path: '/api/products/{id}', who: 'viewer', decode: productFrom },
};
