import type { LinkPreview, LinkProduct } from '@vitrine/api';
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
export const previewSourceOf = (preview: LinkPreview): LinkPreviewSource => ({
  title: preview.title,
  siteName: preview.siteName,
  product: preview.productData && linkedProductOf(preview.productData),
  verifiedProductId: preview.verifiedProductId,
  verifiedProduct: preview.verifiedProductSnapshot && linkedProductOf(preview.verifiedProductSnapshot),
});

/** Whether it was found elsewhere: how sure the facts of the page itself are is nothing to tell people, and its headline alone is no product. */
const isMatch = ({ fallbackSource }: LinkProduct) => fallbackSource !== null && fallbackSource !== 'title';

const linkedProductOf = (product: LinkProduct): LinkedProduct => ({
  id: product.id,
  name: product.name,
  price: product.price,
  image: product.image_url,
  retailer: product.retailer,
  matchConfidence: isMatch(product) ? product.matchConfidence : null,
  alternativeMatch: product.alternativeMatch,
});
