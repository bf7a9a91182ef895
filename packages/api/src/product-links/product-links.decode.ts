import { booleanOf, fieldsOf, firstOf, listUnder, numberOf, textOf } from '../contract/decode.ts';
import { productFrom } from '../products/products.decode.ts';
import type { LinkPreview, LinkProduct, LinkProductStatus } from './product-links.models.ts';

function linkProductFrom(value: unknown): LinkProduct | null {
  const given = fieldsOf(value);
  const product = productFrom({ ...given, id: firstOf(given.id, given.product_id, given.productId, 'link') });
  if (!product?.name) return null;
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    image_url: product.image_url,
    retailer: product.retailer,
    rating: product.rating,
    direct_link: product.link,
    link: product.link,
    fallbackSource: textOf(given.fallbackSource) ?? null,
    matchConfidence: numberOf(given.matchConfidence) ?? null,
    alternativeMatch: booleanOf(given.alternativeMatch) ?? Boolean(given.alternativeMatch),
  };
}

/** What is behind a link, as servers send it: the preview itself, or under `previewData` or `data`. */
export function linkPreviewFrom(answer: unknown): LinkPreview | undefined {
  const outer = fieldsOf(answer);
  const given = { ...outer, ...fieldsOf(firstOf(outer.previewData, outer.preview, outer.data)) };
  const url = textOf(given.url);
  const productData = linkProductFrom(given.productData);
  if (url === undefined && !productData) return undefined;
  return {
    url: url ?? productData?.link ?? '',
    isProduct: booleanOf(given.isProduct) ?? productData !== null,
    title: textOf(given.title) ?? null,
    siteName: textOf(given.siteName) ?? null,
    productData,
    verifiedProductId: textOf(given.verifiedProductId) ?? null,
    verifiedProductSnapshot: linkProductFrom(given.verifiedProductSnapshot),
    userConfirmedAccurate: booleanOf(given.userConfirmedAccurate) ?? null,
  };
}

export function linkProductStatusFrom(value: unknown): LinkProductStatus | undefined {
  const outer = fieldsOf(value);
  const given = { ...outer, ...fieldsOf(firstOf(outer.status, outer.data)) };
  const productId = textOf(firstOf(given.productId, given.product_id, given.originalProductId));
  if (productId === undefined) return undefined;
  return {
    originalProductId: textOf(given.originalProductId) ?? productId,
    productId,
    isLiked: booleanOf(given.isLiked) ?? false,
    inCart: booleanOf(firstOf(given.inCart, given.isInCart)) ?? false,
  };
}

export function linkProductStatusesFrom(
  answer: unknown,
): { success: boolean; statuses: LinkProductStatus[] } | undefined {
  const statuses = listUnder(answer, 'statuses', 'data')?.flatMap(
    (value) => linkProductStatusFrom(value) ?? [],
  );
  return statuses && { success: booleanOf(fieldsOf(answer).success) ?? true, statuses };
}
