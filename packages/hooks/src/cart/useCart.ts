import type { CartItem } from '@vitrine/api';
import { type Collection, type CollectionOptions, useCollection } from '../optimistic/useCollection.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { cartContents } from './cart-contents.ts';
import { inCart } from './in-cart.ts';

/** What the cart page shows, and what can be done there. */
export interface Cart extends Collection<CartItem> {
  /** Whether the items are on their way. */
  loading: boolean;
}

/** What is in the cart, the newest first. An item leaves at once, and comes back to its place when that is undone. */
export function useCart(options?: CollectionOptions<CartItem>): Cart {
  const { load } = cartContents(useServices());
  const viewer = useViewerId();
  const resource = useResource(viewer === undefined ? undefined : ['cart', viewer], load, {
    personal: true,
  });
  const collection = useCollection(inCart, 'CartPage', resource, options);
  const { items, error } = collection;
  return { ...collection, loading: !items && !error };
}
