import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Products } from '../products/products.service.ts';
import type { Likes } from './likes.service.ts';

export const likesRoutes = (likes: Likes, products: Products): Handlers<VitrineContract['likes']> => ({
  add: async ({ body, person }) => {
    const productId = String(body.productId);
    await likes.add(person.id, productId);
    return { productId, isLiked: true };
  },
  remove: async ({ body, person }) => {
    const productId = String(body.productId);
    await likes.remove(person.id, productId);
    return { productId, isLiked: false };
  },
  list: async ({ person }) => ({
    products: await products.asSeenBy(person.id, await likes.list(person.id)),
  }),
});
