import { expect, test } from 'vitest';
import { isAnotherVerified, isSimilarOnly, isWarnedOf, priceChangeOf } from './link-verification.ts';

const coat = { id: 'coat', name: 'Wool Overcoat', price: 340 };

// 1 §4, 1 §9
test('a match of less than 40 is only similar', () => {
  const withMatch = (matchConfidence: number | null) => ({ product: { ...coat, matchConfidence } });
  expect([39, 39.9, 40, 100, null].map((sure) => isSimilarOnly(withMatch(sure)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isSimilarOnly({})).toBe(false);
});

// 1 §4, 1 §9
test('a price that differs by more than 0.01 from the verified one is said', () => {
  const changeTo = (price: number | null) =>
    priceChangeOf({ product: { ...coat, price }, verifiedProduct: coat });
  expect([340, 340.01, 339.99, null].map(changeTo)).toEqual([undefined, undefined, undefined, undefined]);
  expect(changeTo(340.02)).toEqual({ before: 340, now: 340.02 });
  expect(changeTo(310)).toEqual({ before: 340, now: 310 });
});

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
