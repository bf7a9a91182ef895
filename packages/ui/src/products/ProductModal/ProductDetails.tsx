import { kerningFor } from '../../format/kerningFor.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productDetailsMessages } from '../product-details.messages.ts';
import * as styles from './ProductDetails.css.ts';
import type { ProductModalProduct } from './product-modal-props.ts';

/** What is known of a product besides its name and price, a line for each; nothing where nothing is known. */
export function ProductDetails({ product }: { product: ProductModalProduct }) {
  const messages = useMessages(productDetailsMessages);
  const known = [
    { label: messages.seller, text: product.retailer },
    { label: messages.brand, text: product.brand },
    { label: messages.color, text: product.color && messages.colorName(product.color) },
    { label: messages.category, text: product.category },
  ].filter(({ text }) => text);
  if (known.length === 0) return null;
  return (
    <dl className={styles.details} aria-label={messages.details}>
      {known.map(({ label, text }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.text} style={kerningFor(text ?? '')}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
