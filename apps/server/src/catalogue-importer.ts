import { createCart } from './cart/cart.service.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/client.ts';
import { createLikes } from './likes/likes.service.ts';
import { replaceLinkProducts } from './product-links/replace-link-products.service.ts';
import { createImporter } from './products/import/import.service.ts';

/** The importer of this shop: imported products replace those that people brought by their links. */
export function createCatalogueImporter(db: Db, clock: Clock = Date.now) {
  const memberships = [createLikes(db, clock), createCart(db, clock)];
  return createImporter(db, {
    clock,
    onWritten: (tx, pages) => replaceLinkProducts(tx, pages, memberships),
  });
}
