import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../outbound/plain-text.ts';
import { categoryFrom } from '../products/category.rules.ts';
import { colorFrom } from '../products/color.rules.ts';
import { readPrice } from '../products/price.rules.ts';
import { ImportedProduct } from './imported-product.ts';
import { productFromRow } from './product-from-row.ts';

describe('a price', () => {
  it.each([
    ['25.00 USD', 2500],
    ['USD 25', 2500],
    ['US$25.5', 2550],
    ['$1,299.00', 129_900],
    ['1.299,00', 129_900],
    ['1,299', 129_900],
    ['12,5', 1250],
    ['1 299,00', 129_900],
    ["1'299.00", 129_900],
    ['1\u00a0299.00', 129_900],
    ['1,234,567.89 USD', 123_456_789],
    ['.99', 99],
    ['0.999', 100],
    ['1,29,999', 12_999_900],
    ['0', null],
    ['', null],
    [undefined, null],
  ])('the price %s is read', (text, cents) => {
    expect(readPrice(text)).toEqual({ cents });
  });

  it.each([
    ['25.00 EUR', /another currency/],
    ['€25', /another currency/],
    ['£ 9.99', /another currency/],
    ['CA$ 25.00', /another currency/],
    ['199 kr', /another currency/],
    ['1.299', /two ways/],
    ['-5', /below zero/],
    ['99999999999', /higher than can be/],
    ['call us', /no price/],
    ['From $12', /no price/],
    ['12.00 - 20.00', /no price/],
    ['12 20', /no price/],
    ['1,2,3', /no price/],
    ['Infinity', /no price/],
    ['1e5', /no price/],
  ])('the price %s is refused, as a wrong price is worse than none', (text, problem) => {
    expect(readPrice(text)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('a price is the same in every notation', () => {
    const amounts = fc.integer({ min: 1, max: 2_147_483_647 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const english = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
        const german = (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
        const french = (cents / 100).toLocaleString('fr-FR', { minimumFractionDigits: 2 });
        for (const text of [
          english,
          german,
          french,
          `$${english}`,
          `${german} USD`,
          (cents / 100).toFixed(2),
        ])
          expect(readPrice(text)).toEqual({ cents });
      }),
    );
  });
});

describe('text', () => {
  it('text is plain: no tags, entities, control characters or tricks', () => {
    expect(plainText('<b>Tom&nbsp;&amp; Jerry</b>\r\n<br/>Set\u0007', 99)).toBe('Tom & Jerry Set');
    expect(plainText('5 &lt; 6 <3', 99)).toBe('5 < 6 <3');
    expect(plainText('\u202eevil\u202c name\ud800', 99)).toBe('evil name\ufffd');
    expect(plainText('  \u0000 ', 99)).toBeUndefined();
  });

  it('text is cut between characters, at a length that can be stored', () => {
    expect(plainText('👒👒👒👒', 6)).toBe('👒👒…');
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.integer({ min: 2, max: 80 }),
        (given, longest) => {
          const text = plainText(given, longest) ?? 'none';
          expect(text.length).toBeLessThanOrEqual(Math.max(longest, 4));
          expect(text.isWellFormed() && !/\p{Cc}/u.test(text)).toBe(true);
        },
      ),
    );
  });
});

it.each([
  ['Navy Blue', 'Navy'],
  ['dark green', 'Green'],
  ['Off-White', 'White'],
  ['GREY/Black', 'Gray'],
  ['Multicolor', 'Multicolor'],
  ['', undefined],
])('the colour “%s” is %s', (word, color) => {
  expect(colorFrom(word)).toBe(color);
});

it.each([
  [['Apparel & Accessories > Clothing > Shirts & Tops'], 'Tops'],
  [['mens-shirts'], 'Tops'],
  [['T-Shirts'], 'Tops'],
  [['womens-watches'], 'Watches'],
  [['Women > Clothing > Dresses > Midi'], 'Dresses'],
  [['Watches'], 'Watches'],
  [['Scarves'], 'Accessories'],
  [['skin-care'], 'Beauty'],
  [['187', 'Sale > Shoes'], 'Shoes'],
  [['kitchen-accessories'], 'Kitchen Accessories'],
  [['Home & Garden > Lighting'], 'Home & Garden'],
  [['Tshirts'], 'Tops'],
  [['jewelery'], 'Jewelry'],
  [['Art & Collectibles < Prints < Digital Prints'], 'Digital Prints'],
  [['Clothing < Women < Midi Dresses'], 'Dresses'],
  [['187', undefined], undefined],
])('the category of %j is %s', (paths, category) => {
  expect(categoryFrom(paths)).toBe(category);
});

describe('a sale', () => {
  const now = new Date('2026-11-30T10:00:00Z');
  const priceWith = (dates: { saleFrom?: string; saleUntil?: string }) => {
    const row = { place: 'line 2', id: 'lamp', name: 'Lamp', price: '20.00', salePrice: '15.00', ...dates };
    const judged = productFromRow(row, { format: 'table', now });
    return 'product' in judged ? [judged.product.priceCents, judged.remarks.length] : judged;
  };

  it.each([
    [{ saleFrom: '2026-11-30', saleUntil: '2026-11-30' }],
    [{ saleUntil: '2026-11-30T10:00+0000' }],
    [{ saleUntil: '2026-11-30 10:00:00' }],
    [{ saleUntil: '2026-11-30T02:00-0800' }],
    [{ saleUntil: '2026-11-30T12:00:00.000+02:00' }],
    [{ saleFrom: '2026-11-30T10:00Z', saleUntil: '' }],
    [{}],
  ])('a sale lasts to the end of its last day or moment, on any machine: %j', (dates) => {
    expect(priceWith(dates)).toEqual([1500, 0]);
  });

  it.each([
    [{ saleUntil: '2026-11-29' }],
    [{ saleUntil: '2026-11-30T09:59Z' }],
    [{ saleUntil: '2026-11-30 09:59:59' }],
    [{ saleFrom: '2026-12-01' }],
    [{ saleFrom: '2026-11-30T02:01-0800' }],
  ])('the regular price counts before and after a sale: %j', (dates) => {
    expect(priceWith(dates)).toEqual([2000, 0]);
  });

  it.each([
    [{ saleUntil: '30.11.2026' }],
    [{ saleUntil: '2026-13-45' }],
    [{ saleFrom: '11', saleUntil: '30' }],
  ])('a sale with unreadable dates is left out with a remark: %j', (dates) => {
    expect(priceWith(dates)).toEqual([2000, 1]);
  });
});

it.each([
  ['https://Shop.example/lamp?utm_source=feed#red', 'https://shop.example/lamp?utm_source=feed#red'],
  ['https://name:secret@shop.example/lamp', null],
  ['ftp://shop.example/lamp', null],
  [`https://shop.example/${'x'.repeat(2000)}`, null],
])('the link %s is kept as %s', (link, kept) => {
  const judged = productFromRow(
    { place: 'line 2', id: 'lamp', name: 'Lamp', link },
    { format: 'json', now: new Date(0) },
  );
  const remarks = kept === null ? [expect.stringMatching(/^Its link was left out/)] : [];
  expect(judged).toMatchObject({ product: { link: kept }, remarks });
});

it('sizes come once each, in their order, and other details as plain text', () => {
  const judged = productFromRow(
    {
      place: 'line 2',
      id: 'coat',
      name: 'Coat',
      sizes: ['M', 'S, XL', ' M ', undefined, 'Please measure yourself with a tape'],
      size: '<b>XXL</b>',
      material: '90% wool, <i>10% cashmere</i>',
      description: '<p>Double-faced.</p>\n<p>Falls to the knee.</p>',
    },
    { format: 'json', now: new Date(0) },
  );
  expect(judged).toMatchObject({
    product: {
      sizes: ['M', 'S', 'XL', 'XXL'],
      material: '90% wool, 10% cashmere',
      description: 'Double-faced. Falls to the knee.',
    },
  });
});

it('every row becomes a product that the server accepts, or a reason', () => {
  const text = fc.option(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.webUrl(), fc.float().map(String)),
    { nil: undefined },
  );
  const row = fc.record({
    place: fc.constant('line 2'),
    id: text,
    name: text,
    price: text,
    salePrice: text,
    retailer: text,
    brand: text,
    color: text,
    rating: text,
    link: text,
    popularity: text,
    size: text,
    sizes: fc.array(text),
    material: text,
    description: text,
    categories: fc.array(text),
    images: fc.array(text),
  });
  fc.assert(
    fc.property(row, (given) => {
      const judged = productFromRow(given, { format: 'json', now: new Date(0) });
      if ('problem' in judged) expect(judged.problem).toMatch(/\.$/);
      else expect(ImportedProduct.safeParse(judged.product)).toMatchObject({ success: true });
    }),
    { numRuns: 2000 },
  );
});
