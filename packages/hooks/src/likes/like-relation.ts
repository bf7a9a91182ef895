import { ApiError, likePayloadOf, type Product } from '@vitrine/api';
import type { Services } from '../services/services.ts';

export const LIKE = 'like';

/** Detail of the window event `likesUpdated` (1 §4, D49). */
export interface LikesUpdatedDetail {
  source: string;
  productId: string;
}

/** A like that waits for a sign-in. */
interface BlockedLike {
  product: Product;
  liked: boolean;
}

/** Likes go through the optimistic mechanism, each as a wanted state that may be repeated. */
export function defineLikes({ api, relations, session, signInGate }: Services): void {
  const viewer = () => session.getState().userId ?? '';

  const hasExpiredUnderThem = (userId: string) => {
    const state = session.getState();
    return state.status === 'guest' && state.expired?.userId === userId && !state.expired.acknowledged;
  };

  relations.define<Product, boolean>(LIKE, {
    async send(product, liked, _id, newest) {
      const by = viewer();
      try {
        const call = liked ? api.likes.add : api.likes.remove;
        const held = await call({ body: likePayloadOf(by, product) }, { keepalive: true });
        return held.isLiked;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401 && hasExpiredUnderThem(by)) {
          const payload: BlockedLike = { product, liked: newest() };
          signInGate.ask({ kind: 'expired' }, { kind: LIKE, payload, by });
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
    if (!isBlockedLike(payload)) return;
    const { product, liked } = payload;
    relations.set(LIKE, product.id, liked, product, 'SignIn');
  });
}

function isBlockedLike(read: unknown): read is BlockedLike {
  const { product, liked } = fieldsOf(read);
  const { id, name } = fieldsOf(product);
  return typeof id === 'string' && typeof name === 'string' && typeof liked === 'boolean';
}

const fieldsOf = (read: unknown): Record<string, unknown> =>
  typeof read === 'object' && read !== null ? { ...read } : {};
