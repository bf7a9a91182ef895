import * as z from 'zod/mini';
import { Id } from '../products/products.models.ts';

const text = (most: number) => z.nullish(z.string().check(z.maxLength(most)));

/** Numbers the changes of a session: one that arrives after a change with a higher number is left undone. */
export const Sequence = z.coerce.number().check(
  z.int(),
  z.gte(0),
  z.meta({
    description:
      'Grows with every change of the session. Of one product, a change with a lower number than one that was carried out is ignored.',
  }),
);

/** The like payload (1 §3). The server keeps the person and the product; the rest is checked and dropped. */
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
    sequence: z.optional(Sequence),
  })
  .check(z.meta({ id: 'LikePayload' }));
export type LikePayload = z.infer<typeof LikePayload>;

/** What is needed to take a like back; the rest of the like payload may be there. */
export const UnlikePayload = z
  .object({ userId: z.optional(Id), productId: z.union([Id, z.int()]), sequence: z.optional(Sequence) })
  .check(z.meta({ id: 'UnlikePayload' }));

export const LikeState = z
  .object({ productId: z.string(), isLiked: z.boolean() })
  .check(z.meta({ id: 'LikeState', description: 'What the server holds after the call.' }));
export type LikeState = z.infer<typeof LikeState>;
