import { useRelationReading } from '../optimistic/useRelation.ts';
import { useWholeReading } from '../optimistic/useWholeReading.ts';
import { cartItems, inCart } from './in-cart.ts';

/**
 * Returns the number of products in the cart; undefined for guests and until known. All components share one
 * successful request per sign-in.
 */
export function useCartCount(): number | undefined {
  const isKnown = useWholeReading(cartItems);
  const { idsShowing } = useRelationReading(inCart);
  return isKnown ? idsShowing(true).length : undefined;
}
