import { expect, test } from 'vitest';
import { productKey } from '../products/product-resource.ts';
import { nameOf } from '../resource/prepared-resources.ts';
import { isRowKey, rowKey } from './row-keys.ts';

test('any row of products is told from other things by its key', () => {
  for (const row of [['popular'], ['similar', '1'], ['a row of tomorrow', '1', '2']]) {
    expect(isRowKey(nameOf(rowKey(...row)))).toBe(true);
  }
  expect(isRowKey(nameOf(productKey('row')))).toBe(false);
  expect(isRowKey(undefined)).toBe(false);
});
