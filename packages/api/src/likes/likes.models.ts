import * as z from 'zod/mini';
import { Id, Sequence } from '../contract/contract.models.ts';
import { idOf } from '../contract/decode.ts';
import { ASKED, type Decoded, reads } from '../contract/reading.ts';

const text = (most: number) => z.nullish(z.string().check(z.maxLength(most)));

/** A like request; the server stores only its user and product. */
export const LikePayload = z
  .object({
    userId: z.optional(Id),
    productId: z.union([Id, z.int()]),
    name: z.string().check(z.maxLength(1000)),
    price: z.union([z.number(), z.string().check(z.maxLength(64))]),
    retailer: text(500),
    link: text(4000),
    rating: z.nullish(z.union([z.number(), z.string().check(z.maxLength(64))])),
    image_url: text(4000),
    sequence: Sequence,
  })
  .check(z.meta({ id: 'LikePayload' }));
/** A like request; the server stores only its user and product. */
export type LikePayload = z.infer<typeof LikePayload>;

export const UnlikePayload = z
  .object({ userId: z.optional(Id), productId: z.union([Id, z.int()]), sequence: Sequence })
  .check(z.meta({ id: 'UnlikePayload' }));

export const LikeState = z
  .object({
    productId: z.string().check(reads({ from: ['productId', 'product_id'], as: idOf, otherwise: '' })),
    isLiked: z.boolean().check(reads({ from: ['isLiked', 'liked'], otherwise: ASKED })),
  })
  .check(z.meta({ id: 'LikeState', description: 'The state on the server after the call.' }));
export type LikeState = Decoded<z.infer<typeof LikeState>>;
