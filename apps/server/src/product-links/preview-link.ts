import type { LinkPreview, OnWire } from '@vitrine/api';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Clock, DAY } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { type ApartFrom, isFoundByNoneOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { linkIdOf } from './link-id.ts';
import { type Alike, asPreview, checked, type PageRead, unread } from './link-preview.ts';
import { productAt, productBehind, productsWhere } from './link-products.ts';
import type { OwnAddresses } from './own-addresses.ts';
import type { ProductChecks } from './product-checks.service.ts';
import { linkPreviews } from './product-links.table.ts';
import { titleSureness } from './title-match.rules.ts';

/** A page is read again after this time. */
const FRESH_FOR = DAY;
/** Maximum numbers of products compared with a title, and of words of the title in their search. */
const COMPARED = 10;
const WORDS_OF_TITLE = 12;

export interface PreviewOptions {
  /** Whether to read the page again, even if it was read recently. */
  isRefresh?: boolean | undefined;
  /** Whether to include the answer of post owners about the link. */
  withConfirmation?: boolean | undefined;
}

export interface PreviewLinkNeeds {
  own: OwnAddresses;
  clock: Clock;
  checks: Pick<ProductChecks, 'factsOf'>;
  readLink(personId: string, url: string, isRefresh: boolean): Promise<PageRead>;
  /** Ids of the first products of a search. */
  find(words: string, most: number): Promise<readonly string[]>;
  /** Answer of post owners about any of these links, if there is one that the person may see. */
  confirmationOf(personId: string, urls: readonly string[]): Promise<boolean | null>;
  apartFrom: ApartFrom;
}

/**
 * Previews a link. Pages of this site, of catalogue products, and recently read ones are answered from the
 * database. A refresh reads all pages but our own. Throws `link_invalid`, `preview_failed`,
 * `preview_refresh_failed` and `too_many_requests`.
 */
export async function previewLink(
  db: Db,
  needs: PreviewLinkNeeds,
  personId: string,
  link: string,
  { isRefresh = false, withConfirmation = false }: PreviewOptions = {},
): Promise<OnWire<typeof LinkPreview>> {
  const url = pageAddress(link);
  if (url === undefined) throw new DomainError('link_invalid');
  const found = await previewAt(db, needs, personId, url, isRefresh);
  if (!withConfirmation) return found;
  return { ...found, userConfirmedAccurate: await needs.confirmationOf(personId, [link.trim(), url]) };
}

async function previewAt(
  db: Db,
  needs: PreviewLinkNeeds,
  personId: string,
  url: string,
  isRefresh: boolean,
): Promise<OnWire<typeof LinkPreview>> {
  const { own, clock, checks, readLink } = needs;
  if (own.has(url)) return asPreview(unread(url), { known: await productAt(db, own, [url]) });
  const isKept = eq(linkPreviews.key, linkIdOf(url));
  const [kept] = isRefresh ? [] : await db.select().from(linkPreviews).where(isKept);
  const isFresh = kept && clock() - kept.readAt.getTime() < FRESH_FOR;
  const known = isFresh || isRefresh ? undefined : await productAt(db, own, [url]);
  if (known) return asPreview(checked(url, await checks.factsOf(known.id, url)), { known });
  const read = isFresh ? kept : await readLink(personId, url, isRefresh);
  const sold = await productBehind(db, own, read);
  const { isProduct, title } = read.facts;
  const alike = sold || isProduct || title === null ? undefined : await alikeTo(db, needs, personId, title);
  return asPreview(read, { known: sold, alike });
}

/**
 * Finds the catalogue product that best matches a title, except products of people separated from the person
 * by a block.
 */
async function alikeTo(
  db: Db,
  { find, apartFrom }: PreviewLinkNeeds,
  personId: string,
  title: string,
): Promise<Alike | undefined> {
  const words = title.split(/\s+/).slice(0, WORDS_OF_TITLE).join(' ');
  const ids = await find(words, COMPARED);
  const isFound = and(inArray(products.id, [...ids]), isFoundByNoneOf(apartFrom(personId)));
  const found = await productsWhere(db, isFound, COMPARED);
  return found
    .map((product) => ({ product, sureness: titleSureness(title, product) }))
    .filter(({ sureness }) => sureness > 0)
    .toSorted((one, other) => other.sureness - one.sureness)[0];
}
