import { DEAREST } from './limits.rules.ts';

/** A price in cents, null when the file gives none, or why it is none that the shop can show. */
export type ReadPrice = { cents: number | null } | { problem: string };

const DOLLARS = /^(?:US\s?\$|\$\s?US|USD?\s?\$|\$|USD)$/i;
/** Thousands set apart by spaces or apostrophes. */
const SPACED = /^-?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/;

/**
 * Reads `25.00 USD`, `$1,299.00`, `1.299,00`, `1 299`. The shop shows US dollars (`formatPrice`): a price without a
 * currency is taken for dollars, one in another is refused, and so is what can be read in two ways.
 */
export function readPrice(given: string | undefined): ReadPrice {
  const text = given?.normalize('NFKC').trim() ?? '';
  if (text === '') return { cents: null };
  if (text.length > 60) return unreadable(text);
  const [, before = '', digits = '', after = ''] = /^([^\d,.-]*)(-?[\d.,'’\s]*\d)([^\d]*)$/.exec(text) ?? [];
  if (digits === '') return unreadable(text);
  const currency = [before, after].map((part) => part.replace(/[\s.]+/g, ' ').trim()).filter((part) => part);
  if (currency.some((part) => !DOLLARS.test(part))) return inAnother(text, currency);

  const amount =
    SPACED.test(digits) || !/[\s'’]/.test(digits) ? amountOf(digits.replace(/[\s'’]/g, '')) : undefined;
  if (amount === undefined) return unreadable(text);
  if (amount === 'ambiguous')
    return {
      problem: `The price ${quoted(text)} can be read in two ways. Write it with two decimals: 1299.00.`,
    };
  const cents = Math.round(amount * 100);
  if (cents < 0) return { problem: `The price ${quoted(text)} is below zero. Correct it.` };
  if (cents > DEAREST) return { problem: `The price ${quoted(text)} is higher than can be. Correct it.` };
  return { cents: cents === 0 ? null : cents };
}

/** The number, whichever of point and comma is the decimal one. */
function amountOf(digits: string): number | 'ambiguous' | undefined {
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
  // Dollar prices separate thousands by a comma; a point before three digits can mean thousands or decimals.
  return last === ',' ? numberFrom(digits.replace(last, '')) : 'ambiguous';
}

function numberFrom(text: string): number | undefined {
  const read = Number(text);
  return text !== '' && Number.isFinite(read) ? read : undefined;
}

const inAnother = (text: string, currency: string[]): ReadPrice =>
  currency.every((part) => /^(?:[A-Z]{3}|\p{Sc}|[A-Z]{0,3}\s?\p{Sc}|kr|zł|Kč|Ft|лв|Fr)$/iu.test(part))
    ? {
        problem:
          `The price ${quoted(text)} is in another currency, and this shop shows US dollars. ` +
          'Export the products with prices in USD.',
      }
    : unreadable(text);

const unreadable = (text: string): ReadPrice => ({
  problem: `The price ${quoted(text)} is no price. Write a number such as 25.00, or leave it empty.`,
});

const quoted = (text: string) => `“${text.slice(0, 40)}”`;
