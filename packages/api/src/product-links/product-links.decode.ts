import { booleanOf, fieldsOf, firstOf, listUnder, numberOf, textOf } from '../contract/decode.ts';
import { productFrom, webLink } from '../products/products.decode.ts';
import type {
  LinkPreview,
  LinkProduct,
  LinkProductStatus,
  LinkProductStatuses,
} from './product-links.models.ts';

/** What is behind a link, as servers send it: the preview itself, or under `previewData`, `preview` or `data`. */
export function linkPreviewFrom(answer: unknown): LinkPreview | undefined {
  const outer = fieldsOf(answer);
  const given = { ...outer, ...fieldsOf(firstOf(outer.previewData, outer.preview, outer.data)) };
  const productData = linkProductFrom(given.productData);
  const url = textOf(given.url) ?? productData?.link ?? undefined;
  if (url === undefined) return undefined;
  return {
    url,
    isProduct: booleanOf(given.isProduct) ?? productData !== null,
    title: textOf(given.title) ?? null,
    siteName: textOf(given.siteName) ?? null,
    productData,
    verifiedProductId: textOf(given.verifiedProductId) ?? null,
    verifiedProductSnapshot: linkProductFrom(given.verifiedProductSnapshot),
    userConfirmedAccurate: booleanOf(given.userConfirmedAccurate) ?? null,
  };
}

/** A product without an id is told by its link; null when there is neither, or no name to show. */
function linkProductFrom(value: unknown): LinkProduct | null {
  const given = fieldsOf(value);
  const directLink = webLink(given.direct_link) ?? webLink(given.link) ?? null;
  const product = productFrom({
    ...given,
    id: firstOf(given.id, given.product_id, given.productId, directLink),
  });
  if (!product?.name) return null;
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    image_url: product.image_url,
    retailer: product.retailer,
    rating: product.rating,
    direct_link: directLink,
    link: webLink(given.link) ?? directLink,
    fallbackSource: textOf(given.fallbackSource) ?? null,
    matchConfidence: numberOf(given.matchConfidence) ?? null,
    // Elsewhere it is the other product itself.
    alternativeMatch: booleanOf(given.alternativeMatch) ?? Boolean(given.alternativeMatch),
  };
}

/** What a person did with the product of a link: the record itself, or under `status` or `data`. */
export function linkProductStatusFrom(answer: unknown): LinkProductStatus | undefined {
  const outer = fieldsOf(answer);
  const given = { ...outer, ...fieldsOf(firstOf(outer.status, outer.data)) };
  const productId = textOf(firstOf(given.productId, given.product_id, given.originalProductId));
  if (productId === undefined) return undefined;
  return {
    originalProductId: textOf(given.originalProductId) ?? productId,
    productId,
    isLiked: booleanOf(firstOf(given.isLiked, given.liked)) ?? false,
    inCart: booleanOf(firstOf(given.inCart, given.isInCart)) ?? false,
  };
}

/** The records of a batch; one that cannot be read is left out. */
export function linkProductStatusesFrom(answer: unknown): LinkProductStatuses | undefined {
  const statuses = listUnder(answer, 'statuses', 'data')?.flatMap(
    (value) => linkProductStatusFrom(value) ?? [],
  );
  return statuses && { success: booleanOf(fieldsOf(answer).success) ?? true, statuses };
}
