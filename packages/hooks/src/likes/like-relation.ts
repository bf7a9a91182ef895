import { likePayloadOf } from '@vitrine/api';
import { defineProductToggle } from '../products/product-toggle.ts';
import type { Services } from '../services/services.ts';

export const LIKE = 'like';

/** Detail of the window event `likesUpdated` (1 §4, D49). */
export interface LikesUpdatedDetail {
  source: string;
  productId: string;
}

/** Likes, and the window event that tells of them. */
export function defineLikes(services: Pick<Services, 'api' | 'relations' | 'session' | 'signInGate'>): void {
  const { api, relations } = services;
  defineProductToggle(services, {
    kind: LIKE,
    async send(product, liked, userId) {
      const call = liked ? api.likes.add : api.likes.remove;
      return (await call({ body: likePayloadOf(userId, product) }, { keepalive: true })).isLiked;
    },
    heldIn: ({ isLiked }) => isLiked,
  });

  relations.onSettled(({ kind, id, source }) => {
    if (kind !== LIKE || typeof window === 'undefined') return;
    const detail: LikesUpdatedDetail = { source, productId: id };
    window.dispatchEvent(new CustomEvent('likesUpdated', { detail }));
  });
}
