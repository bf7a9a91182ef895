import { booleanOf, fieldsOf, firstOf, idOf, numberOf, textOf, webLinkOf } from '../contract/decode.ts';
import { fieldsWithin } from '../contract/decode-later.ts';
import { productFrom } from '../products/products.decode.ts';
import type { LinkPreview, LinkProduct } from './product-links.models.ts';

/** Reads the preview of a link, at the top level or nested under `previewData`, `preview` or `data`. */
export function linkPreviewFrom(answer: unknown): LinkPreview | undefined {
  const given = fieldsWithin(answer, 'previewData', 'preview', 'data');
  const productData = linkProductFrom(given.productData);
  const url = idOf(given.url) ?? productData?.link ?? undefined;
  if (url === undefined) return undefined;
  return {
    url,
    isProduct: booleanOf(given.isProduct) ?? productData !== null,
    title: textOf(given.title) ?? null,
    siteName: textOf(given.siteName) ?? null,
    productData,
    verifiedProductId: idOf(given.verifiedProductId) ?? null,
    verifiedProductSnapshot: linkProductFrom(given.verifiedProductSnapshot),
    userConfirmedAccurate: booleanOf(given.userConfirmedAccurate) ?? null,
  };
}

/**
 * Reads a product, with its link in place of a missing id; null without a name, or without both id and link.
 */
function linkProductFrom(value: unknown): LinkProduct | null {
  const given = fieldsOf(value);
  const directLink = webLinkOf(given.direct_link) ?? webLinkOf(given.link) ?? null;
  const product = productFrom({
    ...given,
    id: firstOf(given.id, given.product_id, given.productId, directLink),
  });
  if (!product?.name) return null;
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    imageUrl: product.imageUrl,
    retailer: product.retailer,
    rating: product.rating,
    directLink,
    link: webLinkOf(given.link) ?? directLink,
    fallbackSource: textOf(given.fallbackSource) ?? null,
    matchConfidence: numberOf(given.matchConfidence) ?? null,
    // Foreign servers may send the alternative product itself instead of a boolean.
    alternativeMatch: booleanOf(given.alternativeMatch) ?? Boolean(given.alternativeMatch),
  };
}
