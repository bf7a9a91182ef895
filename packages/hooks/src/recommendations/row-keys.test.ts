import { expect, test } from 'vitest';
import { productKey } from '../products/product-resource.ts';
import { nameOf } from '../resource/prepared-resources.ts';
import { isRowKey, rowKey } from './row-keys.ts';

test('the key of any row of products differs from other keys', () => {
  for (const row of [['popular'], ['similar', '1'], ['a row of tomorrow', '1', '2']]) {
    expect(isRowKey(nameOf(rowKey(...row)))).toBe(true);
  }
  expect(isRowKey(nameOf(productKey('row')))).toBe(false);
  expect(isRowKey(undefined)).toBe(false);
});
