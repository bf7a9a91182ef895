import { likePayloadOf } from '../likes/like-payload.ts';
import type { Product } from '../products/products.models.ts';
import type { CartPayload } from './cart.models.ts';
import { CART_QUANTITY } from './cart.rules.ts';

/** Converts a product to the payload of a cart call. */
export const cartPayloadOf = (userId: string, product: Product): CartPayload => ({
  ...likePayloadOf(userId, product),
  quantity: CART_QUANTITY,
});
