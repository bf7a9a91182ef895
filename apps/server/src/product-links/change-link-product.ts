import type { LinkProductAction, LinkProductStatus } from '@vitrine/api';
import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import type { Membership } from '../memberships/membership.ts';
import type { ViewerFlags } from '../memberships/viewer-flags.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { products } from '../products/products.table.ts';
import { linkIdOf } from './link-id.ts';
import { type PageRead, statedBy } from './link-preview.ts';
import { makeLinkProduct, productAt, productBehind, productWhere } from './link-products.ts';
import type { OwnAddresses } from './own-addresses.ts';
import { linkPreviews } from './product-links.table.ts';

/** Product of a link as a client identifies it. */
export interface GivenProduct {
  id?: string | number | null | undefined;
  link?: string | null | undefined;
  direct_link?: string | null | undefined;
}

export interface ChangeLinkProductNeeds {
  own: OwnAddresses;
  clock: Clock;
  likes: Pick<Membership, 'add' | 'remove'>;
  cart: Pick<Membership, 'add' | 'remove'>;
  flags: ViewerFlags<'isLiked' | 'isInCart'>;
}

/**
 * Adds a product to a person's likes or cart or removes it, unless a later change of theirs has already
 * arrived. Throws `product_not_found`.
 */
export async function changeLinkProduct(
  db: Db,
  { own, clock, likes, cart, flags }: ChangeLinkProductNeeds,
  personId: string,
  action: LinkProductAction,
  given: GivenProduct,
  number?: ChangeNumber,
): Promise<LinkProductStatus> {
  const isWanted = action === 'like' || action === 'addToCart';
  // A product that does not exist is neither liked nor in a cart, so there is nothing to remove.
  const productId =
    (await productMeant(db, { own, clock }, given, { isWanted })) ?? (isWanted ? undefined : idOf(given));
  if (productId === undefined) throw new DomainError('product_not_found');
  const held = action === 'like' || action === 'unlike' ? likes : cart;
  await held[isWanted ? 'add' : 'remove'](personId, productId, number);
  const [status] = await flags.flagsOf(personId, [productId]);
  return {
    productId,
    originalProductId: idOf(given) ?? productId,
    isLiked: status?.isLiked ?? false,
    inCart: status?.isInCart ?? false,
  };
}

/**
 * Finds a product by its id or link. If it is wanted and missing, it is created from facts that the server
 * read, never from the client's data. Undefined if it is unknown.
 */
async function productMeant(
  db: Db,
  { own, clock }: Pick<ChangeLinkProductNeeds, 'own' | 'clock'>,
  given: GivenProduct,
  { isWanted }: { isWanted: boolean },
): Promise<string | undefined> {
  const id = idOf(given);
  const known = id === undefined ? undefined : await productWhere(db, eq(products.id, id));
  if (known) return known.id;

  const urls = [given.direct_link, given.link].flatMap((link) => pageAddress(link ?? '') ?? []);
  const read = await readOf(db, id, urls);
  const behind = read ? await productBehind(db, own, read) : await productAt(db, own, urls);
  if (behind) return behind.id;
  const stated = read && statedBy(read);
  if (stated && isWanted) return makeLinkProduct(db, { own, clock }, read, stated);
  return stated ? read.productId : undefined;
}

/** Latest reading of these links, or of any link that leads to the product `id`. */
async function readOf(
  db: Db,
  id: string | undefined,
  urls: readonly string[],
): Promise<PageRead | undefined> {
  const [read] = await db
    .select()
    .from(linkPreviews)
    .where(
      or(
        inArray(linkPreviews.key, urls.map(linkIdOf)),
        id === undefined ? undefined : eq(linkPreviews.productId, id),
      ),
    )
    .orderBy(desc(linkPreviews.readAt), linkPreviews.key)
    .limit(1);
  return read;
}

const idOf = ({ id }: GivenProduct) => (id === undefined || id === null ? undefined : String(id));
