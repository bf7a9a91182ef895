import * as z from 'zod/mini';
import { isStorable } from '../../http/body.ts';
import { webAddress } from '../../outbound/web-address.ts';
import { DEAREST, LONGEST } from './limits.rules.ts';

/** How many products are stored, or sent, at once. */
export const BATCH_SIZE = 500;

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.refine(isStorable));
const optionalWord = z.nullable(text(LONGEST.word));
const address = z.nullable(text(LONGEST.address).check(z.refine((value) => webAddress(value) !== undefined)));

/** A product of a foreign shop, judged and cleaned. */
export const ImportedProduct = z.strictObject({
  /** Whose id `externalId` is: a repeated import finds the product by both. */
  source: text(LONGEST.source),
  externalId: text(LONGEST.id),
  name: text(LONGEST.name),
  priceCents: z.nullable(z.int().check(z.positive(), z.lte(DEAREST))),
  retailer: optionalWord,
  brand: optionalWord,
  color: optionalWord,
  category: optionalWord,
  /** Of five. */
  rating: z.nullable(z.number().check(z.positive(), z.lte(5))),
  link: address,
  image: address,
  /** Null: wherever a product of no known popularity is put. */
  popularity: z.nullable(z.number().check(z.nonnegative(), z.lte(1e9))),
});
export type ImportedProduct = z.infer<typeof ImportedProduct>;

/** What is stored in one transaction. */
export const ImportBatch = z.strictObject({
  products: z.array(ImportedProduct).check(z.minLength(1), z.maxLength(BATCH_SIZE)),
});
