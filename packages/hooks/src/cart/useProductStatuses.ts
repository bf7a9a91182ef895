import { type Product, STATUS_BATCH_SIZE } from '@vitrine/api';
import { useEffect, useRef } from 'react';
import { LIKE } from '../likes/like-relation.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import type { Services } from '../services/services.ts';
import { useSession } from '../session/useSession.ts';
import { CART } from './cart-relation.ts';

/** Asks, in one batch, for what is not known yet of these products and the person who looks (1 §7). */
export function useProductStatuses(products: readonly Product[]): void {
  const services = useServices();
  const { userId } = useSession();
  const asked = useRef({ for: userId, ids: new Set<string>() });
  useEffect(() => {
    if (asked.current.for !== userId) asked.current = { for: userId, ids: new Set() };
    if (userId === undefined) return;
    const { ids } = asked.current;
    const { relations } = services;
    const isKnown = (id: string) => relations.knows(LIKE, id) && relations.knows(CART, id);
    const unknown = products.map((product) => product.id).filter((id) => !ids.has(id) && !isKnown(id));
    for (const id of unknown) ids.add(id);
    // The newest first: that is where the person is.
    for (let end = unknown.length; end > 0; end -= STATUS_BATCH_SIZE) {
      void ask(services, userId, unknown.slice(Math.max(0, end - STATUS_BATCH_SIZE), end));
    }
  }, [services, userId, products]);
}

async function ask({ api, relations }: Services, userId: string, productIds: string[]): Promise<void> {
  const askedAt = relations.moment();
  try {
    const statuses = await api.cart.checkStatuses({ body: { userId, productIds } });
    for (const { productId, isLiked, inCart } of statuses) {
      relations.observe(LIKE, productId, isLiked, askedAt);
      relations.observe(CART, productId, inCart, askedAt);
    }
  } catch {
    // Nobody asked for this by hand: hearts stay as they are until the next answer (D81).
  }
}
