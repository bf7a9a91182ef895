export interface ShopMoney {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag of the language of the shop's pages. */
  locale: string;
}

export const DOLLARS: ShopMoney = { currency: 'USD', locale: 'en-US' };

/** Languages whose currency names the search always understands, besides the shop's own. */
const SPOKEN = ['en', 'es', 'fr', 'de'];
/** Languages that put the noun first: "livres sterling", not "British pounds". */
const NOUN_FIRST = /^(?:es|fr|it|pt|ca|ro|pl)\b/;

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is a currency code of ISO 4217, present or past. */
export const isCurrencyCode = (given: string): boolean => CODES.has(given.toUpperCase());

/** Returns a price for display: `$129.50`, `129,50 €`. */
export const priceText = (amount: number, { currency, locale }: ShopMoney): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);

/** Returns a machine-readable price, with as many decimals as its currency has: `129.50`, `1200` for yen. */
export function priceData(amount: number, currency: string): string {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return amount.toFixed(maximumFractionDigits);
}

export const currencyName = (currency: string): string => partOf('en', currency, 'name', 2) ?? currency;

/** Returns the signs and names of a currency, in lower case: `€`, `eur`, `euro`, `euros`. */
export function wordsForCurrency({ currency, locale }: ShopMoney): { signs: string[]; names: string[] } {
  const languages = [...new Set([locale, ...SPOKEN])];
  const signs = languages.flatMap((language) => [
    partOf(language, currency, 'symbol'),
    partOf(language, currency, 'narrowSymbol'),
  ]);
  const names = languages.flatMap((language) =>
    [1, 2, 5].flatMap((amount) => {
      const words = partOf(language, currency, 'name', amount)?.split(/\s+/) ?? [];
      return words.at(NOUN_FIRST.test(language) ? 0 : -1);
    }),
  );
  const tidy = (given: (string | undefined)[]) => [
    ...new Set(given.flatMap((text) => (text ? [text.normalize('NFKC').toLowerCase()] : []))),
  ];
  return { signs: tidy([...signs, currency]), names: tidy(names) };
}

const partOf = (
  language: string,
  currency: string,
  currencyDisplay: 'symbol' | 'narrowSymbol' | 'name',
  amount = 2,
) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 })
    .formatToParts(amount)
    .find(({ type }) => type === 'currency')?.value;
