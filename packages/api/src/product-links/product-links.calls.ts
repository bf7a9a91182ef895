import type { Calls } from '../contract/call.ts';
import { linkPreviewFrom, linkProductStatusesFrom, linkProductStatusFrom } from './product-links.decode.ts';

export const productLinksCalls = {
  preview: {
    method: 'POST',
    path: '/api/search-hybrid/product-from-url',
    who: 'person',
    decode: linkPreviewFrom,
  },
  toggleProduct: {
    method: 'POST',
    path: '/api/products/toggle-link-product',
    who: 'person',
    decode: linkProductStatusFrom,
  },
  checkProducts: {
    method: 'POST',
    path: '/api/products/check-link-product-status',
    who: 'person',
    decode: linkProductStatusesFrom,
  },
} satisfies Calls[string];
