import { fieldsOf } from '../contract/decode.ts';
import type { Errors } from '../contract/errors.ts';

/** Errors of likes. */
export const likeErrors = {
  product_id_missing: { status: 400, text: 'Product ID is missing' },
  product_name_missing: { status: 400, text: 'Product name is missing' },
  product_price_missing: { status: 400, text: 'Product price is missing' },
  invalid_price_format: { status: 400, text: 'Invalid price format' },
} as const satisfies Errors;

/**
 * Messages that clients show about failed likes.
 *
 * @deprecated since 1.1, goes in 2.0: use `defineMessages` of @vitrine/ui for texts of your own (no codemod:
 * an app says them in its own language).
 */
export const likeFailures = {
  like_failed: 'Failed to like product',
  unlike_failed: 'Failed to unlike product',
} as const;

/** Error codes of an invalid like. */
type LikeProblem =
  | 'product_id_missing'
  | 'product_name_missing'
  | 'product_price_missing'
  | 'invalid_price_format';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** Returns the number in a price, NaN if there is none. Ignores everything but digits and dots in text. */
export const likePriceOf = (price: string | number): number =>
  typeof price === 'number' ? price : Number.parseFloat(price.replace(/[^0-9.]/g, ''));

/** Returns the first error code of a like: id, name, price, price format. */
export function likePayloadProblem(payload: unknown): LikeProblem | undefined {
  const { productId, name, price } = fieldsOf(payload);
  if (isMissing(productId)) return 'product_id_missing';
  if (isMissing(name)) return 'product_name_missing';
  if (isMissing(price)) return 'product_price_missing';
  if (typeof price === 'string' && Number.isNaN(likePriceOf(price))) return 'invalid_price_format';
  return undefined;
}

export const unlikePayloadProblem = (payload: unknown): LikeProblem | undefined =>
  isMissing(fieldsOf(payload).productId) ? 'product_id_missing' : undefined;
