import { createCart } from '../cart/cart.service.ts';
import { createImporter } from '../catalogue-import/import.service.ts';
import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { createLikes } from '../likes/likes.service.ts';
import { replaceLinkProducts } from '../product-links/replace-link-products.service.ts';

/** Imported products replace those that people created by links to the same pages. */
export function createCatalogueImporter(db: Db, clock: Clock = Date.now) {
  const memberships = [createLikes(db, clock), createCart(db, clock)];
  return createImporter(db, {
    clock,
    onWritten: (tx, pages) => replaceLinkProducts(tx, pages, memberships),
  });
}
