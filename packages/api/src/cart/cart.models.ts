import * as z from 'zod/mini';
import { LikePayload, Sequence } from '../likes/likes.models.ts';
import { Id, Product } from '../products/products.models.ts';
import { CART_QUANTITY } from './cart.rules.ts';

/** What a person did with a product (1 §3). */
export const ProductStatus = z
  .object({ productId: z.string(), isLiked: z.boolean(), inCart: z.boolean() })
  .check(z.meta({ id: 'ProductStatus' }));
export type ProductStatus = z.infer<typeof ProductStatus>;

/** What is put into the cart (1 §3). The server keeps the person and the product; the rest is checked and dropped. */
export const CartPayload = z
  .object({ ...LikePayload.shape, quantity: z.optional(z.literal(CART_QUANTITY)) })
  .check(z.meta({ id: 'CartPayload' }));
export type CartPayload = z.infer<typeof CartPayload>;

/** What is needed to take a product out; the rest of the payload may be there. */
export const CartRemoval = z
  .object({ userId: z.optional(Id), productId: z.union([Id, z.int()]), sequence: z.optional(Sequence) })
  .check(z.meta({ id: 'CartRemoval' }));

export const CartState = z
  .object({ productId: z.string(), inCart: z.boolean() })
  .check(z.meta({ id: 'CartState', description: 'What the server holds after the call.' }));
export type CartState = z.infer<typeof CartState>;

/** A product in the cart. */
export const CartItem = z
  .object({ ...Product.shape, productId: z.string(), quantity: z.int() })
  .check(z.meta({ id: 'CartItem' }));
export type CartItem = z.infer<typeof CartItem>;
