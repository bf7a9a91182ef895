/** The product of a link preview. */
export interface LinkedProduct {
  id: string;
  name: string;
  price?: number | null | undefined;
  /** ISO 4217; the provider's currency by default. */
  currency?: string | undefined;
  /** Address of the product's picture. */
  image?: string | null | undefined;
  retailer?: string | null | undefined;
  /** Whether the product is a substitute, because the linked page names no product. */
  alternativeMatch?: boolean | undefined;
}

/** Preview of a linked page. */
export interface LinkPreviewSource {
  title?: string | null | undefined;
  siteName?: string | null | undefined;
  product?: LinkedProduct | null | undefined;
  /** Id of the product that the owner verified; `verifiedProduct` is its data at that time. */
  verifiedProductId?: string | null | undefined;
  verifiedProduct?: LinkedProduct | null | undefined;
  /** Whether the product is only similar to the linked one; a badge says so. */
  similar?: boolean | undefined;
  /** Whether the price changed since the verification; a note says so. */
  priceChanged?: boolean | undefined;
}

/**
 * Whether the shown product differs from the verified one. Names are compared too, as the id stays if the
 * linked page now sells another product.
 */
export function isAnotherVerified({
  product,
  verifiedProductId,
  verifiedProduct,
}: LinkPreviewSource): boolean {
  if (!product || !verifiedProductId) return false;
  return product.id !== verifiedProductId || product.name !== (verifiedProduct?.name ?? product.name);
}

/** Whether readers see a warning: the preview is marked as wrong, and no alternative product replaces it. */
export const isWarnedOf = (
  confirmed: boolean | null | undefined,
  preview?: LinkPreviewSource | null,
): boolean => confirmed === false && preview?.product?.alternativeMatch !== true;
