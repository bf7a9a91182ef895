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
import {
  type CartGroup,
  fewGroups,
  groupByRetailer,
  hasPrice,
  isSummedUp,
  piecesOf,
  sumsOf,
} from '../cart-sums.ts';
import * as styles from './CartList.css.ts';

/** Props of `CartList`, including those of a `<section>`. */
export interface CartListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Heading of the page. */
  title: string;
  /** Heading level of the title; 1 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Items in display order. */
  items: CartItem[];
  /** Returns the address of an item. */
  hrefOf(item: CartItem): string;
  /** Called when an item is pressed; prevent the default to stay on the page. */
  onOpen?: ((item: CartItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called to remove an item; the focus moves once the item is gone from `items`. */
  onRemove(item: CartItem): void;
  /**
   * Called when an item's shop link is pressed, also by a middle click; prevent the default to ask the viewer
   * first. Without `onOpenShop` there are no shop links.
   */
  onOpenShop?: ((item: CartItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  onCheckout?: (() => void) | undefined;
  /** Whether the checkout isn’t open yet: its button looks disabled, but presses still call `onCheckout`. */
  checkoutClosed?: boolean | undefined;
  /** Note below the checkout button; screen readers read it with the button. */
  checkoutNote?: string | undefined;
  /** Whether the checkout is in progress. */
  processing?: boolean | undefined;
  /** Whether the items are still loading. */
  loading?: boolean | undefined;
  /** Shown if there are no items. */
  empty: Pick<EmptyStateProps, 'title' | 'help' | 'action' | 'icon'>;
}

/** The cart, grouped by shop, with its sums and a checkout button. */
export function CartList({
  title,
  headingLevel = 1,
  actions,
  items: given,
  hrefOf,
  onOpen,
  onRemove,
  onOpenShop,
  onCheckout,
  checkoutClosed = false,
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
      <div className={styles.top}>
        <Heading ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        {actions}
      </div>
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
                            // Safari does not focus a clicked button, so the focus is recorded here.
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
            {!loading && groups.length > 1 && <Shops groups={groups} />}
            {loading ? <LoadingTotal /> : <Total items={items} />}
            <Button
              variant={checkoutClosed ? 'secondary' : 'primary'}
              className={styles.checkout}
              data-closed={checkoutClosed || undefined}
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

/** Number of shops with a sum beside the total. */
const MOST_SHOPS = 6;

function Shops({ groups }: { groups: readonly CartGroup[] }) {
  return (
    <dl className={styles.shops}>
      {fewGroups(groups, MOST_SHOPS).map((group) => (
        <ShopSum key={group.retailer} {...group} />
      ))}
    </dl>
  );
}

function ShopSum({ retailer, items }: CartGroup) {
  const messages = {
    cart: useMessages(cartListMessages),
    products: useMessages(productsMessages),
  };
  const sum = useSum(items);
  return (
    <div className={styles.shop}>
      <dt className={styles.sumLabel}>{retailer ?? messages.cart.otherShops}</dt>
      <dd className={styles.sum} data-unavailable={sum === null || undefined}>
        {sum ?? messages.products.priceUnavailable}
      </dd>
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
        <span className={styles.totalLabel}>
          {messages.cart.total}
          <span className={styles.pieces}>{messages.cart.items(piecesOf(items))}</span>
        </span>
        <span className={styles.totalSum} data-unavailable={total === null || undefined}>
          {total ?? messages.products.priceUnavailable}
        </span>
      </p>
    </>
  );
}

/** Returns the sum of the items, such as `€10.00 + $5.00`; null if no item has a price. */
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
                <Skeleton width="22%" height={16} />
                <Skeleton width="14%" height={16} />
                <Skeleton width={168} height={44} radius="pill" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
