// The zeros of the scripts whose digits people type prices with; their ten digits follow each other.
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/**
 * Reads an amount of US dollars as people of any country type it: `1,299.50`, `1.299,50`, `1 299,5`, `$49`, `٤٩`. Three digits
 * after a separator are thousands, because dollars have two decimals.
 *
 * @returns Dollars, rounded to cents; undefined where the text is no amount, among them negative ones and other currencies.
 */
export function readAmount(typed: string): number | undefined {
  const text = [...typed]
    .map(latinDigit)
    .join('')
    .replace(/٫/g, ',')
    .replace(/[\s\u200e\u200f'’٬_]|\$|USD?/giu, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return undefined;
  const amount = Number(withPoint(text));
  return Number.isFinite(amount) ? Math.round(amount * 100) / 100 : undefined;
}

function latinDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? letter : String(code - zero);
}

/** The number with a point before its decimals, and nothing between its thousands. */
function withPoint(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text;
  const mark = text[last];
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  const isRepeated = whole.includes(mark as string);
  const isThousands = decimals.length === 3 && !/[.,]/.test(whole) && /[1-9]/.test(whole);
  const digitsOf = (part: string) => part.replace(/[.,]/g, '');
  if (isRepeated || isThousands) return digitsOf(text);
  return `${digitsOf(whole)}.${decimals}`;
}
