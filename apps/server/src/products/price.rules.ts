import { currencyName, DOLLARS } from '../kernel/money.ts';
import { currencyFrom, isCurrency, type Rates, rateOf } from './currency.rules.ts';
import { DEAREST } from './limits.rules.ts';

/** Hundredths of the shop's currency, null if there is no price; or the reason for refusing it. */
export type ReadPrice = { cents: number | null } | { problem: string };

export interface PriceSettings {
  /** Currencies stated beside the price. The price itself may also name one. */
  currency?: string | readonly string[] | undefined;
  /** Currency of the shop; US dollars by default. */
  ofShop?: string | undefined;
  /** Currency of prices that name none; that of the shop by default. */
  usual?: string | undefined;
  rates?: Rates | undefined;
}

/** Text before the number ("Rs."), the number, and text after it. */
const PARTS = /^([^\d,.-]*(?:\p{L}\.)?)\s*(-?[\d.,'’\s]*\d)([^\d]*)$/u;
/** Thousands separated by spaces or apostrophes. */
const SPACED = /^-?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/;
/** Thousands and lakhs in Indian notation: `1,29,999`. */
const INDIAN = /^-?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;

/**
 * Reads `25.00 USD`, `$1,299.00`, `1.299,00`, `1 299` as hundredths of the shop's currency. Refuses prices
 * that are unreadable, ambiguous, negative, too high, in two currencies, or in one without a rate. A price of
 * 0 is none.
 */
export function readPrice(
  given: string | undefined,
  { currency, ofShop = DOLLARS.currency, usual = ofShop, rates = new Map() }: PriceSettings = {},
): ReadPrice {
  const text = given?.normalize('NFKC').trim() ?? '';
  if (text === '') return { cents: null };
  if (text.length > 60) return unreadable(text);
  const { digits, inText } = partsOf(text);
  if (digits === '') return unreadable(text);
  if (inText.some((part) => !isCurrency(part) && !rates.has(currencyFrom(part, ofShop))))
    return unreadable(text);
  const stated = [...inText, ...statedBeside(currency)];
  const [named = usual, ...others] = [...new Set(stated.map((each) => currencyFrom(each, ofShop)))];
  if (others.length > 0)
    return {
      problem: `Two currencies are stated of the price ${quoted(text)}: ${stated.join(' and ')}. Correct it.`,
    };
  const rate = rateOf(named, rates, ofShop);
  if (rate === undefined) return inAnother(text, named, ofShop);

  const amount =
    SPACED.test(digits) || !/[\s'’]/.test(digits) ? amountOf(digits.replace(/[\s'’]/g, '')) : undefined;
  if (amount === undefined) return unreadable(text);
  if (amount === 'ambiguous')
    return {
      problem: `The price ${quoted(text)} can be read in two ways. Write it with two decimals: 1299.00.`,
    };
  const cents = Math.round(amount * 100 * rate);
  if (amount < 0) return { problem: `The price ${quoted(text)} is below zero. Correct it.` };
  if (cents > DEAREST) return { problem: `The price ${quoted(text)} is higher than can be. Correct it.` };
  return { cents: cents === 0 ? null : cents };
}

/** Whether a price names no currency, so that the usual one applies. */
export function namesNoCurrency(
  given: string | undefined,
  { currency }: Pick<PriceSettings, 'currency'>,
): boolean {
  const { digits, inText } = partsOf(given?.normalize('NFKC').trim().slice(0, 60) ?? '');
  return digits !== '' && inText.length === 0 && statedBeside(currency).length === 0;
}

function partsOf(text: string): { digits: string; inText: string[] } {
  const [, before = '', digits = '', after = ''] = PARTS.exec(text) ?? [];
  return { digits, inText: [before, after].map(tidied).filter((part) => part !== '') };
}

const statedBeside = (currency: PriceSettings['currency']): string[] =>
  (typeof currency === 'string' ? [currency] : (currency ?? []))
    .map((each) => each.trim().slice(0, 20))
    .filter((each) => each !== '');

/** "US $." becomes "US $", and the "/-" of Indian prices is removed. */
const tidied = (part: string) =>
  part
    .replace(/[\s.]+/g, ' ')
    .replace(/\/-?$/, '')
    .replace(/-$/, '')
    .trim();

/** Parses an amount with a decimal point or comma. Undefined if it is unreadable. */
function amountOf(digits: string): number | 'ambiguous' | undefined {
  if (INDIAN.test(digits)) return numberFrom(digits.replaceAll(',', ''));
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return numberFrom(digits);
  const isMixed = new Set(marks).size > 1;
  const decimals = digits.length - digits.lastIndexOf(last) - 1;
  if (isMixed) {
    const other = last === '.' ? ',' : '.';
    const isGrouped = new RegExp(`^-?\\d{1,3}(\\${other}\\d{3})+\\${last}\\d+$`).test(digits);
    return isGrouped ? numberFrom(digits.replaceAll(other, '').replace(last, '.')) : undefined;
  }
  const looksGrouped = new RegExp(`^-?[1-9]\\d{0,2}(\\${last}\\d{3})+$`).test(digits);
  if (marks.length > 1) return looksGrouped ? numberFrom(digits.replaceAll(last, '')) : undefined;
  if (!looksGrouped) return decimals > 0 ? numberFrom(digits.replace(last, '.')) : undefined;
  // In every currency, a comma before three digits separates thousands; a point there can mean either.
  return last === ',' ? numberFrom(digits.replace(last, '')) : 'ambiguous';
}

function numberFrom(text: string): number | undefined {
  const read = Number(text);
  return text !== '' && Number.isFinite(read) ? read : undefined;
}

const inAnother = (text: string, currency: string, ofShop: string): ReadPrice => ({
  problem:
    `The price ${quoted(text)} is in another currency (${currency}), and this shop shows ${currencyName(ofShop)}. ` +
    `Say what one is worth in ${currencyName(ofShop).replace('US ', '')} (--currency ${currency}=…), or export the products with prices in ${ofShop}.`,
});

const unreadable = (text: string): ReadPrice => ({
  problem: `The price ${quoted(text)} is no price. Write a number such as 25.00, or leave it empty.`,
});

const quoted = (text: string) => `“${text.slice(0, 40)}”`;
