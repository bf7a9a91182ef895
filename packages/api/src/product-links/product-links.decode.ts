// Written by `pnpm contract` from product-links.contract.ts: change that, not this.

import { booleanOf, fieldsOf, firstOf, idOf, listOf } from '../contract/decode.ts';
import { fieldsWithin } from '../contract/decode-later.ts';
import type { LinkProductStatus, LinkProductStatuses } from './product-links.models.ts';

/** Reads `LinkProductStatus` as servers send it, foreign ones too. */
export function linkProductStatusFrom(value: unknown): LinkProductStatus | undefined {
  const given = fieldsWithin(value, 'status', 'data');
  const originalProductId = idOf(firstOf(given.originalProductId, given.productId, given.product_id));
  const productId = idOf(firstOf(given.productId, given.product_id, given.originalProductId));
  if (originalProductId === undefined || productId === undefined) return undefined;
  return {
    originalProductId,
    productId,
    isLiked: booleanOf(firstOf(given.isLiked, given.liked)) ?? false,
    inCart: booleanOf(firstOf(given.inCart, given.isInCart)) ?? false,
  };
}

/** Reads `LinkProductStatuses` as servers send it, foreign ones too. */
export function linkProductStatusesFrom(value: unknown): LinkProductStatuses | undefined {
  const given = fieldsOf(value);
  const statuses = listOf(value, linkProductStatusFrom, 'statuses', 'data');
  if (statuses === undefined) return undefined;
  return { success: booleanOf(given.success) ?? true, statuses };
}
