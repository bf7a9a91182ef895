import type { ReactNode } from 'react';
import { kerningFor } from '../../format/kerningFor.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import * as styles from './ProductDetails.css.ts';
import type { ProductModalProduct } from './product-modal-props.ts';

interface ProductDetailsProps {
  product: ProductModalProduct;
  /** Whether the link to the shop names the retailer already. */
  withShopLink: boolean;
}

/** Known facts that are not said elsewhere. Renders nothing if there are none. */
export function ProductDetails({ product, withShopLink }: ProductDetailsProps) {
  const messages = useMessages(productDetailsMessages);
  const { name, retailer, brand, color, category, sizes, material, description } = product;
  const colorName = color && messages.colorName(color);
  const facts: { label: string; value: ReactNode }[] = [
    { label: messages.seller, value: !withShopLink && textOf(retailer) },
    { label: messages.sizes, value: sizes?.length ? <Sizes sizes={sizes} /> : null },
    { label: messages.material, value: textOf(material) },
    { label: messages.brand, value: brand !== retailer && textOf(brand) },
    { label: messages.color, value: !isIn(name, colorName) && textOf(colorName) },
    { label: messages.category, value: !isIn(name, category) && textOf(category) },
  ].filter(({ value }) => value);
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.details} aria-label={messages.details}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.text}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {description && (
        <p className={styles.description} style={kerningFor(description)}>
          {description}
        </p>
      )}
    </>
  );
}

const textOf = (text: string | null | undefined) =>
  text ? <span style={kerningFor(text)}>{text}</span> : null;

const Sizes = ({ sizes }: { sizes: readonly string[] }) => (
  <ul className={styles.sizes}>
    {[...new Set(sizes)].map((size) => (
      <li key={size}>{size}</li>
    ))}
  </ul>
);

/** Whether a name says a word already, in the singular or plural: "Wool Coat" says "Coats". */
function isIn(name: string, word: string | null | undefined): boolean {
  const said = word?.toLowerCase().trim();
  if (!said) return false;
  const words = name?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? [];
  return words.some((each) => each === said || `${each}s` === said || `${each}es` === said);
}
