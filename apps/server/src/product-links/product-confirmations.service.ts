import type { LinkPreview, LinkProduct, OnWire } from '@vitrine/api';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { products } from '../products/products.table.ts';
import { productChecks, productConfirmations } from './product-checks.table.ts';

export type ProductConfirmations = ReturnType<typeof createProductConfirmations>;

export function createProductConfirmations(db: Db, clock: Clock) {
  async function keep(tx: Queries, productId: string, shown: OnWire<typeof LinkProduct>) {
    const { name, price, retailer, rating } = shown;
    const confirmed = { confirmedAt: new Date(clock()), product: { name, price, retailer, rating } };
    await tx
      .insert(productConfirmations)
      .values({ productId, ...confirmed })
      .onConflictDoUpdate({ target: productConfirmations.productId, set: confirmed });
  }

  return {
    /**
     * Only the owner's answer about a catalogue product has an effect here: a yes verifies it as shown, a no
     * ends its verification.
     */
    async say(
      tx: Queries,
      personId: string,
      { preview, isAccurate }: { preview: OnWire<typeof LinkPreview> | null; isAccurate: boolean },
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

    /**
     * Shows the verified product of a preview as its owner confirmed it, without later changes of the
     * product.
     */
    async onto(preview: OnWire<typeof LinkPreview>): Promise<OnWire<typeof LinkPreview>> {
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
