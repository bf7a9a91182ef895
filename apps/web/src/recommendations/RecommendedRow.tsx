import type { Product } from '@vitrine/api';
import { like, openedRows, productStatuses, useReading, useServices, useToggle } from '@vitrine/hooks';
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
import { profilePathOf } from '../profile/profile-address.ts';
import { useOpenProfile } from '../profile/useOpenProfile.tsx';
import { useOverlayTrail } from '../shell/layers/useOverlayTrail.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';
import * as styles from './RecommendedRow.css.ts';
import { rememberOrigin, useOriginForgotten } from './row-origin.ts';

export interface RecommendedRowProps
  extends Pick<
    ProductRowProps,
    'title' | 'headingLevel' | 'className' | 'compact' | 'large' | 'toCome' | 'action'
  > {
  products: readonly Product[];
  loading?: boolean;
  /** Shown if there are no products; without it, the row is then absent. */
  instead?: ReactNode;
}

const SIZES = '(max-width: 480px) 40vw, 208px';
const COMPACT_SIZES = '96px';
const LARGE_SIZES = '(max-width: 480px) 50vw, 232px';

/** A row of recommended products; absent without products or `instead`. */
export function RecommendedRow({ products, instead, ...row }: RecommendedRowProps) {
  const services = useServices();
  const openOnTrail = useOverlayTrail(productOverlay);
  useReading(productStatuses, products);
  useOriginForgotten();
  const { openProfile, alert } = useOpenProfile();
  const isEmpty = products.length === 0 && !row.loading;
  if (isEmpty && !instead) return null;
  const open = (id: string, link: HTMLElement) => {
    openedRows(services).remember(products);
    rememberOrigin(link);
    openOnTrail(id);
  };
  return (
    <>
      <ProductRow
        {...row}
        products={products.map(cardProductOf)}
        renderProduct={(shown, place) => {
          const product = products[place];
          return (
            product && (
              <RowTile
                product={product}
                shown={shown}
                compact={row.compact}
                sizes={row.compact ? COMPACT_SIZES : row.large ? LARGE_SIZES : SIZES}
                onOpen={open}
                onOwnerOpen={openProfile}
              />
            )
          );
        }}
      >
        {isEmpty ? (
          <div role="status" className={styles.instead}>
            {instead}
          </div>
        ) : null}
      </ProductRow>
      {alert}
    </>
  );
}

interface RowTileProps {
  product: Product;
  /** The product as formatted by the row. */
  shown: ProductCardProduct;
  compact: boolean | undefined;
  sizes: string;
  onOpen(productId: string, link: HTMLElement): void;
  onOwnerOpen(username: string): void;
}

function RowTile({ product, shown, compact, sizes, onOpen, onOwnerOpen }: RowTileProps) {
  const { isOn: liked, pending, set: setLiked } = useToggle(like, product, 'ProductCard');
  const { username } = product;
  const here = (open: (link: HTMLElement) => void) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(event.currentTarget);
  };
  const tile = {
    product: shown,
    href: productPathOf(product.id),
    onOpen: here((link) => onOpen(product.id, link)),
    liked,
    likePending: pending,
    onLikedChange: setLiked,
    sizes,
  };
  if (compact) return <ProductThumb {...tile} />;
  return (
    <ProductCard
      {...tile}
      {...(username && {
        ownerHref: profilePathOf(username),
        onOwnerOpen: here(() => onOwnerOpen(username)),
      })}
    />
  );
}
