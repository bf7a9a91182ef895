import { describe, expect, test } from 'vitest';
import { errorTexts } from '../errors.ts';
import { likePayloadProblem, likePriceOf } from './likes.rules.ts';

const like = { productId: 'p', name: 'Shoe', price: '$12.00' };

describe('the rules of a like', () => {
  test.each([
    [{ ...like, productId: '' }, 'Product ID is missing'],
    [{ ...like, productId: undefined, name: '' }, 'Product ID is missing'],
    [{ ...like, name: null }, 'Product name is missing'],
    [{ ...like, price: '' }, 'Product price is missing'],
    [{ ...like, price: null }, 'Product price is missing'],
    [{ productId: 'p', name: 'Shoe' }, 'Product price is missing'],
    [{ ...like, price: 'free' }, 'Invalid price format'],
    ['not an object', 'Product ID is missing'],
  ])('%j: %s', (payload, text) => {
    expect(errorTexts[likePayloadProblem(payload)!]).toBe(text);
  });

  test.each([0, 12, '0', '$1,299.50'])('%j is a price', (price) => {
    expect(likePayloadProblem({ ...like, price })).toBeUndefined();
  });

  test('everything but digits and dots is dropped from a price', () => {
    expect(likePriceOf('USD 1,299.50')).toBe(1299.5);
  });
});
