import type { Product } from '@vitrine/api';
import { useLikeProduct } from '@vitrine/hooks';
import { ProductCard } from '@vitrine/ui';
import { type MouseEvent, memo } from 'react';
import { cardProductOf } from './card-product.ts';

export interface ProductTileProps {
  product: Product;
  /** Whether its picture is among the first of the page. */
  priority: boolean;
  onOpen(productId: string): void;
}

/** The one place where a product card meets the like of the person who looks. */
export const ProductTile = memo(function ProductTile({ product, priority, onOpen }: ProductTileProps) {
  const { liked, pending, setLiked } = useLikeProduct(product);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(product.id);
  };

  return (
    <ProductCard
      product={cardProductOf(product)}
      href={`/product/${product.id}`}
      onOpen={open}
      liked={liked}
      likePending={pending}
      onLikedChange={setLiked}
      priority={priority}
    />
  );
});
