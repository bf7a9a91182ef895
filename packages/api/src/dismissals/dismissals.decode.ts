// Written by `pnpm contract` from dismissals.contract.ts: change that, not this.

import { booleanOf, fieldsOf, idOf } from '../contract/decode.ts';
import { productsFrom } from '../products/products.decode.ts';

export function addAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  const holds = booleanOf(given.holds);
  if (holds === undefined) return undefined;
  return { productId: idOf(given.productId) ?? '', holds };
}

export function removeAnswerFrom(value: unknown) {
  const given = fieldsOf(value);
  const holds = booleanOf(given.holds);
  if (holds === undefined) return undefined;
  return { productId: idOf(given.productId) ?? '', holds };
}

export function listAnswerFrom(value: unknown) {
  const products = productsFrom(value);
  if (products === undefined) return undefined;
  return { products };
}
