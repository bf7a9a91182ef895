import { type Product, withoutViewerFlags } from '@vitrine/api';
import { observeProducts } from '../products/product-relation.ts';
import type { Services } from '../services/services.ts';

/** Products to go on with. */
export interface RecommendedProducts {
  /** Without viewer flags; empty until they are there, and where they cannot be had. */
  products: readonly Product[];
  loading: boolean;
}

/** Asks for products, and gives what they say of the viewer to the relations. */
export async function observed(
  services: Services,
  ask: () => Promise<{ products: readonly Product[] }>,
): Promise<readonly Product[]> {
  const askedAt = services.relations.moment();
  const { products } = await ask();
  observeProducts(services, products, askedAt);
  return products.map(withoutViewerFlags);
}

export const none: readonly Product[] = [];
