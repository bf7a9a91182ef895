import type { CartItem } from '@vitrine/api';
import {
  type ProductCollection,
  type ProductCollectionOptions,
  useProductCollection,
} from '../products/useProductCollection.ts';
import { useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { CART } from './cart-relation.ts';

/** What the cart page shows, and what can be done there. */
export interface Cart extends ProductCollection<CartItem> {
  /** Whether the items are on their way. */
  loading: boolean;
}

/** What is in the cart, the newest first. An item leaves at once, and comes back to its place by `undo`. */
export function useCart(options?: ProductCollectionOptions<CartItem>): Cart {
  const { cart } = useServices();
  const viewer = useViewerId();
  const resource = useResource(viewer === undefined ? undefined : ['cart', viewer], cart.load, {
    personal: true,
  });
  const collection = useProductCollection(CART, 'CartPage', resource, options);
  const { items, error } = collection;
  return { ...collection, loading: !items && !error };
}
