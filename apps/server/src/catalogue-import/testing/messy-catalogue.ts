import { type Random, randomOf } from '../../../demo/random.ts';

export interface Expected {
  id: string;
  /** Undefined if the row must be refused. */
  priceCents: number | undefined;
}

const KINDS = [
  ['Tshirts', 'Men Round Neck Pure Cotton T-shirt'],
  ['Kurtas', 'women printed straight KURTA with palazzos'],
  ['jewelery', 'Gold-Plated Jhumka Earrings'],
  ['Casual Shoes', 'MEN Running Sneakers'],
  ['Clothing > Dresses > Midi', 'Floral Print A-Line Midi Dress'],
  ['Handbags', 'Structured Shoulder Bag &amp; Pouch'],
  ['Home & Garden > Lighting', 'Lampe de chevet en céramique'],
  ['bags/wallets', 'Cartera de piel «Sevilla»'],
] as const;
const BRANDS = ['DressBerry', 'Roadster', 'H&amp;M', 'MANGO', 'Nêsti Dantè', 'ALDO', 'här & nu', ''];
const COLORS = ['Navy Blue', 'off-white', 'GREY/Black', 'Multi', 'rouge', 'Dark  Green', ''];
const SIZES = ['S', 'M', 'XL', 'UK 7', '(Pack of 2)', '500 ml', ''];

const grouped = (whole: number, mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);

const NOTATIONS: ((whole: number, rest: string) => string)[] = [
  (whole, rest) => `${whole}.${rest} USD`,
  (whole, rest) => `$${grouped(whole, ',')}.${rest}`,
  (whole, rest) => `${grouped(whole, '.')},${rest}`,
  (whole, rest) => `USD ${whole}.${rest}`,
  (whole, rest) => `${grouped(whole, '\u00a0')},${rest} $`,
  (whole, rest) => `${whole}.${rest}`,
];

/**
 * Creates a feed with the irregularities of real ones, the same in every run. About every twentieth row must
 * be refused.
 */
export function messyCatalogue(rows: number): { text: string; expected: Expected[] } {
  const random = randomOf('messy catalogue');
  const expected: Expected[] = [];
  const taken = new Set<string>();
  const columns = 'id\ttitle\tdescription\tprice\tlink\timage_link\tbrand\tcolor\tproduct_type\tavailability';
  const lines = Array.from({ length: rows }, (_, place) => {
    const { line, ...product } = rowAt(place, random);
    // The first readable row of an id counts.
    const isTaken = taken.has(product.id);
    if (product.priceCents !== undefined) taken.add(product.id);
    expected.push(isTaken ? { ...product, priceCents: undefined } : product);
    return line;
  });
  return { text: `${columns}\r\n${lines.join('\r\n')}\r\n`, expected };
}

const codeOr = (random: Random) =>
  random.chance(0.3) ? ` ${random.next().toString(36).slice(2, 8).toUpperCase()}` : '';

function rowAt(place: number, random: Random): Expected & { line: string } {
  const [category, title] = random.pick(KINDS);
  const brand = random.pick(BRANDS);
  const cents = Math.floor(299 + random.next() ** 3 * 250_000);
  const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
  const isForeign = random.chance(0.03);
  const isNameless = random.chance(0.01);
  const isUnpriced = random.chance(0.02);
  const isRepeated = place > 10 && random.chance(0.01);
  const price = isForeign ? `${whole}.${rest} INR` : isUnpriced ? '' : random.pick(NOTATIONS)(whole, rest);
  const id = `SKU-${isRepeated ? place - 7 : place}`;
  const name = isNameless ? '' : `${brand} <b>${title}</b>  ${random.pick(SIZES)}${codeOr(random)}`;
  const description = `"<p>${title} by ${brand}, ""a classic"".</p>\n<ul>${'<li>Machine wash &nbsp; cold</li>'.repeat(8)}</ul>"`;
  const fields = [
    id,
    name,
    description,
    price,
    `https://www.messy.example/p/${place}?utm_source=feed`,
    random.chance(0.05) ? '' : `https://cdn.messy.example/${place}/1.jpg`,
    brand,
    random.pick(COLORS),
    category,
    'in stock',
  ];
  const isRefused = isForeign || isNameless;
  return { id, priceCents: isRefused ? undefined : isUnpriced ? 0 : cents, line: fields.join('\t') };
}
