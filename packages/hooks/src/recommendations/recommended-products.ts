import type { Product } from '@vitrine/api';
import { productThing } from '../products/product-thing.ts';
import type { Services } from '../services/services.ts';

/** A row of recommended products. */
export interface RecommendedProducts {
  /** Products, their viewer flags removed; empty until loaded, and after a failure. */
  products: readonly Product[];
  loading: boolean;
}

/** Fetches products, and passes the viewer's flags in them to the relations. */
export async function observed(
  services: Services,
  ask: () => Promise<{ products: readonly Product[] }>,
): Promise<readonly Product[]> {
  const askedAt = services.relations.moment();
  const { products } = await ask();
  return services.relations.observe(productThing, products, askedAt);
}

export const none: readonly Product[] = [];
