import type { Product } from '@vitrine/api';
import { like, openedRows, useProductStatuses, useServices, useToggle } from '@vitrine/hooks';
import {
  cardProductOf,
  ProductCard,
  type ProductCardProduct,
  ProductRow,
  type ProductRowProps,
  ProductThumb,
} from '@vitrine/ui';
import type { MouseEvent, ReactNode } from 'react';
import { productOverlay, productPathOf } from '../products/product-address.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { useOverlayTrail } from '../shell/useOverlayTrail.ts';
import * as styles from './RecommendedRow.css.ts';
import { rememberOrigin, useOriginForgotten } from './row-origin.ts';

export interface RecommendedRowProps
  extends Pick<ProductRowProps, 'title' | 'headingLevel' | 'className' | 'compact' | 'toCome' | 'action'> {
  products: readonly Product[];
  loading?: boolean;
  /** What is said, and can be done, where there are none; without it nothing is drawn then. */
  instead?: ReactNode;
}

/** How wide a picture of the row is. */
const SIZES = '(max-width: 480px) 40vw, 208px';
const COMPACT_SIZES = '96px';

/** Products to go on with, in a row; nothing where there are none. */
export function RecommendedRow({ products, instead, ...row }: RecommendedRowProps) {
  const services = useServices();
  const openOnTrail = useOverlayTrail(productOverlay);
  useProductStatuses(products);
  useOriginForgotten();
  const isEmpty = products.length === 0 && !row.loading;
  if (isEmpty && !instead) return null;
  const open = (id: string, link: HTMLElement) => {
    openedRows(services).remember(products);
    rememberOrigin(link);
    openOnTrail(id);
  };
  return (
    <ProductRow
      {...row}
      products={products.map(cardProductOf)}
      renderProduct={(shown, place) => {
        const product = products[place];
        return product && <RowTile product={product} shown={shown} compact={row.compact} onOpen={open} />;
      }}
    >
      {isEmpty ? (
        <div role="status" className={styles.instead}>
          {instead}
        </div>
      ) : null}
    </ProductRow>
  );
}

interface RowTileProps {
  product: Product;
  /** As the row wants it drawn. */
  shown: ProductCardProduct;
  compact: boolean | undefined;
  onOpen(productId: string, link: HTMLElement): void;
}

function RowTile({ product, shown, compact, onOpen }: RowTileProps) {
  const { isOn: liked, pending, set: setLiked } = useToggle(like, product, 'ProductCard');
  const Tile = compact ? ProductThumb : ProductCard;
  return (
    <Tile
      product={shown}
      href={productPathOf(product.id)}
      onOpen={(event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(product.id, event.currentTarget);
      }}
      liked={liked}
      likePending={pending}
      onLikedChange={setLiked}
      sizes={compact ? COMPACT_SIZES : SIZES}
    />
  );
}
