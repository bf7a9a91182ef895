import type { LinkPreview, LinkProduct } from '@vitrine/api';
import type { LinkedProduct, LinkPreviewSource } from '@vitrine/ui';

/** What is behind a link, as its card draws it. */
export const previewSourceOf = (preview: LinkPreview): LinkPreviewSource => ({
  title: preview.title,
  siteName: preview.siteName,
  product: preview.productData && linkedProductOf(preview.productData),
  verifiedProductId: preview.verifiedProductId,
  verifiedProduct: preview.verifiedProductSnapshot && linkedProductOf(preview.verifiedProductSnapshot),
});

const linkedProductOf = (product: LinkProduct): LinkedProduct => ({
  id: product.id,
  name: product.name,
  price: product.price,
  image: product.image_url,
  retailer: product.retailer,
  matchConfidence: product.matchConfidence,
  alternativeMatch: product.alternativeMatch,
});
