import { expect, test } from 'vitest';
import { isAnotherVerified, isWarnedOf } from './link-verification.ts';

const coat = { id: 'coat', name: 'Wool Overcoat', price: 340 };

// 1 §4
test('a shown product that differs from the verified one can be verified anew', () => {
  expect(isAnotherVerified({ product: coat, verifiedProductId: 'old coat' })).toBe(true);
  expect(isAnotherVerified({ product: coat, verifiedProductId: 'coat' })).toBe(false);
  expect(isAnotherVerified({ product: coat })).toBe(false);
  const soldBefore = (name: string) => ({ verifiedProductId: 'coat', verifiedProduct: { ...coat, name } });
  expect(isAnotherVerified({ product: coat, ...soldBefore('Kettle') })).toBe(true);
  expect(isAnotherVerified({ product: coat, ...soldBefore(coat.name) })).toBe(false);
});

// 1 §4
test('readers see a warning for a link that its owner marked as wrong, unless another product replaces it', () => {
  expect(isWarnedOf(false, { product: coat })).toBe(true);
  expect(isWarnedOf(false, { product: { ...coat, alternativeMatch: true } })).toBe(false);
  expect([isWarnedOf(true), isWarnedOf(null), isWarnedOf(undefined)]).toEqual([false, false, false]);
});
