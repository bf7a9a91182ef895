// Written by `pnpm contract` from recommendations.contract.ts: change that, not this.

import { productsFrom } from '../products/products.decode.ts';

export function similarAnswerFrom(value: unknown) {
  const products = productsFrom(value);
  if (products === undefined) return undefined;
  return { products };
}

export function namedAnswerFrom(value: unknown) {
  const products = productsFrom(value);
  if (products === undefined) return undefined;
  return { products };
}
