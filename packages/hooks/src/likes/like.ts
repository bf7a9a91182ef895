import { likePayloadOf, likesCalls } from '@vitrine/api';
import { changingLinkProducts, isLinkProduct } from '../product-links/link-product.ts';
import { defineProductRelation } from '../products/product-relation.ts';

/** Detail of the window event `likesUpdated`, which tells of every like and unlike that the server confirmed. */
export interface LikesUpdatedDetail {
  source: string;
  productId: string;
}

/** The relation between a person and the products they like; use it with `useToggle(like, product, source)`. */
export const like = defineProductRelation({
  kind: 'like',
  async send(api, change) {
    const { thing, value, viewer, sequence } = change;
    if (isLinkProduct(thing.id)) return (await changingLinkProducts()).changeLike(api, change);
    const calls = api(likesCalls);
    const call = value ? calls.add : calls.remove;
    return (await call({ body: { ...likePayloadOf(viewer, thing), sequence } }, { keepalive: true })).isLiked;
  },
  inProduct: ({ isLiked }) => isLiked,
  inStatus: ({ isLiked }) => isLiked,
  onSettled({ id, source }) {
    if (typeof window === 'undefined') return;
    const detail: LikesUpdatedDetail = { source, productId: id };
    window.dispatchEvent(new CustomEvent('likesUpdated', { detail }));
  },
});
