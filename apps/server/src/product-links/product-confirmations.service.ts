import type { LinkPreview, LinkProduct } from '@vitrine/api';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { products } from '../products/products.table.ts';
import { productChecks, productConfirmations } from './product-checks.table.ts';

/** Confirmations by the owners of products that their pages are right. */
export function createProductConfirmations(db: Db, clock: Clock) {
  async function keep(tx: Queries, productId: string, shown: LinkProduct) {
    const { name, price, retailer, rating } = shown;
    const confirmed = { confirmedAt: new Date(clock()), product: { name, price, retailer, rating } };
    await tx
      .insert(productConfirmations)
      .values({ productId, ...confirmed })
      .onConflictDoUpdate({ target: productConfirmations.productId, set: confirmed });
  }

  return {
    /**
     * Verifies a product of the catalogue as its page shows it, if the person owns it and confirms it; ends the
     * verification if they deny it. Answers about other people's products change nothing here.
     */
    async say(
      tx: Queries,
      personId: string,
      { preview, isAccurate }: { preview: LinkPreview | null; isAccurate: boolean },
    ): Promise<void> {
      const shown = preview?.isProduct ? preview.productData : null;
      if (!shown || shown.alternativeMatch) return;
      const [own] = await tx
        .select({ id: products.id, verified: products.verified })
        .from(products)
        .where(
          and(
            eq(products.id, shown.id),
            eq(products.ownerId, personId),
            products.isListed,
            isNotNull(products.link),
          ),
        )
        .for('update');
      if (!own) return;
      if (isAccurate) await keep(tx, own.id, shown);
      else {
        await tx.delete(productConfirmations).where(eq(productConfirmations.productId, own.id));
        await tx.delete(productChecks).where(eq(productChecks.productId, own.id));
      }
      if (own.verified !== isAccurate)
        await tx.update(products).set({ verified: isAccurate }).where(eq(products.id, own.id));
    },

    /** A preview with the verified product as its owner confirmed it; later changes of the product do not show. */
    async onto(preview: LinkPreview): Promise<LinkPreview> {
      const { verifiedProductId, verifiedProductSnapshot } = preview;
      if (verifiedProductId === null || verifiedProductSnapshot === null) return preview;
      const [confirmed] = await db
        .select({ product: productConfirmations.product })
        .from(productConfirmations)
        .where(eq(productConfirmations.productId, verifiedProductId));
      return confirmed
        ? { ...preview, verifiedProductSnapshot: { ...verifiedProductSnapshot, ...confirmed.product } }
        : preview;
    },
  };
}
