import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { idOf } from '../contract/decode.ts';
import { ASKED, reads } from '../contract/reading.ts';
import { LikePayload } from '../likes/likes.models.ts';
import { Product } from '../products/products.models.ts';
import { CART_QUANTITY } from './cart.rules.ts';

// The id of the product goes before the one that the record itself may have.
const ProductId = z.string().check(reads({ from: ['productId', 'product_id', 'id'], as: idOf }));
const InCart = z.boolean().check(reads({ from: ['inCart', 'isInCart'] }));

/** The likes and cart of a person for a product. */
export const ProductStatus = z
  .object({
    productId: ProductId,
    isLiked: z.boolean().check(reads({ otherwise: false })),
    inCart: InCart.check(reads({ otherwise: false })),
  })
  .check(z.meta({ id: 'ProductStatus' }));
/** The likes and cart of a person for a product. */
export type ProductStatus = z.infer<typeof ProductStatus>;

/** A product to put into the cart. The server keeps the person and the product; the rest is checked and dropped. */
export const CartPayload = z
  .object({ ...LikePayload.shape, quantity: z.optional(z.literal(CART_QUANTITY)) })
  .check(z.meta({ id: 'CartPayload' }));
/** A product to put into the cart. */
export type CartPayload = z.infer<typeof CartPayload>;

/** The fields that take a product out; the rest of the payload may be there. */
export const CartRemoval = z
  .object({ userId: z.optional(Id), productId: z.union([Id, z.int()]), sequence: Sequence })
  .check(z.meta({ id: 'CartRemoval' }));

/** Whether a product is in the cart. */
export const CartState = z
  .object({
    productId: z.string().check(reads({ from: ['productId', 'product_id'], as: idOf, otherwise: '' })),
    inCart: InCart.check(reads({ otherwise: ASKED })),
  })
  .check(z.meta({ id: 'CartState', description: 'The state on the server after the call.' }));
/** Whether a product is in the cart, after a change of it. */
export type CartState = z.infer<typeof CartState>;

/** A product in the cart. */
export const CartItem = z
  .object({
    ...Product.shape,
    id: Id.check(reads({ from: ['productId', 'product_id', 'id'] })),
    productId: ProductId,
    quantity: z.int().check(reads({ otherwise: CART_QUANTITY })),
  })
  .check(z.meta({ id: 'CartItem' }));
/** A product in the cart. */
export type CartItem = z.infer<typeof CartItem>;
