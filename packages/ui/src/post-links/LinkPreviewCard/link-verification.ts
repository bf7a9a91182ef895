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
  /** How sure it is that this is what the link leads to, 0 to 100. */
  matchConfidence?: number | null | undefined;
  /** Whether another product is shown on purpose. */
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
}

/** How sure a match is that is worth its name. */
const SURE = 40;
/** Prices that differ by no more are the same. */
const SAME_PRICE = 0.01;
/** Half of the least that there is between two amounts in cents, so that no rounding counts. */
const ROUNDING = 0.0001;

/** Whether what is shown is only like what the link leads to. */
export const isSimilarOnly = ({ product }: LinkPreviewSource): boolean =>
  typeof product?.matchConfidence === 'number' && product.matchConfidence < SURE;

/** The verified price and the one of now, where they differ by more than a cent. */
export function priceChangeOf({
  product,
  verifiedProduct,
}: LinkPreviewSource): { before: number; now: number } | undefined {
  const before = verifiedProduct?.price;
  const now = product?.price;
  if (typeof before !== 'number' || typeof now !== 'number') return undefined;
  return Math.abs(before - now) > SAME_PRICE + ROUNDING ? { before, now } : undefined;
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
