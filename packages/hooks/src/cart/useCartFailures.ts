import { useProductToggleFailures } from '../products/useProductToggle.ts';
import { CART } from './cart-relation.ts';

/** A product that could not be put into the cart, or taken out of it. */
export interface CartFailure {
  productId: string;
  /** What was wanted: true for putting it in. */
  inCart: boolean;
  retry(): void;
}

/** Tells of changes of the cart that failed; what is shown is already back at what the server holds. */
export function useCartFailures(onFailure: (failure: CartFailure) => void): void {
  useProductToggleFailures(CART, ({ id, intended, retry }) =>
    onFailure({ productId: id, inCart: intended === true, retry }),
  );
}
