import type { LinkPreview, LinkProduct } from '@vitrine/api';
import { expect, test } from 'vitest';
import { currentPreviewOf, previewSourceOf } from './link-preview-source.ts';

const product = (name: string, more: Partial<LinkProduct> = {}): LinkProduct => ({
  id: 'link-1',
  name,
  price: 64,
  image_url: null,
  retailer: null,
  rating: null,
  direct_link: null,
  link: null,
  fallbackSource: null,
  matchConfidence: 95,
  alternativeMatch: false,
  ...more,
});
const preview = (productData: LinkProduct | null, more: Partial<LinkPreview> = {}): LinkPreview => ({
  url: 'https://kiln.example/kettle',
  isProduct: productData !== null,
  title: null,
  siteName: null,
  productData,
  verifiedProductId: null,
  verifiedProductSnapshot: null,
  userConfirmedAccurate: null,
  ...more,
});

// 1 §4
test('what a page sells now is shown beside what was verified of it', () => {
  const kettle = product('Kettle');
  const kept = preview(kettle, { verifiedProductId: 'link-1', verifiedProductSnapshot: kettle });
  expect(currentPreviewOf(kept, preview(product('Teapot')))).toMatchObject({
    productData: { name: 'Teapot' },
    verifiedProductId: 'link-1',
    verifiedProductSnapshot: { name: 'Kettle' },
  });
  expect(currentPreviewOf(kept, undefined)).toBe(kept);
  expect(currentPreviewOf(null, undefined)).toBeUndefined();
});

test('a page that states no product today leaves what it stated before', () => {
  const kept = preview(product('Kettle'));
  expect(currentPreviewOf(kept, preview(null, { title: 'We are closed' }))).toBe(kept);
});

// 1 §4
test('only a fallback says how sure it is, so nothing that a page states itself is called similar, nor a page that sells nothing', () => {
  const sureOf = (more: Partial<LinkProduct>) =>
    previewSourceOf(preview(product('Kettle', { matchConfidence: 39, ...more }))).product?.matchConfidence;
  expect(['search', null, 'title'].map((fallbackSource) => sureOf({ fallbackSource }))).toEqual([
    39,
    null,
    null,
  ]);
});
