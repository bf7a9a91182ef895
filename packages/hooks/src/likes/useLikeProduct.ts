import type { Product } from '@vitrine/api';
import { useProductToggle } from '../products/useProductToggle.ts';
import { LIKE } from './like-relation.ts';

/** Whether the viewer likes a product, and the verb to change it. */
export interface ProductLike {
  liked: boolean;
  /** Whether a call is under way. */
  pending: boolean;
  /** Shows at once, everywhere; a guest is asked to sign in, and likes it afterwards (D85). */
  setLiked(liked: boolean): void;
}

/**
 * @param product Undefined while it is not known: then there is nothing to like.
 * @param source Names the page or component in the `likesUpdated` event (D49).
 */
export function useLikeProduct(product: Product | undefined, source = 'ProductCard'): ProductLike {
  const { value, pending, set } = useProductToggle(LIKE, product, source);
  return { liked: value ?? false, pending, setLiked: set };
}
