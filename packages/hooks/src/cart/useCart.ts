import type { CartItem } from '@vitrine/api';
import { type Collection, type CollectionOptions, useCollection } from '../optimistic/useCollection.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { cartItems, inCart } from './in-cart.ts';

/** The state of the cart page and its actions. */
export interface Cart extends Collection<CartItem> {
  loading: boolean;
}

/**
 * Returns the cart's items, newest first. A removed item leaves at once, and returns to its place if the
 * removal is undone.
 */
export function useCart(options?: CollectionOptions<CartItem>): Cart {
  const { relations } = useServices();
  const viewer = useViewerId();
  const resource = useResource(
    viewer === undefined ? undefined : ['cart', viewer],
    (api) => relations.loadWhole(cartItems, api),
    { personal: true },
  );
  const collection = useCollection(inCart, 'CartPage', resource, options);
  const { items, error } = collection;
  return { ...collection, loading: !items && !error };
}
