import { hasPriceChanged, isSimilarProduct, type LinkPreview, type LinkProduct } from '@vitrine/api';
import type { LinkedProduct, LinkPreviewSource } from '@vitrine/ui';

/**
 * Takes current data from the fresh preview and verified data from the stored one. A stored preview of a
 * product stays if the page no longer states one.
 */
export function currentPreviewOf(
  kept: LinkPreview | null,
  read: LinkPreview | undefined,
): LinkPreview | undefined {
  if (!kept || !read) return read ?? kept ?? undefined;
  if (kept.isProduct && !read.isProduct) return kept;
  return {
    ...read,
    verifiedProductId: kept.verifiedProductId ?? read.verifiedProductId,
    verifiedProductSnapshot: kept.verifiedProductSnapshot ?? read.verifiedProductSnapshot,
  };
}

export function previewSourceOf({
  title,
  siteName,
  productData: product,
  verifiedProductId,
  verifiedProductSnapshot: verified,
}: LinkPreview): LinkPreviewSource {
  return {
    title,
    siteName,
    product: product && linkedProductOf(product),
    verifiedProductId,
    verifiedProduct: verified && linkedProductOf(verified),
    similar: product !== null && isSimilarProduct(product),
    priceChanged: hasPriceChanged(verified?.price ?? null, product?.price ?? null),
  };
}

const linkedProductOf = (product: LinkProduct): LinkedProduct => ({
  id: product.id,
  name: product.name,
  price: product.price,
  image: product.imageUrl,
  retailer: product.retailer,
  alternativeMatch: product.alternativeMatch,
});
