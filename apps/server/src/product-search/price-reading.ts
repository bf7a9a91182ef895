import { DOLLARS, type ShopMoney, wordsForCurrency } from '../kernel/money.ts';

/** A price in a query, in the currency of the shop. */
export interface PriceReading {
  minPrice?: number;
  maxPrice?: number;
  /** Words that were read as a price, as typed. */
  priceText?: string;
  rest: string;
}

// Phrases around an amount in English, Spanish, French and German.
const BELOW =
  'under|below|beneath|less than|lower than|cheaper than|no more than|not more than|not over|up to|at most|maximum|max\\.?|within|underneath|<=|<(?!3(?![\\d.,]))|≤|' +
  "menos de|hasta|por debajo de|bajo|máximo|maximo|moins de|moins que|jusqu[’']?[àa]|en dessous de|sous|unter|weniger als|bis zu|bis|höchstens|hoechstens|maximal|günstiger als";
const ABOVE =
  'over|above|more than|higher than|at least|no less than|not less than|not under|starting at|starting from|minimum|min\\.?|from|>=|>|≥|' +
  'más de|mas de|desde|a partir de|por encima de|mínimo|minimo|plus de|au-dessus de|au dessus de|à partir de|über|ueber|mehr als|ab|mindestens';
const ABOUT =
  'around|about|approximately|approx\\.?|roughly|circa|ca\\.|alrededor de|environ|autour de|etwa|ungefähr|um';
const OR_LESS =
  'or less|or under|or below|or cheaper|and under|and below|and less|max\\.?|maximum|tops|o menos|ou moins|oder weniger';
const OR_MORE =
  'or more|or above|or over|and up|and above|and over|and more|plus|\\+|o más|o mas|ou plus|oder mehr|und mehr';
/** Words that introduce a price and mean nothing without it. */
const LEAD =
  'that costs?|which costs?|costing|costs?|priced(?: at)?|prices?|budget(?: of)?|for|at|preis|precio|prix|por|pour|für';

const SIGNS = ['us$', '$', 'usd', '€'];
const NAMES = ['dollars?', 'dólares', 'dolares', 'bucks', 'euros?'];
const AMOUNT = '\\d[\\d.,]*k?';

/**
 * Excludes amounts that are no prices: those with a unit are sizes, and those followed by letters or digits
 * are codes.
 */
const NO_UNIT =
  '(?![\\p{L}\\p{N}]|[.,]\\d)(?! ?(?:%|["″”]|(?:ml|cl|dl|l|lit(?:er|re)s?|fl|oz|ounces?|g|gr|kg|mg|grams?|lbs?|pounds?|cm|mm|meters?|metres?|km|inch(?:es)?|ft|feet|' +
  'den|denier|gsm|carats?|ct|karat|watts?|volts?|mah|gb|tb|mb|hz|pcs?|pieces?|packs?|pairs?|count|sheets|years?|yrs?|yo|months?|days?|hours?|jahre|años|ans|spf|mph|hp|°)' +
  '(?![\\p{L}\\p{N}])))';
const START = '(?<![\\p{L}\\p{N}])';
const led = (body: string) => new RegExp(`${START}(?:(?:${LEAD}) )?(?:${body})`, 'iu');

interface Form {
  pattern: RegExp;
  /** Maps the amounts, in the order of the pattern, to price limits. */
  says(amounts: number[]): { minPrice?: number; maxPrice?: number };
}

const range = ([one = 0, other = 0]: number[]) => ({
  minPrice: Math.min(one, other),
  maxPrice: Math.max(one, other),
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Longer texts come first, as a sign may be the prefix of another. */
const anyOf = (texts: readonly string[]) =>
  [...new Set(texts)].sort((one, other) => other.length - one.length).join('|');

/** Phrases for prices of a currency. The first that matches is applied. */
function formsOf(money: ShopMoney): readonly Form[] {
  const own = wordsForCurrency(money);
  const before = `(?:${anyOf([...SIGNS, 'eur', ...own.signs].map(escaped))})`;
  const after = `(?:${anyOf([...['$', '€', 'usd', 'eur', ...own.signs, ...own.names].map(escaped), ...NAMES])})`;
  const plain = (name: string) => `(?:${before} ?)?(?<${name}>${AMOUNT})(?: ?${after}(?![\\p{L}\\p{N}]))?`;
  const signed = (name: string) =>
    `(?:${before} ?(?<${name}1>${AMOUNT})(?: ?${after}(?![\\p{L}\\p{N}]))?|(?<${name}2>${AMOUNT}) ?${after}(?![\\p{L}\\p{N}]))`;
  return [
    {
      pattern: led(
        `(?:between|from|entre|zwischen|von|de|desde) ${plain('low')} ?(?:and|to|y|a|et|à|und|bis|hasta|-|–|—) ?${plain('high')}${NO_UNIT}`,
      ),
      says: range,
    },
    { pattern: led(`${signed('low')} ?(?:-|–|—|to|bis|à) ?${plain('high')}${NO_UNIT}`), says: range },
    { pattern: led(`${plain('low')} ?(?:-|–|—|to|bis|à) ?${signed('high')}${NO_UNIT}`), says: range },
    {
      pattern: led(`(?:${BELOW}) ?${plain('high')}${NO_UNIT}`),
      says: ([maxPrice = 0]) => ({ maxPrice }),
    },
    {
      pattern: led(`(?:${ABOVE}) ?${plain('low')}${NO_UNIT}`),
      says: ([minPrice = 0]) => ({ minPrice }),
    },
    {
      pattern: led(`${plain('high')} (?:${OR_LESS})(?![\\p{L}\\p{N}])`),
      says: ([maxPrice = 0]) => ({ maxPrice }),
    },
    {
      pattern: led(`${signed('low')} ?(?:${OR_MORE})(?![\\p{L}\\p{N}])`),
      says: ([minPrice = 0]) => ({ minPrice }),
    },
    {
      pattern: led(
        `${plain('low')} (?:or more|or above|or over|and up|and above|and over|o más|ou plus|oder mehr)(?![\\p{L}\\p{N}])`,
      ),
      says: ([minPrice = 0]) => ({ minPrice }),
    },
    {
      pattern: led(`(?:${ABOUT}) ${signed('middle')}${NO_UNIT}`),
      says: ([middle = 0]) => ({ minPrice: Math.round(middle * 0.8), maxPrice: Math.round(middle * 1.2) }),
    },
    { pattern: led(`${signed('high')}${NO_UNIT}`), says: ([maxPrice = 0]) => ({ maxPrice }) },
  ];
}

const known = new Map<string, readonly Form[]>();

function formsFor(money: ShopMoney): readonly Form[] {
  const key = `${money.currency} ${money.locale}`;
  const forms = known.get(key) ?? formsOf(money);
  known.set(key, forms);
  return forms;
}

const HIGHEST = 1_000_000;
/** Maximum number of prices read in a query: "over 50 under 100" has two. */
const MOST_READ = 3;

/**
 * Reads price limits from a query. A number counts with a currency or a phrase such as "under", but not with
 * a unit.
 */
export function readPrice(query: string, money: ShopMoney = DOLLARS): PriceReading {
  const forms = formsFor(money);
  let rest = query.replace(/\s+/gu, ' ');
  const said: { at: number; text: string }[] = [];
  let minPrice: number | undefined;
  let maxPrice: number | undefined;
  for (let read = 0; read < MOST_READ; read += 1) {
    const found = firstForm(rest, forms);
    if (!found) break;
    const { at, text } = found;
    said.push({ at, text: text.trim() });
    rest = rest.slice(0, at) + ' '.repeat(text.length) + rest.slice(at + text.length);
    minPrice = found.minPrice ?? minPrice;
    maxPrice = found.maxPrice ?? maxPrice;
  }
  if (said.length === 0) return { rest: query };
  const [low, high] =
    minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
      ? [maxPrice, minPrice]
      : [minPrice, maxPrice];
  return {
    ...(low === undefined ? {} : { minPrice: low }),
    ...(high === undefined ? {} : { maxPrice: high }),
    priceText: said
      .toSorted((one, other) => one.at - other.at)
      .map(({ text }) => text)
      .join(' '),
    rest: rest.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '').replace(/ +/g, ' '),
  };
}

function firstForm(text: string, forms: readonly Form[]) {
  for (const { pattern, says } of forms) {
    const match = pattern.exec(text);
    const amounts = Object.values(match?.groups ?? {}).flatMap((amount) =>
      amount === undefined ? [] : [amountOf(amount)],
    );
    if (!match || amounts.some((amount) => !(amount <= HIGHEST))) continue;
    return { at: match.index, text: match[0], ...says(amounts) };
  }
  return undefined;
}

/** Parses amounts such as "1,299.50", "1.299,50", "49,99", "1,000" and "1.5k". */
function amountOf(written: string): number {
  const isThousands = /k$/i.test(written);
  const digits = written.replace(/k$/i, '').replace(/[.,]+$/, '');
  const [, whole = digits, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${fraction || 0}`);
  return isThousands ? amount * 1000 : amount;
}
