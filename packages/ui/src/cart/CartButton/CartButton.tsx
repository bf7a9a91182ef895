'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { SHOPPING_BAG } from '../../controls/icons/shopping-bag.ts';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { cartMessages } from '../cart.messages.ts';
import * as styles from './CartButton.css.ts';

/** Where the cart is, how much is in it, and the properties of a link. */
export interface CartButtonProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** Where the cart is. */
  href: string;
  /** How many items are in it; nothing is drawn for none. */
  count?: number | undefined;
  /** Whether the cart is where the person is. */
  active?: boolean | undefined;
}

const MOST_SHOWN = 99;

/** The way to the cart, for the end of the header. */
export function CartButton({ href, count = 0, active = false, className, ...rest }: CartButtonProps) {
  const Link = useLinkComponent();
  const { cart, cartWithItems } = useMessages(cartMessages);
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return (
    <IconButton
      asChild
      className={classNames(styles.button, className)}
      label={count > 0 ? cartWithItems(shown) : cart}
      icon={
        <>
          <Icon path={SHOPPING_BAG} size={20} strokeWidth={1.75} />
          {count > 0 && <span className={styles.badge}>{shown}</span>}
        </>
      }
    >
      <Link {...rest} href={href} aria-current={active ? 'page' : undefined} />
    </IconButton>
  );
}
