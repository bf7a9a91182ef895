import { useCartCount } from '@vitrine/hooks';
import { CartButton, type CartButtonProps } from '@vitrine/ui';

/** The way to the cart with the number of things in it; guests have none, and do not load it. */
export const CountedCartButton = (props: CartButtonProps) => <CartButton {...props} count={useCartCount()} />;
