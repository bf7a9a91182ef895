import { plainText } from '../outbound/plain-text.ts';
import { siteOf, webAddress } from '../outbound/web-address.ts';
import { categoryFrom } from '../products/category.rules.ts';
import { colorFrom } from '../products/color.rules.ts';
import { LONGEST, MOST_SIZES } from '../products/limits.rules.ts';
import { namesNoCurrency, type PriceSettings, type ReadPrice, readPrice } from '../products/price.rules.ts';
import { momentOf } from './date.rules.ts';
import type { ImportedProduct } from './imported-product.ts';
import type { SourceRow } from './source-row.ts';
import { sizesOf } from './variants.ts';

export interface ImportSettings extends Pick<PriceSettings, 'ofShop' | 'rates' | 'usual'> {
  /** Scope of the file's ids. Defaults to the host of the product's link, or else the format's name. */
  source?: string | undefined;
  /** Shop name for rows without one. */
  retailer?: string | undefined;
  format: string;
  now: Date;
}

/** A product with remarks on omitted fields, or the reason for its refusal. */
export type Judged =
  | {
      product: ImportedProduct;
      remarks: string[];
      isInUsualCurrency: boolean;
    }
  | { problem: string };

/**
 * Omits invalid fields, some with a remark. Refuses a row without a name or id, with an invalid price, or
 * hidden by its shop.
 */
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
      ...formerIdOf(externalId, settings.format),
      name,
      priceCents: price.cents,
      retailer: plainText(row.retailer ?? settings.retailer ?? host, LONGEST.word) ?? null,
      brand: plainText(row.brand, LONGEST.word) ?? null,
      color: colorFrom(row.color) ?? null,
      category: categoryFrom(row.categories ?? []) ?? null,
      rating: numberWithin(row.rating, 5) ?? null,
      sizes: sizesIn(row),
      material: plainText(row.material, LONGEST.material) ?? null,
      description: plainText(row.description, LONGEST.description) ?? null,
      link: link ?? null,
      image: image ?? null,
      popularity: numberWithin(row.popularity, 1e9) ?? null,
    },
    remarks,
    isInUsualCurrency: price.cents !== null && namesNoCurrency(row.price ?? row.salePrice, row),
  };
}

/**
 * Before November 2026, the sign that guards a formula stayed in ids, and colours from WooCommerce ended at their
 * first comma.
 */
function formerIdOf(id: string, format: string): Pick<ImportedProduct, 'formerId'> {
  const guarded = /^[=+\-@]/.test(id) ? `'${id}` : id;
  const formerId = format === 'woocommerce' ? guarded.replace(/(\/[^,]*),.*$/s, '$1\\') : guarded;
  return formerId === id || formerId.length > LONGEST.id ? {} : { formerId };
}

/** Returns each size once, also if a field lists several. A text too long for a size is none. */
function sizesIn(row: SourceRow): string[] | null {
  const sizes = sizesOf(row)
    .flatMap((given) => given?.slice(0, LONGEST.address).split(/[,;|]/) ?? [])
    .flatMap((size) => plainText(size, LONGEST.word) ?? [])
    .filter((size) => size.length <= LONGEST.size);
  return sizes.length > 0 ? [...new Set(sizes)].slice(0, MOST_SIZES) : null;
}

/** Returns the sale price during the sale, if it is lower or the only price; else the regular price. */
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

/** Undefined without a date, NaN if the date is invalid. */
const saleMoment = (date: string | undefined, ofDay: 'beginning' | 'end') =>
  date?.trim() ? momentOf(date, ofDay) : undefined;

function addressIn(given: string | undefined): string | undefined {
  const address = webAddress(given ?? '');
  return address !== undefined && address.length <= LONGEST.address ? address : undefined;
}

/** Parses a number above zero and up to `most`; undefined for others. */
function numberWithin(given: string | undefined, most: number): number | undefined {
  const read = Number.parseFloat(given?.replace(',', '.') ?? '');
  return read > 0 && read <= most ? read : undefined;
}
