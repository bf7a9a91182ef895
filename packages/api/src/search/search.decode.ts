import { fieldsOf, listUnder, numberOf, textOf } from '../contract/decode.ts';
import { productsFrom } from '../products/products.decode.ts';
import type { SearchAnswer } from './search.models.ts';
import { SEARCH_END } from './search.rules.ts';

export function searchAnswerFrom(answer: unknown): SearchAnswer | undefined {
  const results = productsFrom(answer);
  if (!results) return undefined;
  const { nextStart, asOf } = fieldsOf(answer);
  return {
    results,
    nextStart: Math.floor(numberOf(nextStart) ?? SEARCH_END),
    asOf: numberOf(asOf) ?? null,
  };
}

export function brandsFrom(answer: unknown): { brands: string[] } | undefined {
  const brands = listUnder(answer, 'brands', 'data')?.flatMap((brand) => textOf(brand) ?? []);
  return brands && { brands };
}
