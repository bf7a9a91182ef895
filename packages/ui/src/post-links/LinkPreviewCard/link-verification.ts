/** A product as a page states it. */
export interface LinkedProduct {
  id: string;
  name: string;
  price?: number | null | undefined;
  /** ISO 4217; that of the provider without. */
  currency?: string | undefined;
  /** Address of its picture. */
  image?: string | null | undefined;
  retailer?: string | null | undefined;
  /** Whether it is another product than the link leads to, shown because the page states none. */
  alternativeMatch?: boolean | undefined;
}

/** What is behind a link. */
export interface LinkPreviewSource {
  title?: string | null | undefined;
  siteName?: string | null | undefined;
  product?: LinkedProduct | null | undefined;
  /** The product that was verified, and as it was then. */
  verifiedProductId?: string | null | undefined;
  verifiedProduct?: LinkedProduct | null | undefined;
  /** Whether the product is only one like what the link leads to, so that people are to be told. */
  similar?: boolean | undefined;
  /** Whether the product costs something else than when it was verified, so that people are to be told. */
  priceChanged?: boolean | undefined;
}

/** Whether another product was verified than the one that is shown. A page that sells something else by now keeps its address, and with it the id. */
export function isAnotherVerified({
  product,
  verifiedProductId,
  verifiedProduct,
}: LinkPreviewSource): boolean {
  if (!product || !verifiedProductId) return false;
  return product.id !== verifiedProductId || product.name !== (verifiedProduct?.name ?? product.name);
}

/** Whether readers are warned: its owner says that it is wrong, and shows no other product on purpose. */
export const isWarnedOf = (
  confirmed: boolean | null | undefined,
  preview?: LinkPreviewSource | null,
): boolean => confirmed === false && preview?.product?.alternativeMatch !== true;
