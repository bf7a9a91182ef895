import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { idOf } from '../contract/decode.ts';
import { ASKED, type Decoded, reads } from '../contract/reading.ts';
import { LikePayload } from '../likes/likes.models.ts';
import { Product } from '../products/products.models.ts';
import { CART_QUANTITY } from './cart.rules.ts';

// Records may also have an id of their own, so the product's id is read first.
const ProductId = z.string().check(reads({ from: ['productId', 'product_id', 'id'], as: idOf }));
const InCart = z.boolean().check(reads({ from: ['inCart', 'isInCart'] }));

/** Whether a user has liked a product, and whether it is in the cart. */
export const ProductStatus = z
  .object({
    productId: ProductId,
    isLiked: z.boolean().check(reads({ otherwise: false })),
    inCart: InCart.check(reads({ otherwise: false })),
  })
  .check(z.meta({ id: 'ProductStatus' }));
/** Whether a user has liked a product, and whether it is in the cart. */
export type ProductStatus = Decoded<z.infer<typeof ProductStatus>>;

/** A product to put into the cart. The server stores only the user and the product. */
export const CartPayload = z
  .object({ ...LikePayload.shape, quantity: z.optional(z.literal(CART_QUANTITY)) })
  .check(z.meta({ id: 'CartPayload' }));
/** A product to put into the cart. */
export type CartPayload = z.infer<typeof CartPayload>;

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
/** Whether a product is in the cart after a change. */
export type CartState = Decoded<z.infer<typeof CartState>>;

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
export type CartItem = Decoded<z.infer<typeof CartItem>>;
