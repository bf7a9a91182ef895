import { type Calls, lazily } from '../contract/call.ts';

const decoders = () => import('./product-links.decode.ts');

export const productLinksCalls = {
  preview: {
    method: 'POST',
    path: '/api/search-hybrid/product-from-url',
    who: 'person',
    decode: lazily(decoders, 'linkPreviewFrom'),
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
} satisfies Calls[string];
