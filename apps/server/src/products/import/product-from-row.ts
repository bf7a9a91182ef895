import { plainText } from '../../outbound/plain-text.ts';
import { siteOf, webAddress } from '../../outbound/web-address.ts';
import { categoryFrom } from './category.rules.ts';
import { colorFrom } from './color.rules.ts';
import { momentOf } from './date.rules.ts';
import type { ImportedProduct } from './imported-product.ts';
import { LONGEST } from './limits.rules.ts';
import { namesNoCurrency, type PriceSettings, type ReadPrice, readPrice } from './price.rules.ts';
import type { SourceRow } from './source-row.ts';

/** What the person who imports says about the whole file. */
export interface ImportSettings extends Pick<PriceSettings, 'ofShop' | 'rates' | 'usual'> {
  /** Whose ids the file holds; otherwise the host of each product's link, or the name of the format. */
  source?: string | undefined;
  /** The shop's name, where the file gives none. */
  retailer?: string | undefined;
  /** The format's name. */
  format: string;
  now: Date;
}

/** A product with what had to be left out of it, or why it is refused. */
export type Judged =
  | {
      product: ImportedProduct;
      remarks: string[];
      /** Whether it has a price of which nothing says what it is in. */
      isInUsualCurrency: boolean;
    }
  | { problem: string };

/** Judges a row: what is strange is left out with a remark, what cannot be shown is refused. */
export function productFromRow(row: SourceRow, settings: ImportSettings): Judged {
  if (row.hidden) return { problem: row.hidden };
  const name = plainText(row.name, LONGEST.name);
  if (!name) return { problem: 'It has no name. Give it one.' };
  const externalId = row.id
    ?.normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (!externalId) return { problem: 'It has no id, so a repeat would double it. Give it one that stays.' };
  if (externalId.length > LONGEST.id || !externalId.isWellFormed())
    return { problem: `Its id cannot be kept. Give it one of at most ${LONGEST.id} letters.` };
  const isDated = [row.saleFrom, row.saleUntil].every((date) => !Number.isNaN(saleMoment(date, 'end')));
  const price = priceNow(isDated ? row : { ...row, salePrice: undefined }, settings);
  if ('problem' in price) return price;

  const remarks: string[] = [];
  if (row.salePrice?.trim() && !isDated)
    remarks.push('Its sale price was left out: write its dates as 2026-11-30 or 2026-11-30T23:59Z.');
  const link = addressIn(row.link);
  if (row.link?.trim() && !link)
    remarks.push(
      'Its link was left out: give an address that begins with https:// or http://, without a password.',
    );
  const given = (row.images ?? []).filter((image) => image?.trim());
  const image = given.map(addressIn).find((address) => address !== undefined);
  if (given.length > 0 && !image)
    remarks.push(
      'Its picture was left out: give an address that begins with https:// or http://, without a password.',
    );
  const host = link && siteOf(link);
  return {
    product: {
      source: plainText(settings.source ?? host, LONGEST.source) ?? settings.format,
      externalId,
      name,
      priceCents: price.cents,
      retailer: plainText(row.retailer ?? settings.retailer ?? host, LONGEST.word) ?? null,
      brand: plainText(row.brand, LONGEST.word) ?? null,
      color: colorFrom(row.color) ?? null,
      category: categoryFrom(row.categories ?? []) ?? null,
      rating: numberWithin(row.rating, 5) ?? null,
      link: link ?? null,
      image: image ?? null,
      popularity: numberWithin(row.popularity, 1e9) ?? null,
    },
    remarks,
    isInUsualCurrency: price.cents !== null && namesNoCurrency(row.price ?? row.salePrice, row),
  };
}

/** The price of today: that of the sale while it lasts, if it is one. */
function priceNow(row: SourceRow, { now, ...settings }: ImportSettings): ReadPrice {
  const currency = { ...settings, currency: row.currency };
  const price = readPrice(row.price, currency);
  if ('problem' in price || !isBetween(now, row.saleFrom, row.saleUntil)) return price;
  const sale = readPrice(row.salePrice, currency);
  if ('problem' in sale) return sale;
  if (sale.cents === null) return price;
  return price.cents === null || sale.cents < price.cents ? sale : price;
}

function isBetween(now: Date, from: string | undefined, until: string | undefined): boolean {
  const begins = saleMoment(from, 'beginning') ?? Number.NEGATIVE_INFINITY;
  const ends = saleMoment(until, 'end') ?? Number.POSITIVE_INFINITY;
  return begins <= now.getTime() && now.getTime() <= ends;
}

/** Undefined where a sale has no such limit. */
const saleMoment = (date: string | undefined, ofDay: 'beginning' | 'end') =>
  date?.trim() ? momentOf(date, ofDay) : undefined;

function addressIn(given: string | undefined): string | undefined {
  const address = webAddress(given ?? '');
  return address !== undefined && address.length <= LONGEST.address ? address : undefined;
}

/** A number above zero and up to `most`; anything else says nothing. */
function numberWithin(given: string | undefined, most: number): number | undefined {
  const read = Number.parseFloat(given?.replace(',', '.') ?? '');
  return read > 0 && read <= most ? read : undefined;
}
