import * as z from 'zod/mini';
import { isStorable } from '../http/body.ts';
import { webAddress } from '../outbound/web-address.ts';
import { DEAREST, LONGEST, MOST_SIZES } from '../products/limits.rules.ts';

export const BATCH_SIZE = 500;

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.refine(isStorable));
const optionalWord = z.nullable(text(LONGEST.word));
const address = z.nullable(text(LONGEST.address).check(z.refine((value) => webAddress(value) !== undefined)));

export const ImportedProduct = z.strictObject({
  /** Scope of `externalId`; a repeated import finds the product by both. */
  source: text(LONGEST.source),
  externalId: text(LONGEST.id),
  /** Id that earlier versions gave the product. If it is stored under that one, it is renamed. */
  formerId: z.optional(text(LONGEST.id)),
  name: text(LONGEST.name),
  priceCents: z.nullable(z.int().check(z.positive(), z.lte(DEAREST))),
  retailer: optionalWord,
  brand: optionalWord,
  color: optionalWord,
  category: optionalWord,
  rating: z.nullable(z.number().check(z.positive(), z.lte(5))),
  sizes: z.nullable(z.array(text(LONGEST.size)).check(z.minLength(1), z.maxLength(MOST_SIZES))),
  material: z.nullable(text(LONGEST.material)),
  description: z.nullable(text(LONGEST.description)),
  link: address,
  image: address,
  /** If null, the stored popularity stays, and a new product gets a default. */
  popularity: z.nullable(z.number().check(z.nonnegative(), z.lte(1e9))),
});
export type ImportedProduct = z.infer<typeof ImportedProduct>;

export const ImportBatch = z.strictObject({
  products: z.array(ImportedProduct).check(z.minLength(1), z.maxLength(BATCH_SIZE)),
});
