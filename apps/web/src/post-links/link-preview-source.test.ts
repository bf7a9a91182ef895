import type { LinkPreview, LinkProduct } from '@vitrine/api';
import { expect, test } from 'vitest';
import { currentPreviewOf, previewSourceOf } from './link-preview-source.ts';

const product = (name: string, more: Partial<LinkProduct> = {}): LinkProduct => ({
  id: 'link-1',
  name,
  price: 64,
  imageUrl: null,
  retailer: null,
  rating: null,
  directLink: null,
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
test('the current product of a page is shown beside its verified one', () => {
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

test('a page without a product today keeps its previous product', () => {
  const kept = preview(product('Kettle'));
  expect(currentPreviewOf(kept, preview(null, { title: 'We are closed' }))).toBe(kept);
});

// 1 §4
test('only a product found elsewhere with a confidence below 40 is called similar', () => {
  const isSimilar = (matchConfidence: number, fallbackSource: string | null) =>
    previewSourceOf(preview(product('Kettle', { matchConfidence, fallbackSource }))).similar;
  expect([39, 40].map((sure) => isSimilar(sure, 'catalogue'))).toEqual([true, false]);
  expect([20, 39, 95].map((sure) => isSimilar(sure, null))).toEqual([false, false, false]);
  expect(previewSourceOf(preview(null)).similar).toBe(false);
});

// 1 §4, 1 §9
test('a price that differs by more than 0.01 from the verified one has changed', () => {
  const hasChanged = (price: number | null) =>
    previewSourceOf(
      preview(product('Kettle', { price }), { verifiedProductSnapshot: product('Kettle', { price: 64 }) }),
    ).priceChanged;
  expect([64, 64.01, 63.99, null].map(hasChanged)).toEqual([false, false, false, false]);
  expect([64.02, 60].map(hasChanged)).toEqual([true, true]);
  expect(previewSourceOf(preview(product('Kettle'))).priceChanged).toBe(false);
});
