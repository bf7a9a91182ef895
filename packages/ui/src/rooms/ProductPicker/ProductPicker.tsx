'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { formatPrice } from '../../format/formatPrice.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import type { ProductCardProduct } from '../../products/ProductCard/ProductCard.tsx';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { keyed } from '../../provider/lists.ts';
import { useCurrency, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { productPickerMessages } from '../product-picker.messages.ts';
import * as styles from './ProductPicker.css.ts';

/** Props of `ProductPicker`, including those of a `<fieldset>`. */
export interface ProductPickerProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name of the group. */
  label: string;
  products: readonly ProductCardProduct[];
  /** Ids of the chosen products, in the order of choosing. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Maximum number of products; 6 by default. Further ones cannot be chosen. */
  max?: number | undefined;
}

const nothing: readonly string[] = [];

/** Products to choose several of, numbered in the order of choosing. */
export function ProductPicker({
  label,
  products,
  value,
  defaultValue = nothing,
  onValueChange,
  max = 6,
  className,
  ...rest
}: ProductPickerProps) {
  const texts = useMessages(productPickerMessages);
  const locale = useLocale();
  const currency = useCurrency();
  const [kept, setChosen] = useControlled<readonly string[]>(value, defaultValue);
  const chosen = kept ?? nothing;
  const isFull = chosen.length >= max;
  function choose(next: string[]): void {
    setChosen(next);
    onValueChange?.(next);
  }
  return (
    <fieldset {...rest} className={classNames(styles.picker, className)}>
      <legend className={visuallyHidden}>{label}</legend>
      <ul className={styles.grid}>
        {keyed('ProductPicker', products, ({ id }) => id).map(([key, product]) => {
          const { id, retailer } = product;
          const name = product.name ?? '';
          const place = chosen.indexOf(id);
          const isChosen = place >= 0;
          const price = formatPrice(product.price, locale, product.currency ?? currency);
          return (
            <li key={key} className={styles.item}>
              <input
                type="checkbox"
                className={styles.box}
                aria-label={isChosen ? texts.chosen(name, place + 1) : name}
                checked={isChosen}
                // A press that is not allowed must be noticed, so the box is not disabled.
                aria-disabled={isFull && !isChosen ? true : undefined}
                onChange={() => {
                  if (isChosen) choose(chosen.filter((other) => other !== id));
                  else if (!isFull) choose([...chosen, id]);
                }}
              />
              <span aria-hidden className={styles.pictureFrame}>
                <ProductPicture {...product.picture} alt="" name={name} className={styles.picture} />
                <span className={styles.mark}>{isChosen ? place + 1 : ''}</span>
              </span>
              <bdi className={styles.name}>{name}</bdi>
              {retailer && <bdi className={styles.retailer}>{retailer}</bdi>}
              {price && <span className={styles.price}>{price}</span>}
            </li>
          );
        })}
      </ul>
      <p role="status" className={visuallyHidden}>
        {isFull ? texts.atMost(max) : ''}
      </p>
    </fieldset>
  );
}
