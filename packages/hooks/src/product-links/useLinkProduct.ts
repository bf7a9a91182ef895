import {
  type LinkProduct,
  type LinkProductStatus,
  linkProductPayloadOf,
  type Product,
  type ProductStatus,
  productFrom,
  productLinksCalls,
  STATUS_BATCH_SIZE,
} from '@vitrine/api';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readerOf } from '../optimistic/reader.ts';
import { defineReadingLike } from '../optimistic/relation.ts';
import { useReading } from '../optimistic/useReading.ts';
import { productStatuses } from '../products/product-thing.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { linkProductChanges } from './change-link-product.ts';
import { haveLinkProductsAtHand, isLinkProduct } from './link-product.ts';

/**
 * The viewer's relations to link products, with their current ids: a link product may be in the catalogue by
 * now.
 */
const linkProductStatuses = defineReadingLike<ProductStatus, LinkProductStatus>(productStatuses, {
  size: STATUS_BATCH_SIZE,
  ask: async (api, productIds) =>
    (await api(productLinksCalls).checkProducts({ body: { productIds: [...productIds] } })).statuses,
  idOf: ({ productId }) => productId,
  askedIdOf: ({ originalProductId }) => originalProductId,
  isProvisional: isLinkProduct,
});

/**
 * Returns the product of a link with its current id, so that it can be liked and put into the cart. Asks for
 * the viewer's relations to it.
 *
 * @param linked Undefined or null while unknown, and for links without a product.
 */
export function useLinkProduct(linked: LinkProduct | null | undefined): Product | undefined {
  const { idNow, subscribe } = readerOf(useServices(), linkProductStatuses);
  const linkedId = linked?.id;
  useEffect(() => haveLinkProductsAtHand(linkProductChanges), []);
  useReading(
    linkProductStatuses,
    useMemo(() => (linkedId === undefined ? [] : [{ id: linkedId }]), [linkedId]),
  );
  const read = () => linkedId && idNow(linkedId);
  const id = useSyncExternalStore(subscribe, read, read);
  return useMemo(
    () => (linked ? productFrom({ ...linkProductPayloadOf(linked), id }) : undefined),
    [linked, id],
  );
}
