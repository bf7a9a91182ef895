import type { Product } from '@vitrine/api';
import { like, useToggle } from '@vitrine/hooks';
import { cardProductOf, ProductCard } from '@vitrine/ui';
import { type MouseEvent, memo } from 'react';
import { profilePathOf } from '../discover/profile-address.ts';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { isPlainClick } from '../shell/plain-click.ts';
import { productPathOf } from './product-address.ts';

const Reason = lazyLayer(() => import('../dismissals/Reason.tsx').then(({ Reason: loaded }) => loaded));

export interface ProductTileProps {
  product: Product;
  /** Whether its picture is among the first of the page. */
  priority: boolean;
  onOpen(productId: string): void;
  onOwnerOpen(username: string): void;
  /** The name of the page in the events of its likes. */
  source?: string | undefined;
}

/** A product card with the viewer's like, and why it is there. */
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
