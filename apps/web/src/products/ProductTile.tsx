import type { Product } from '@vitrine/api';
import { like, useToggle } from '@vitrine/hooks';
import { cardProductOf, ProductCard } from '@vitrine/ui';
import { type MouseEvent, memo } from 'react';
import { profilePathOf } from '../profile/profile-address.ts';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { isPlainClick } from '../shell/links/plain-click.ts';
import { productPathOf } from './product-address.ts';

const Reason = lazyLayer(() => import('../dismissals/Reason.tsx'), 'Reason');

export interface ProductTileProps {
  product: Product;
  /** Whether the picture is in the page's first view. */
  priority: boolean;
  onOpen(productId: string): void;
  onOwnerOpen(username: string): void;
  /** Name of the page in like events. */
  source?: string | undefined;
}

export const ProductTile = memo(function ProductTile({
  product,
  priority,
  onOpen,
  onOwnerOpen,
  source,
}: ProductTileProps) {
  const { isOn: liked, pending, set: setLiked } = useToggle(like, product, source ?? 'ProductCard');

  const { username } = product;
  const here = (open: () => void) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };

  return (
    <>
      <ProductCard
        product={cardProductOf(product)}
        href={productPathOf(product.id)}
        onOpen={here(() => onOpen(product.id))}
        liked={liked}
        likePending={pending}
        onLikedChange={setLiked}
        {...(username && {
          ownerHref: profilePathOf(username),
          onOwnerOpen: here(() => onOwnerOpen(username)),
        })}
        priority={priority}
      />
      {product.reason && <Reason product={product} fallback={null} />}
    </>
  );
});
