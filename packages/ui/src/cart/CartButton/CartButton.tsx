'use client';
import { CountedLink, type CountedLinkProps } from '../../controls/CountedLink/CountedLink.tsx';
import { SHOPPING_BAG } from '../../controls/icons/shopping-bag.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { cartMessages } from '../cart.messages.ts';

/** Props of `CartButton`, including those of a link. */
export interface CartButtonProps extends Omit<CountedLinkProps, 'icon' | 'label'> {
  /** Address of the cart. */
  href: string;
  /** Number of items in the cart; no badge for 0. */
  count?: number | undefined;
  /** Whether the cart is the current page. */
  active?: boolean | undefined;
}

/** Link to the cart, for the end of the header. */
export function CartButton(props: CartButtonProps) {
  const { cart, cartWithItems } = useMessages(cartMessages);
  return (
    <CountedLink
      {...props}
      icon={SHOPPING_BAG}
      label={(shown) => (shown === '0' ? cart : cartWithItems(shown))}
    />
  );
}
