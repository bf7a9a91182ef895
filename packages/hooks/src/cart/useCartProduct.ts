import type { Product } from '@vitrine/api';
import { useProductToggle } from '../products/useProductToggle.ts';
import { CART } from './cart-relation.ts';

/** Whether a product is in the viewer's cart, and the verb to change it. */
export interface CartProduct {
  inCart: boolean;
  /** Whether a call is under way. */
  pending: boolean;
  /** Shows at once, everywhere; a guest is asked to sign in, and it is put in afterwards (D85). */
  setInCart(inCart: boolean): void;
}

/**
 * The place of one product in the cart (D50).
 *
 * @param product Undefined while it is not known: then there is nothing to put in.
 */
export function useCartProduct(product: Product | undefined, source = 'ProductModal'): CartProduct {
  const { value, pending, set } = useProductToggle(CART, product, source);
  return { inCart: value ?? false, pending, setInCart: set };
}
