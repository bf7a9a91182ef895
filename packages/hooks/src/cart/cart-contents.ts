import { type CartItem, type Client, cartCalls } from '@vitrine/api';
import { createEmitter } from '../emitter/emitter.ts';
import type { RelationReading } from '../optimistic/relation-store.ts';
import { observeHeldProducts } from '../products/product-relation.ts';
import { attached } from '../services/attached.ts';
import type { Services } from '../services/services.ts';
import { inCart } from './in-cart.ts';

/** What the server says is in the cart. Once it is loaded, the relations know it, and every change keeps them in step. */
export interface CartContents {
  /** Asks for all of it, the newest first, without viewer flags. */
  load(api: Client): Promise<CartItem[]>;
  /** Asks for it unless it is known or on its way. Fails silently; the next call asks again. */
  ensure(): void;
  /** How many products are in it; undefined until it was loaded for the person who is signed in. */
  count(): number | undefined;
  subscribe(listener: () => void): () => void;
}

/** The contents of the cart; nothing is asked for until somebody shows them. */
export const cartContents = attached(createCartContents);

function createCartContents(services: Services): CartContents {
  const { backgroundApi, relations, session } = services;
  const store = relations.of(inCart);
  const changed = createEmitter();
  /** Counts changes of person, so that an answer for one is not taken for the next. */
  let person = 0;
  let isKnown = false;
  let isOnItsWay = false;
  let counted: { reading: RelationReading<boolean>; count: number } | undefined;

  session.onIdentityChange(() => {
    person += 1;
    isKnown = false;
    isOnItsWay = false;
    changed.emit();
  });
  store.watch(changed.emit);

  async function load(api: Client): Promise<CartItem[]> {
    const askedAs = person;
    const askedAt = relations.moment();
    const { items } = await api(cartCalls).list({ query: { userId: session.getState().userId } });
    if (person === askedAs) {
      observeHeldProducts(services, inCart, items, askedAt);
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
      load(backgroundApi)
        .catch(() => undefined)
        .finally(() => {
          isOnItsWay = false;
        });
    },
    count() {
      if (!isKnown) return undefined;
      const reading = store.reading();
      if (counted?.reading !== reading) counted = { reading, count: reading.idsShowing(true).length };
      return counted.count;
    },
    subscribe: (listener) => changed.on(listener),
  };
}
