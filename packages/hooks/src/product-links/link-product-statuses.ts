import { productLinksCalls } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import { isStatusKnown, observeStatuses } from '../products/product-relation.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import * as changing from './change-link-product.ts';
import { haveLinkProductsAtHand, isLinkProduct } from './link-product.ts';

/** What the viewer did with the products of links. */
export interface LinkProductStatuses {
  /** Asks for what is not known yet of a product and the viewer. What is wanted at one moment is asked for in one call. */
  want(id: string): void;
  /** The id under which the server has a product now: one that was known by a link alone may be in the catalogue by now. */
  idOf(id: string): string;
  subscribe(listener: () => void): () => void;
}

/** What the viewer did with the products of links; nothing is asked for until somebody shows them. */
export const linkProductStatuses = attached(createLinkProductStatuses);

function createLinkProductStatuses(services: Services): LinkProductStatuses {
  const { backgroundApi, relations, session } = services;
  const changed = createEmitter();
  const idsNow = new Map<string, string>();
  const wanted = new Set<string>();
  haveLinkProductsAtHand(changing);

  const isKnown = (id: string) =>
    (idsNow.has(id) || !isLinkProduct(id)) && isStatusKnown(relations, idsNow.get(id) ?? id);

  async function askOfWanted(): Promise<void> {
    const productIds = [...wanted];
    wanted.clear();
    if (session.getState().status === 'guest') return;
    const askedAt = relations.moment();
    const { statuses } = await backgroundApi(productLinksCalls).checkProducts({ body: { productIds } });
    for (const { originalProductId, productId } of statuses) idsNow.set(originalProductId, productId);
    observeStatuses(services, statuses, askedAt);
    changed.emit();
  }

  return {
    want(id) {
      if (isKnown(id)) return;
      // Silent where it fails, since nobody asked for this by hand.
      if (wanted.size === 0) queueMicrotask(() => void askOfWanted().catch(() => undefined));
      wanted.add(id);
    },
    idOf: (id) => idsNow.get(id) ?? id,
    subscribe: (listener) => changed.on(listener),
  };
}
