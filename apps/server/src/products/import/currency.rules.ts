/** What prices are turned into dollars by: dollars for one of each currency, by its code or by its sign as files write it. */
export type Rates = ReadonlyMap<string, number>;

/** The shop shows prices in this currency (`formatPrice`). */
export const SHOP_CURRENCY = 'USD';

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

/** A currency as it is compared: "us $" and "US$" are one, and a known sign is its code. */
export function currencyFrom(given: string): string {
  const text = given
    .normalize('NFKC')
    .replace(/[\s.]+/g, '')
    .toUpperCase();
  return SIGNS[text] ?? text;
}

/** Whether a text is a currency at all, even one that nothing is known of. */
export const isCurrency = (given: string) =>
  /^(?:[A-Z]{3}|[A-Z]{0,3}\s?\p{Sc}|\p{Sc}\s?[A-Z]{0,3}|kr|rs|zł|Kč|Ft|лв|Fr)$/iu.test(given);

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is the code of a currency that there is, or was. */
export const isCurrencyCode = (given: string): boolean => CODES.has(given.toUpperCase());

/** A text that is surely a currency. */
export const certainCurrency = (given: string | undefined): string | undefined =>
  given !== undefined && (isCurrencyCode(given.trim()) || /^[A-Z]{0,3}\p{Sc}$/iu.test(given.trim()))
    ? given
    : undefined;

/** Dollars for one of a currency; undefined where nobody said. */
export const dollarsFor = (currency: string, rates: Rates): number | undefined =>
  rates.get(currency) ?? (currency === SHOP_CURRENCY ? 1 : undefined);
