import type { Product } from '@vitrine/api';
import { inCart, like, productStatuses, useReading, useToggle } from '@vitrine/hooks';
import { cardProductOf, ProductChip } from '@vitrine/ui';
import { useMemo } from 'react';
import { productPathOf, useProductAddress } from '../products/product-address.ts';
import { isPlainClick } from '../shell/links/plain-click.ts';

/** A room's name in like and cart events. */
export const ROOM_SOURCE = 'Room';

/** A product as a message of a room. It opens over the room. */
export function RoomProduct({ product }: { product: Product }) {
  const { show } = useProductAddress();
  useReading(
    productStatuses,
    useMemo(() => [product], [product]),
  );
  const liked = useToggle(like, product, ROOM_SOURCE);
  const cart = useToggle(inCart, product, ROOM_SOURCE);
  return (
    <ProductChip
      product={cardProductOf(product)}
      href={productPathOf(product.id)}
      onOpen={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        show(product.id);
      }}
      liked={liked.isOn}
      likePending={liked.pending}
      onLikedChange={liked.set}
      inCart={cart.isOn}
      onInCartChange={cart.set}
    />
  );
}
