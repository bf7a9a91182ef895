import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { cartContents } from './cart-contents.ts';

/**
 * How many products are in the cart; undefined for guests and until it is known.
 * It costs one request for each sign-in, however many components use it; after that it follows every change at once.
 */
export function useCartCount(): number | undefined {
  const contents = cartContents(useServices());
  const { userId } = useSession();
  useEffect(() => {
    if (userId !== undefined) contents.ensure();
  }, [contents, userId]);
  return useSyncExternalStore(contents.subscribe, contents.count, () => undefined);
}
