import { isCurrencyCode } from '../../money.ts';

/** What prices are turned into those of the shop by: how many of its own one of each currency is worth, by its code or by its sign as files write it. */
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

/** A currency as it is compared: "us $" and "US$" are one, and a known sign is its code. A sign of several is the shop's own where that has it. */
export function currencyFrom(given: string, ofShop: string): string {
  const text = given
    .normalize('NFKC')
    .replace(/[\s.]+/g, '')
    .toUpperCase();
  return text === signOf(ofShop) ? ofShop : (SIGNS[text] ?? text);
}

/** The sign that a shop writes its own currency with: `$` in Canada too. */
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

/** How many of the shop's own one of a currency is worth; undefined where nobody said. */
export const rateOf = (currency: string, rates: Rates, ofShop: string): number | undefined =>
  rates.get(currency) ?? (currency === ofShop ? 1 : undefined);
