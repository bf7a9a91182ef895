import { likePayloadOf, likesCalls, type Product } from '@vitrine/api';
import { defineRelation, defineWholeReading, tells } from '../optimistic/relation.ts';
import { changesOfLinkProducts, isLinkProduct } from '../product-links/link-product.ts';
import { productStatuses, productThing } from '../products/product-thing.ts';

/** Detail of the window event `likesUpdated`, sent for every confirmed like and unlike. */
export interface LikesUpdatedDetail {
  source: string;
  productId: string;
}

/** Lists the viewer's liked products, newest like first. */
export const likedProducts = defineWholeReading<Product>({
  of: productThing,
  ask: async (api, userId) => (await api(likesCalls).list({ query: { userId } })).products,
});

/** The viewer's relation to products they like; use it with `useToggle(like, product, source)`. */
export const like = defineRelation<Product, boolean>({
  of: productThing,
  kind: 'like',
  async send(api, change) {
    const { thing, value, viewer, sequence } = change;
    if (isLinkProduct(thing.id)) return (await changesOfLinkProducts()).like(api, change);
    const call = api(likesCalls)[value ? 'add' : 'remove'];
    return (await call({ body: { ...likePayloadOf(viewer, thing), sequence } }, { keepalive: true })).isLiked;
  },
  flag: ({ isLiked }) => isLiked,
  reading: tells(productStatuses, ({ isLiked }) => isLiked),
  whole: { reading: likedProducts, in: true, out: false },
  gate: { kind: 'like' },
  onSettled({ id, source }) {
    if (typeof window === 'undefined') return;
    const detail: LikesUpdatedDetail = { source, productId: id };
    window.dispatchEvent(new CustomEvent('likesUpdated', { detail }));
  },
});
