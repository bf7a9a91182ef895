// Written by `pnpm contract` from product-links.contract.ts: change that, not this.

import { lazily } from '../contract/call.ts';
import type { CallsOf } from '../contract/endpoint.ts';
import type { productLinksContract } from './product-links.contract.ts';

const decoders = () => import('./product-links.decode.ts');

/** The calls of `productLinks`, as clients make them. */
export const productLinksCalls: CallsOf<typeof productLinksContract> = {
  preview: {
    method: 'POST',
    path: '/api/search-hybrid/product-from-url',
    who: 'person',
    decode: lazily(() => import('./product-links.readers.ts'), 'linkPreviewFrom'),
  },
  toggleProduct: {
    method: 'POST',
    path: '/api/products/toggle-link-product',
    who: 'person',
    decode: lazily(decoders, 'linkProductStatusFrom'),
  },
  checkProducts: {
    method: 'POST',
    path: '/api/products/check-link-product-status',
    who: 'person',
    decode: lazily(decoders, 'linkProductStatusesFrom'),
  },
};
