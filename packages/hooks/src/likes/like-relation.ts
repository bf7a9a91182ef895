import { ApiError, likePayloadOf, type Product } from '@vitrine/api';
import type { Services } from '../services/services.ts';

export const LIKE = 'like';

/** Detail of the window event `likesUpdated` (1 §4, D49). */
export interface LikesUpdatedDetail {
  source: string;
  productId: string;
}

/** Likes go through the optimistic mechanism, each as a wanted state that may be repeated. */
export function defineLikes({ api, relations, session, signInGate }: Services): void {
  const viewer = () => session.getState().userId ?? '';

  relations.define<Product, boolean>(LIKE, {
    async send(product, liked) {
      const payload = likePayloadOf(viewer(), product);
      try {
        const call = liked ? api.likes.add : api.likes.remove;
        const held = await call({ body: payload }, { keepalive: true });
        return held.isLiked;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) {
          signInGate.ask({ kind: 'expired' }, { kind: LIKE, payload: { product, liked } });
        }
        throw error;
      }
    },
    async read(productId) {
      const [status] = await api.cart.checkStatuses({ body: { userId: viewer(), productIds: [productId] } });
      return status?.isLiked;
    },
  });

  relations.onSettled(({ kind, id, source }) => {
    if (kind !== LIKE || typeof window === 'undefined') return;
    const detail: LikesUpdatedDetail = { source, productId: id };
    window.dispatchEvent(new CustomEvent('likesUpdated', { detail }));
  });

  signInGate.onCarryOut(LIKE, (payload) => {
    const { product, liked } = payload as { product: Product; liked: boolean };
    relations.set(LIKE, product.id, liked, product, 'SignIn');
  });
}
