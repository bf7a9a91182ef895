import { expect, test } from 'vitest';
import { isAnotherVerified, isWarnedOf } from './link-verification.ts';

const coat = { id: 'coat', name: 'Wool Overcoat', price: 340 };

// 1 §4
test('another verified product than the one that is shown can be verified anew', () => {
  expect(isAnotherVerified({ product: coat, verifiedProductId: 'old coat' })).toBe(true);
  expect(isAnotherVerified({ product: coat, verifiedProductId: 'coat' })).toBe(false);
  expect(isAnotherVerified({ product: coat })).toBe(false);
  const soldBefore = (name: string) => ({ verifiedProductId: 'coat', verifiedProduct: { ...coat, name } });
  expect(isAnotherVerified({ product: coat, ...soldBefore('Kettle') })).toBe(true);
  expect(isAnotherVerified({ product: coat, ...soldBefore(coat.name) })).toBe(false);
});

// 1 §4
test('readers are warned of a link that its owner says is wrong, unless another product is shown on purpose', () => {
  expect(isWarnedOf(false, { product: coat })).toBe(true);
  expect(isWarnedOf(false, { product: { ...coat, alternativeMatch: true } })).toBe(false);
  expect([isWarnedOf(true), isWarnedOf(null), isWarnedOf(undefined)]).toEqual([false, false, false]);
});
