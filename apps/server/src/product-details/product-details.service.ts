import type { OnWire, ProductDetails } from '@vitrine/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { products } from '../products/products.table.ts';

export type ProductDetailsService = ReturnType<typeof createProductDetails>;

export const createProductDetails = (db: Db) => ({
  /** Returns further facts about a product. Throws `product_not_found`. */
  async get(productId: string): Promise<OnWire<typeof ProductDetails>> {
    const { sizes, material, description } = products;
    const [found] = await db
      .select({ sizes, material, description })
      .from(products)
      .where(eq(products.id, productId));
    if (!found) throw new DomainError('product_not_found');
    return { ...found, sizes: found.sizes ?? [] };
  },
});
