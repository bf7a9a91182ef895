import type { Product } from '@vitrine/api';
import { like, openedRows, useProductStatuses, useServices, useToggle } from '@vitrine/hooks';
import { ProductCard, type ProductCardProduct, ProductRow, type ProductRowProps } from '@vitrine/ui';
import { cardProductOf } from '../products/card-product.ts';
import { productOverlay, productPathOf } from '../products/product-address.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { useOverlayTrail } from '../shell/useOverlayTrail.ts';

export interface RecommendedRowProps extends Pick<ProductRowProps, 'title' | 'headingLevel' | 'className'> {
  products: readonly Product[];
  loading?: boolean;
}

/** How wide a picture of the row is. */
const SIZES = '(max-width: 480px) 40vw, 208px';

/** Products to go on with, in a row; nothing where there are none. */
export function RecommendedRow({ products, ...row }: RecommendedRowProps) {
  const services = useServices();
  const openOnTrail = useOverlayTrail(productOverlay);
  useProductStatuses(products);
  if (products.length === 0 && !row.loading) return null;
  const open = (id: string) => {
    openedRows(services).remember(products);
    openOnTrail(id);
  };
  return (
    <ProductRow
      {...row}
      products={products.map(cardProductOf)}
      renderProduct={(shown, place) => {
        const product = products[place];
        return product && <RowTile product={product} shown={shown} onOpen={open} />;
      }}
    />
  );
}

interface RowTileProps {
  product: Product;
  /** As the row wants it drawn. */
  shown: ProductCardProduct;
  onOpen(productId: string): void;
}

function RowTile({ product, shown, onOpen }: RowTileProps) {
  const { isOn: liked, pending, set: setLiked } = useToggle(like, product, 'ProductCard');
  return (
    <ProductCard
      product={shown}
      href={productPathOf(product.id)}
      onOpen={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(product.id);
      }}
      liked={liked}
      likePending={pending}
      onLikedChange={setLiked}
      sizes={SIZES}
    />
  );
}
