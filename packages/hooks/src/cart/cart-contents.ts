import type { CartItem } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import type { RelationReading } from '../optimistic/relations.ts';
import { observeCollection } from '../products/observe-products.ts';
import type { Services } from '../services/services.ts';
import { CART } from './cart-relation.ts';

/** What the server says is in the cart; from then on the relations know it, and are kept in step by every change. */
export interface CartContents {
  /** Asks for all of it, the newest first, without viewer flags. */
  load(): Promise<CartItem[]>;
  /** Asks for it unless it is known or on its way; a failure is silent, and asked again the next time (D81). */
  ensure(): void;
  /** How many products are in it; undefined until it was loaded for the person who is signed in. */
  count(): number | undefined;
  subscribe(listener: () => void): () => void;
}

export function createCartContents({
  api,
  relations,
  session,
}: Pick<Services, 'api' | 'relations' | 'session'>): CartContents {
  const changed = createEmitter();
  /** Counts the people who have looked: an answer for one of them says nothing to the next. */
  let person = 0;
  let isKnown = false;
  let isOnItsWay = false;
  let counted: { reading: RelationReading; count: number } | undefined;

  session.onIdentityChange(() => {
    person += 1;
    isKnown = false;
    isOnItsWay = false;
  });

  // Statuses come by the hundred: they are counted once.
  let isDue = false;
  relations.watch(CART, () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      changed.emit();
    });
  });

  async function load(): Promise<CartItem[]> {
    const askedAs = person;
    const askedAt = relations.moment();
    const { items } = await api.cart.list({ query: { userId: session.getState().userId } });
    if (person === askedAs) {
      observeCollection(relations, CART, items, askedAt);
      isKnown = true;
      changed.emit();
    }
    return items.map(({ isLiked: _isLiked, isInCart: _isInCart, ...item }) => item);
  }

  return {
    load,
    ensure() {
      if (isKnown || isOnItsWay || session.getState().status === 'guest') return;
      isOnItsWay = true;
      load()
        .catch(() => undefined)
        .finally(() => {
          isOnItsWay = false;
        });
    },
    count() {
      if (!isKnown) return undefined;
      const reading = relations.reading(CART);
      if (counted?.reading !== reading) counted = { reading, count: reading.idsShowing(true).length };
      return counted.count;
    },
    subscribe: (listener) => changed.on(listener),
  };
}
