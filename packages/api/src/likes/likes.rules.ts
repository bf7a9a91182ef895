import { fieldsOf } from '../contract/decode.ts';
import type { Errors } from '../contract/errors.ts';

/** The refusals of likes. */
export const likeErrors = {
  product_id_missing: { status: 400, text: 'Product ID is missing' },
  product_name_missing: { status: 400, text: 'Product name is missing' },
  product_price_missing: { status: 400, text: 'Product price is missing' },
  invalid_price_format: { status: 400, text: 'Invalid price format' },
} as const satisfies Errors;

/** The messages of clients about likes that failed. */
export const likeFailures = {
  like_failed: 'Failed to like product',
  unlike_failed: 'Failed to unlike product',
} as const;

/** Codes of a like that lacks something. */
type LikeProblem =
  | 'product_id_missing'
  | 'product_name_missing'
  | 'product_price_missing'
  | 'invalid_price_format';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * The number in a price: of text, everything but digits and dots is dropped, the rest is parsed.
 * NaN when there is no number in it.
 */
export const likePriceOf = (price: string | number): number =>
  typeof price === 'number' ? price : Number.parseFloat(price.replace(/[^0-9.]/g, ''));

/** The problem of a like: first its id, then name, price, and the form of the price. */
export function likePayloadProblem(payload: unknown): LikeProblem | undefined {
  const { productId, name, price } = fieldsOf(payload);
  if (isMissing(productId)) return 'product_id_missing';
  if (isMissing(name)) return 'product_name_missing';
  if (isMissing(price)) return 'product_price_missing';
  if (typeof price === 'string' && Number.isNaN(likePriceOf(price))) return 'invalid_price_format';
  return undefined;
}

/** To take a like back, the product is enough. */
export const unlikePayloadProblem = (payload: unknown): LikeProblem | undefined =>
  isMissing(fieldsOf(payload).productId) ? 'product_id_missing' : undefined;
