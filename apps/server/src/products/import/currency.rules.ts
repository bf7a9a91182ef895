import { isCurrencyCode } from '../../money.ts';

/** Exchange rates into the currency of the shop, by the other currency's code or by its sign as files write it. */
export type Rates = ReadonlyMap<string, number>;

/** Signs that mean one currency. `¥`, `kr` and `Rs` mean several, so they are none of these. */
const SIGNS: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  $US: 'USD',
  USD$: 'USD',
  'US DOLLAR': 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  MX$: 'MXN',
  R$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₦': 'NGN',
  '₱': 'PHP',
  '₴': 'UAH',
  '฿': 'THB',
  ZŁ: 'PLN',
  KČ: 'CZK',
  FT: 'HUF',
};

/**
 * The normalized form of a currency: "us $" and "US$" are one, and a known sign becomes its code. An ambiguous sign
 * stands for the shop's currency if that uses it.
 */
export function currencyFrom(given: string, ofShop: string): string {
  const text = given
    .normalize('NFKC')
    .replace(/[\s.]+/g, '')
    .toUpperCase();
  return text === signOf(ofShop) ? ofShop : (SIGNS[text] ?? text);
}

/** The short sign of a currency in its own country: `$` in Canada too. */
const signOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')
    ?.value.toUpperCase();

/** Whether a text is a currency at all, even one that nothing is known of. */
export const isCurrency = (given: string) =>
  /^(?:[A-Z]{3}|[A-Z]{0,3}\s?\p{Sc}|\p{Sc}\s?[A-Z]{0,3}|kr|rs|zł|Kč|Ft|лв|Fr)$/iu.test(given);

/** A text that is surely a currency. */
export const certainCurrency = (given: string | undefined): string | undefined =>
  given !== undefined && (isCurrencyCode(given.trim()) || /^[A-Z]{0,3}\p{Sc}$/iu.test(given.trim()))
    ? given
    : undefined;

/** The exchange rate of a currency into the shop's; undefined if unknown. */
export const rateOf = (currency: string, rates: Rates, ofShop: string): number | undefined =>
  rates.get(currency) ?? (currency === ofShop ? 1 : undefined);
