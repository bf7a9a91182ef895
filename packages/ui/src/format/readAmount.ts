// Code points of zero in scripts that users type prices with; the other digits follow it.
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

export interface TypedMoney {
  /** ISO 4217. */
  currency: string;
  sign: string;
  decimals: number;
  decimalMark: string;
}

/**
 * Reads an amount as people of any country type it: `1,299.50`, `1.299,50`, `1 299,5`, `$49`, `٤٩`. Three
 * digits after the only separator are thousands if the number before it is not 0. But they are decimals if
 * the currency has three and the text contains the language's decimal separator.
 *
 * @returns The amount, rounded to the currency's decimals. Undefined for other text, negative amounts and
 * other currencies.
 */
export function readAmount(
  typed: string,
  { currency, sign, decimals, decimalMark }: TypedMoney,
): number | undefined {
  const signs = [sign, currency, ...(currency === 'USD' ? ['US', '$'] : [])].map(plainly);
  const amountAlone = signs.reduce((text, own) => text.replaceAll(own, ''), plainly(typed));
  const text = [...amountAlone]
    .map(latinDigit)
    .join('')
    .replace(/٫/g, ',')
    .replace(/[\s'’٬_]/g, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return undefined;
  const hasThree = decimals === 3 && text.includes(decimalMark === '٫' ? ',' : decimalMark);
  const amount = Number(withPoint(text, hasThree));
  return Number.isFinite(amount) ? Math.round(amount * 10 ** decimals) / 10 ** decimals : undefined;
}

/** Normalizes text: lower case, characters of one width, no direction marks. */
const plainly = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u061c\u200e\u200f]/g, '')
    .toLowerCase();

function latinDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? letter : String(code - zero);
}

/** Writes the number with a point before its decimals and without thousands separators. */
function withPoint(text: string, hasThreeDecimals: boolean): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text;
  const mark = text[last];
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  const isRepeated = whole.includes(mark as string);
  const isThousands =
    !hasThreeDecimals && decimals.length === 3 && !/[.,]/.test(whole) && /[1-9]/.test(whole);
  const digitsOf = (part: string) => part.replace(/[.,]/g, '');
  if (isRepeated || isThousands) return digitsOf(text);
  return `${digitsOf(whole)}.${decimals}`;
}
