'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CHEVRON_LEFT } from '../../controls/icons/chevron-left.ts';
import { CHEVRON_RIGHT } from '../../controls/icons/chevron-right.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { isRightToLeft, stepOfArrow } from '../../interaction/stepOfArrow.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import type { ProductCardProduct } from '../ProductCard/ProductCard.tsx';
import { productCardMeasures } from '../ProductCard/product-card-geometry.ts';
import { productRowMessages } from '../product-row.messages.ts';
import * as styles from './ProductRow.css.ts';

/** Props of `ProductRow`, including those of a `<section>`. */
export interface ProductRowProps<Product extends ProductCardProduct = ProductCardProduct>
  extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the row. */
  title: string;
  /** Heading level of the title; 2 by default. */
  headingLevel?: 2 | 3 | undefined;
  products: readonly Product[];
  /** Renders a product, given with the row's picture shape. */
  renderProduct(product: Product, place: number): ReactNode;
  /** Whether the products are loading; placeholders show instead. */
  loading?: boolean | undefined;
  /** Number of placeholders; 6 by default. */
  toCome?: number | undefined;
  /** Whether the row is low, with small pictures; then render each product as a `ProductThumb`. */
  compact?: boolean | undefined;
  /** Whether the products are large, two in the width of a phone. */
  large?: boolean | undefined;
  /** Button beside the title, for the whole row. */
  action?: ReactNode;
  /** Content in place of the products. */
  children?: ReactNode;
}

const SHAPE = { width: 4, height: 5 };
const COMPACT_SHAPE = { width: 1, height: 1 };
/** Share of the visible row that a button press scrolls; the cut-off product shows that the row goes on. */
const SHARE_OF_A_PRESS = 0.85;

/** A row of products that scrolls by finger, wheel, buttons and arrow keys. */
export function ProductRow<Product extends ProductCardProduct>({
  title,
  headingLevel = 2,
  products,
  renderProduct,
  loading = false,
  toCome = 6,
  compact = false,
  large = false,
  action,
  children,
  className,
  ...rest
}: ProductRowProps<Product>) {
  const messages = useMessages(productRowMessages);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { ends, measure } = useEnds(list, loading || products);
  const Heading = `h${headingLevel}` as const;
  const shape = compact ? COMPACT_SHAPE : SHAPE;

  const move = (forward: boolean) => {
    const row = list.current;
    if (!row) return;
    const left = row.clientWidth * SHARE_OF_A_PRESS * (forward === isRightToLeft(row) ? -1 : 1);
    row.scrollBy({ left, behavior: prefersStill() ? 'auto' : 'smooth' });
  };

  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      aria-busy={loading || undefined}
      data-compact={compact || undefined}
      className={classNames(styles.row, large && styles.large, className)}
    >
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {action && <div className={styles.action}>{action}</div>}
        <div
          className={styles.ways}
          data-needless={Boolean(children) || (ends.start && ends.end) || undefined}
        >
          <IconButton
            className={styles.way}
            label={messages.previous}
            icon={<Icon path={CHEVRON_LEFT} size={20} className={styles.chevron} />}
            aria-disabled={ends.start || undefined}
            onClick={() => move(false)}
          />
          <IconButton
            className={styles.way}
            label={messages.next}
            icon={<Icon path={CHEVRON_RIGHT} size={20} className={styles.chevron} />}
            aria-disabled={ends.end || undefined}
            onClick={() => move(true)}
          />
        </div>
      </div>
      {children ?? (
        <ul ref={list} className={styles.list} onScroll={measure} onKeyDown={focusNeighbour}>
          {loading
            ? Array.from({ length: toCome }, (_, place) => (
                // Skeletons have no id, only a place.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={place} className={styles.item} aria-hidden>
                  {compact ? <Skeleton radius="card" aspectRatio={1} /> : <CardToCome />}
                </li>
              ))
            : keyed('ProductRow', products, ({ id }) => id).map(([key, product], place) => (
                <li key={key} className={styles.item}>
                  {renderProduct(inShape(product, shape), place)}
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

/** Height of the text of a product with a retailer, an owner and a name of two lines, as in most rows. */
const [, , TEXT_HEIGHT] = productCardMeasures({ name: '', retailer: '-', username: '-' });

const CardToCome = () => (
  <>
    <Skeleton radius="card" aspectRatio={SHAPE.width / SHAPE.height} />
    <div className={styles.textToCome} style={{ height: `${TEXT_HEIGHT / 16}rem` }}>
      <Skeleton width="78%" height={14} />
      <Skeleton width="46%" height={11} />
      <Skeleton width="58%" height={13} />
      <Skeleton width="34%" height={11} />
    </div>
  </>
);

const inShape = <Product extends ProductCardProduct>(product: Product, shape: typeof SHAPE): Product => ({
  ...product,
  picture: { src: '', ...product.picture, ...shape },
});

/** Whether the row is scrolled to its start, and to its end; both if all is visible. */
function useEnds(list: { current: HTMLElement | null }, content: unknown) {
  const [ends, setEnds] = useState({ start: true, end: true });

  const measure = () => {
    const row = list.current;
    if (!row) return;
    // Scroll positions may be fractions, and are negative in right-to-left text.
    const scrolled = Math.abs(row.scrollLeft);
    const start = scrolled < 2;
    const end = scrolled > row.scrollWidth - row.clientWidth - 2;
    setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: other products bring other elements to observe
  useLayoutEffect(() => {
    const row = list.current;
    if (!row || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const item of row.children) observer.observe(item);
    return () => observer.disconnect();
  }, [content]);

  return { ends, measure };
}

function focusNeighbour(event: KeyboardEvent<HTMLElement>) {
  const step = stepOfArrow(event);
  if (!step) return;
  // Marks the key as handled for elements around the row, even at the row's ends.
  event.preventDefault();
  const item = (event.target as HTMLElement).closest('li');
  const neighbour = step === 1 ? item?.nextElementSibling : item?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a, button')?.focus();
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
