import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import type { Likes } from './likes.service.ts';

export interface LikesRoutesOptions {
  likes: Likes;
  products: Products;
  asSeenBy: AsSeenBy;
}

export const likesRoutes = ({
  likes,
  products,
  asSeenBy,
}: LikesRoutesOptions): Handlers<VitrineContract['likes']> => ({
  add: async ({ body, person }) => {
    const productId = String(body.productId);
    const number = changeNumberOf(person, body.sequence);
    return { productId, isLiked: await likes.add(person.id, productId, number) };
  },
  remove: async ({ body, person }) => {
    const productId = String(body.productId);
    const number = changeNumberOf(person, body.sequence);
    return { productId, isLiked: await likes.remove(person.id, productId, number) };
  },
  list: async ({ person }) => ({
    products: await asSeenBy(person.id, await products.ranked(likes.newestFirst(person.id), person.id)),
  }),
});
