import { useCartCount } from '@vitrine/hooks';
import { CartButton, type CartButtonProps } from '@vitrine/ui';

/** The cart link with its number of items. Guests have no cart and do not load this module. */
export const CountedCartButton = (props: CartButtonProps) => <CartButton {...props} count={useCartCount()} />;
