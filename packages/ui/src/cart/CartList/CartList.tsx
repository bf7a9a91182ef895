'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useMemo, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { EmptyState, type EmptyStateProps } from '../../controls/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { formatPrice } from '../../format/formatPrice.ts';
import { useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { useFootRoom } from '../../interaction/useFootRoom.ts';
import { productsMessages } from '../../products/products.messages.ts';
import { keyed } from '../../provider/lists.ts';
import { useCurrency, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { type CartItem, CartLine } from '../CartLine/CartLine.tsx';
import { cartListMessages } from '../cart-list.messages.ts';
import { type CartGroup, groupByRetailer, hasPrice, isSummedUp, sumsOf } from '../cart-sums.ts';
import * as styles from './CartList.css.ts';

/** The items of a cart, what can be done with them, and the properties of an HTML section. */
export interface CartListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the page. */
  title: string;
  /** Level of the title among the page's headings; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** What is in the cart, in the order in which it is shown. */
  items: CartItem[];
  /** Where an item leads. */
  hrefOf(item: CartItem): string;
  /** Called when an item is pressed; prevent the default to stay on the page. */
  onOpen?: ((item: CartItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Asks to take an item out of the cart; the focus goes on when the item is gone from `items`. */
  onRemove(item: CartItem): void;
  /** Called when the link to an item's shop is pressed; prevent the default to ask first. Without it there are no such links. */
  onOpenShop?: ((item: CartItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  onCheckout?: (() => void) | undefined;
  /** What there is to know before the button is pressed, beside it. */
  checkoutNote?: string | undefined;
  /** Whether the checkout is under way. */
  processing?: boolean | undefined;
  /** Whether the items are still on their way. */
  loading?: boolean | undefined;
  /** What stands in place of the items when there are none. */
  empty: Pick<EmptyStateProps, 'title' | 'help' | 'action' | 'icon'>;
}

/** The cart by shop, with its sums and the way to pay. */
export function CartList({
  title,
  headingLevel = 1,
  items: given,
  hrefOf,
  onOpen,
  onRemove,
  onOpenShop,
  onCheckout,
  checkoutNote,
  processing = false,
  loading = false,
  empty,
  className,
  ...rest
}: CartListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const items = useMemo(() => keyed('CartList', given, ({ id }) => id).map(([, item]) => item), [given]);
  const groups = useMemo(() => groupByRetailer(items), [items]);
  const ids = useMemo(() => groups.flatMap((group) => group.items.map(({ id }) => id)), [groups]);
  const placeOf = useFocusAfterRemoval(ids, heading);
  const { checkout } = useMessages(cartListMessages);
  const isEmpty = items.length === 0 && !loading;
  const noteId = useId();
  const foot = useFootRoom();

  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      aria-busy={loading}
      className={classNames(styles.section, className)}
    >
      <Heading ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {title}
      </Heading>
      {isEmpty ? (
        <EmptyState
          {...empty}
          action={
            <div className={styles.nothing}>
              {empty?.action}
              <Button disabled>{checkout}</Button>
            </div>
          }
        />
      ) : (
        <div className={styles.columns}>
          {loading ? (
            <LoadingLines />
          ) : (
            <div className={styles.groups}>
              {groups.map((group) => (
                <Group key={group.retailer} group={group}>
                  {keyed('CartList', group.items, ({ id }) => id).map(([key, item]) => {
                    const { ref, ...focus } = placeOf(item.id);
                    return (
                      <li key={key} className={styles.item} {...focus}>
                        <CartLine
                          item={item}
                          href={hrefOf(item)}
                          onOpen={(event) => onOpen?.(item, event)}
                          {...(onOpenShop && { onOpenShop: (event) => onOpenShop(item, event) })}
                          onRemove={() => {
                            // Safari does not focus a button that is clicked.
                            focus.onFocus();
                            onRemove(item);
                          }}
                          removeRef={ref}
                        />
                      </li>
                    );
                  })}
                </Group>
              ))}
            </div>
          )}
          <div ref={foot} className={styles.summary}>
            {loading ? <LoadingTotal /> : <Total items={items} />}
            <Button
              variant="primary"
              className={styles.checkout}
              disabled={loading}
              busy={processing}
              aria-describedby={checkoutNote && noteId}
              onClick={onCheckout}
            >
              {checkout}
            </Button>
            {checkoutNote && (
              <p id={noteId} className={styles.note}>
                {checkoutNote}
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

function Group({ group, children }: { group: CartGroup; children: ReactNode }) {
  const messages = {
    cart: useMessages(cartListMessages),
    products: useMessages(productsMessages),
  };
  const retailer = group.retailer ?? messages.cart.otherShops;
  const subtotal = useSum(group.items);
  return (
    <div className={styles.group}>
      <ul className={styles.list} aria-label={retailer}>
        {children}
      </ul>
      {isSummedUp(group) && (
        <p className={styles.subtotal}>
          <span className={styles.sumLabel}>{messages.cart.subtotal(retailer)}</span>
          <span className={styles.sum} data-unavailable={subtotal === null || undefined}>
            {subtotal ?? messages.products.priceUnavailable}
          </span>
        </p>
      )}
    </div>
  );
}

function Total({ items }: Pick<CartListProps, 'items'>) {
  const messages = {
    cart: useMessages(cartListMessages),
    products: useMessages(productsMessages),
  };
  const total = useSum(items);
  const missing = items.filter((item) => !hasPrice(item)).length;
  return (
    <>
      {missing > 0 && <p className={styles.missing}>{messages.cart.withoutPrice(missing)}</p>}
      <p className={styles.total}>
        <span className={styles.totalLabel}>{messages.cart.total}</span>
        <span className={styles.totalSum} data-unavailable={total === null || undefined}>
          {total ?? messages.products.priceUnavailable}
        </span>
      </p>
    </>
  );
}

/** What the items cost, `€10.00 + $5.00` where they are sold in several currencies; null where none has a price. */
function useSum(items: readonly CartItem[]): string | null {
  const locale = useLocale();
  const sums = sumsOf(items, useCurrency());
  return (
    sums.flatMap(({ currency, amount }) => formatPrice(amount, locale, currency) ?? []).join(' + ') || null
  );
}

function LoadingTotal() {
  const { total } = useMessages(cartListMessages);
  return (
    <p className={styles.total}>
      <span className={styles.totalLabel}>{total}</span>
      <span className={styles.skeletonSum}>
        <Skeleton width="5em" height="0.8em" />
      </span>
    </p>
  );
}

function LoadingLines() {
  return (
    <div className={styles.groups}>
      <div>
        {['62%', '48%', '70%'].map((width) => (
          <div key={width} className={styles.item}>
            <div className={styles.skeletonLine}>
              <Skeleton aspectRatio={4 / 5} />
              <div className={styles.skeletonFacts}>
                <Skeleton width={width} height={16} />
                <Skeleton width="30%" height={13} />
                <Skeleton width="22%" height={16} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
