import { isCurrencyCode } from '../kernel/money.ts';

/** Exchange rates into the shop's currency; keys are currencies as `currencyFrom` returns them. */
export type Rates = ReadonlyMap<string, number>;

/** Signs with a single usual meaning. `¥`, `kr` and `Rs` have several, so they are left out. */
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
 * Normalizes a currency: "us $" and "US$" become equal, a known sign becomes its code. The short sign of the
 * shop's currency always means that currency.
 */
export function currencyFrom(given: string, ofShop: string): string {
  const text = given
    .normalize('NFKC')
    .replace(/[\s.]+/g, '')
    .toUpperCase();
  return text === signOf(ofShop) ? ofShop : (SIGNS[text] ?? text);
}

/** Short sign of a currency in its own country: `$` in Canada too. */
const signOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')
    ?.value.toUpperCase();

/** Whether a text looks like a currency, known or not. */
export const isCurrency = (given: string) =>
  /^(?:[A-Z]{3}|[A-Z]{0,3}\s?\p{Sc}|\p{Sc}\s?[A-Z]{0,3}|kr|rs|zł|Kč|Ft|лв|Fr)$/iu.test(given);

/** Returns the text if it is certainly a currency. */
export const certainCurrency = (given: string | undefined): string | undefined =>
  given !== undefined && (isCurrencyCode(given.trim()) || /^[A-Z]{0,3}\p{Sc}$/iu.test(given.trim()))
    ? given
    : undefined;

/** Returns the rate into the shop's currency; undefined if unknown. */
export const rateOf = (currency: string, rates: Rates, ofShop: string): number | undefined =>
  rates.get(currency) ?? (currency === ofShop ? 1 : undefined);
