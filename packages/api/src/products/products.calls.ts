import type { Calls } from '../contract/call.ts';
import { productFrom, productPageFrom } from './products.decode.ts';

export const productsCalls = {
  personalized: { method: 'GET', path: '/api/products/personalized', who: 'person', decode: productPageFrom },
  popular: { method: 'GET', path: '/api/products/popular', who: 'viewer', decode: productPageFrom },
  verified: { method: 'GET', path: '/api/products/verified', who: 'viewer', decode: productPageFrom },
  get: { method: 'GET', path: '/api/products/{id}', who: 'viewer', decode: productFrom },
} satisfies Calls[string];
