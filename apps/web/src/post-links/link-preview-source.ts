import { hasPriceChanged, isSimilarProduct, type LinkPreview, type LinkProduct } from '@vitrine/api';
import type { LinkedProduct, LinkPreviewSource } from '@vitrine/ui';

/**
 * What is behind a link of a post: what its page says now, beside what was verified of it. A page that states no product today
 * leaves what it stated before.
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

/** What is behind a link, as its card draws it. */
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
  image: product.image_url,
  retailer: product.retailer,
  alternativeMatch: product.alternativeMatch,
});
