import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leastWork, usualWork } from '../testing/processor-time.ts';
import { importFile, type RowNote } from './import-file.ts';
import type { ImportedProduct } from './imported-product.ts';
import { openProductsFile, type ReadingSettings } from './readers/products-file.ts';
import { UnreadableFile } from './source-row.ts';
import { messyCatalogue } from './testing/messy-catalogue.ts';
import type { Reading } from './testing/read-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-readers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fixture = (name: string) => join(import.meta.dirname, 'testing', name);

function written(content: string | Uint8Array, name = 'products'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function imported(
  path: string,
  {
    shop,
    map,
    ...settings
  }: ReadingSettings & {
    source?: string;
    retailer?: string;
    rates?: Map<string, number>;
    usual?: string;
  } = {},
) {
  const file = await openProductsFile(path, { shop, map });
  const products: ImportedProduct[] = [];
  const notes: RowNote[] = [];
  const tally = await importFile({
    file,
    settings: { ...settings, now: new Date('2026-11-21T12:00:00Z') },
    destination: {
      store: async (batch) => {
        products.push(...batch);
        return { added: batch.length, updated: 0, unchanged: 0 };
      },
    },
    signal: new AbortController().signal,
    onProgress: () => {},
    onNote: (note) => notes.push(note),
  });
  return { format: file.format, note: file.note, products, notes, ...tally };
}

const plain: Omit<ImportedProduct, 'source' | 'externalId' | 'name'> = {
  priceCents: null,
  retailer: null,
  brand: null,
  color: null,
  category: null,
  rating: null,
  sizes: null,
  material: null,
  description: null,
  link: null,
  image: null,
  popularity: null,
};

describe('a Google Merchant feed', () => {
  it('a Google Merchant feed is read from RSS', async () => {
    const { format, products, notes } = await imported(fixture('google.xml'));
    expect(format).toBe('google');
    expect(products).toEqual([
      {
        ...plain,
        source: 'lampandloom.example',
        externalId: 'LL-1',
        name: 'Linen & Silk Dress new',
        priceCents: 9950,
        retailer: 'lampandloom.example',
        brand: 'Maison',
        color: 'Navy',
        category: 'Dresses',
        link: 'https://www.lampandloom.example/dress?utm=feed&a=1',
        image: 'https://cdn.lampandloom.example/dress.jpg',
      },
      {
        ...plain,
        source: 'google',
        externalId: '00012345600012',
        name: 'Floor Lamp',
        priceCents: 8000,
        category: 'Home & Garden',
      },
    ]);
    expect(notes).toEqual([
      {
        kind: 'refused',
        place: 'line 23',
        id: 'LL-2',
        reason: expect.stringContaining('“49,90 EUR” is in another currency'),
      },
      {
        kind: 'remark',
        place: 'line 31',
        id: '00012345600012',
        reason: expect.stringContaining('Its link was left out'),
      },
    ]);
  });

  it('a Google Merchant feed is read from Atom', async () => {
    const { products } = await imported(fixture('google.atom.xml'));
    expect(products).toEqual([
      expect.objectContaining({
        externalId: 'A1',
        name: 'Wool Scarf',
        link: 'https://shop.example/scarf',
        category: null,
      }),
    ]);
  });

  it('a Google Merchant feed is read from a table, with line numbers as in an editor', async () => {
    const { products, notes } = await imported(fixture('google.tsv'), { retailer: 'Boots & Co' });
    expect(products).toEqual([
      {
        ...plain,
        source: 'boots.example',
        externalId: 'T1',
        name: 'Rain Boots, 5" heel',
        priceCents: 129_900,
        retailer: 'Boots & Co',
        brand: 'Puddle',
        color: 'Green',
        category: 'Shoes',
        link: 'https://boots.example/1',
        image: 'https://boots.example/1.jpg',
      },
      expect.objectContaining({ externalId: 'T3', name: 'Socks', priceCents: null }),
    ]);
    expect(notes.map(({ place, reason }) => [place, reason])).toEqual([
      ['line 3', expect.stringContaining('“from 5” is no price')],
      ['line 7', 'Its id is that of line 6 already. Give every product an id of its own.'],
    ]);
  });
});

describe('a Shopify export', () => {
  it('a Shopify export gives one product per colour, which inherits from the first row, and none per size', async () => {
    const { format, products, notes } = await imported(fixture('shopify.csv'), {
      shop: 'https://harbour.example',
    });
    expect(format).toBe('shopify');
    const tee = {
      source: 'harbour.example',
      name: 'Tee "Breton"',
      brand: 'Harbour',
      retailer: 'harbour.example',
      category: 'Tops',
      link: 'https://harbour.example/products/tee',
      description: 'Soft, and striped.',
    };
    expect(products).toEqual([
      {
        ...plain,
        ...tee,
        externalId: 'tee',
        priceCents: 3800,
        color: 'White',
        sizes: ['S', 'M'],
        image: 'https://cdn.shop.example/tee-white.jpg',
      },
      {
        ...plain,
        ...tee,
        externalId: 'tee/navy',
        priceCents: 4200,
        color: 'Navy',
        sizes: ['S'],
        image: 'https://cdn.shop.example/tee-navy.jpg',
      },
      expect.objectContaining({
        externalId: 'mug',
        priceCents: 1250,
        color: null,
        category: 'Kitchen',
        image: 'https://cdn.shop.example/mug.jpg',
      }),
    ]);
    expect(notes).toEqual([
      { kind: 'refused', place: 'line 8', id: 'old', reason: expect.stringContaining('archived') },
    ]);
  });
});

it('a first row of Shopify without an option and a price is no product of its own', async () => {
  const content = [
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Image Src',
    'cup,Cup,Kiln,Color,,,https://i.example/cup.jpg',
    'cup,,,,Red,9.00,',
    'cup,,,,Blue,8.00,',
    'jug,Jug,Kiln,Title,,,https://i.example/jug.jpg',
  ].join('\n');
  const { products } = await imported(written(`${content}\n`), { source: 's' });
  expect(products.map(({ externalId, priceCents }) => [externalId, priceCents])).toEqual([
    ['cup', 900],
    ['cup/blue', 800],
    ['jug', null],
  ]);
});

describe('a WooCommerce export', () => {
  it('a WooCommerce export gives one product per colour, with variations anywhere in the file', async () => {
    const { format, products, notes } = await imported(fixture('woocommerce.csv'), {
      shop: 'https://woo.example',
      source: 'nest',
    });
    expect(format).toBe('woocommerce');
    const hoodie = {
      ...plain,
      source: 'nest',
      name: 'Hoodie “Cosy”',
      brand: 'Nest',
      retailer: 'woo.example',
      category: 'Tops',
      link: 'https://woo.example/?p=11',
    };
    expect(products).toEqual([
      expect.objectContaining({
        externalId: '12',
        name: 'Cap',
        priceCents: 2550,
        color: 'Red',
        category: 'Hats',
      }),
      expect.objectContaining({
        externalId: '14',
        priceCents: 129_900,
        link: 'https://maker.example/lamp',
        category: 'Home Decoration',
      }),
      {
        ...hoodie,
        externalId: '11',
        priceCents: 5400,
        color: 'Green',
        sizes: ['S', 'M'],
        image: 'https://woo.example/hood-green.jpg',
      },
      {
        ...hoodie,
        externalId: '11/gray',
        priceCents: 6200,
        color: 'Gray',
        sizes: ['S'],
        image: 'https://woo.example/hood.jpg',
      },
    ]);
    expect(notes.map(({ place, id, reason }) => [place, id, reason])).toEqual([
      ['line 4', '13', expect.stringContaining('draft or private')],
      ['line 10', '', expect.stringContaining('group')],
      ['line 9', '', expect.stringContaining('“NONE” is not in the file')],
    ]);
  });
});

describe('JSON', () => {
  it('JSON fields are read under any of their names', async () => {
    const { format, products, notes } = await imported(fixture('products.json'));
    expect(format).toBe('json');
    expect(products).toEqual([
      {
        ...plain,
        source: 'json',
        externalId: '7',
        name: 'Kettle',
        priceCents: 1235,
        brand: 'Steam',
        category: 'Kitchen Accessories',
        rating: 4.56,
        image: 'https://img.example/kettle.webp',
      },
      {
        ...plain,
        source: 'pots.example',
        externalId: 'k-2',
        name: 'Tea Pot',
        priceCents: 129_900,
        retailer: 'Pots & Co',
        color: 'Green',
        link: 'https://pots.example/tea',
        popularity: 1200,
      },
      {
        ...plain,
        source: 'json',
        externalId: 'k-3',
        name: 'Cup',
        priceCents: 800,
        brand: 'Clay',
        category: 'Mugs',
        image: 'https://img.example/cup.jpg',
      },
    ]);
    expect(notes.map(({ kind, place }) => [kind, place])).toEqual([
      ['remark', 'entry 2'],
      ['refused', 'entry 3'],
    ]);
  });

  it('JSON may be a bare list', async () => {
    expect((await imported(written('[{"id":1,"name":"A"},{"id":2,"name":"B"}]'))).accepted).toBe(2);
    expect((await imported(written('\ufeff [ ]'))).read).toBe(0);
  });
});

const RUPEES = new Map([['INR', 0.012]]);

/** Summarizes products as `id name price`, and refusals by their places. */
async function inShort(content: string, settings: Parameters<typeof imported>[1] = {}) {
  const { products, notes, problem } = await imported(written(content), settings);
  return {
    products: products.map(({ externalId, name, priceCents }) => [externalId, name, priceCents]),
    refused: notes.filter(({ kind }) => kind === 'refused').map(({ place, reason }) => `${place}: ${reason}`),
    problem,
  };
}

describe('a currency', () => {
  it.each([
    ['a column of its own', 'id,title,price,currency\n1,A,1299,INR\n2,B,12,usd\n'],
    ['the header', 'id,title,Price (INR),price_usd\n1,A,1299,\n2,B,,12\n'],
    ['the price', 'id,title,price\n1,A,₹1299\n2,B,$12\n'],
    [
      'a field of JSON',
      '[{"id":1,"name":"A","price":1299,"priceCurrency":"INR"},{"id":2,"name":"B","price":12}]',
    ],
    [
      'an offer',
      '[{"id":1,"name":"A","offers":[{"price":"1299","priceCurrency":"INR"}]},{"id":2,"name":"B","price":"12"}]',
    ],
    [
      'a price with parts',
      '[{"id":1,"name":"A","price":{"value":1299,"currency":"INR"}},{"id":2,"name":"B","price":{"amount":"12","currency":"USD"}}]',
    ],
    ['another column', 'id,title,price,currency_id\n1,A,1299,INR\n2,B,12,7\n'],
    ['the unit of the price', 'id,title,price,price_unit\n1,A,1299,₹\n2,B,12,each\n'],
    [
      'an offer beside the price',
      '[{"id":1,"name":"A","price":1299,"offers":{"price":1299,"priceCurrency":"INR"}},{"id":2,"name":"B","price":12}]',
    ],
    [
      'prices beside the price',
      '[{"id":1,"name":"A","price":"1299","prices":{"currency_code":"INR"}},{"id":2,"name":"B","price":"12"}]',
    ],
    [
      'a range of prices',
      '[{"id":1,"name":"A","price":"1299","priceRange":{"minVariantPrice":{"currencyCode":"INR"}}},{"id":2,"name":"B","price":"12"}]',
    ],
    [
      'what is around the list',
      '{"currency":"INR","products":[{"id":1,"name":"A","price":1299},{"id":2,"name":"B","price":12,"currency":"USD"}]}',
    ],
    [
      'what is around a list that is read piece by piece',
      `{"currency":"INR","note":"${'x'.repeat(1_100_000)}","products":[{"id":1,"name":"A","price":1299},{"id":2,"name":"B","price":12,"currency":"USD"}]}`,
    ],
  ])('a currency in %s is converted if its rate is given, and refused otherwise', async (_, content) => {
    const dollars = [['2', 'B', 1200]];
    expect(await inShort(content)).toMatchObject({
      products: dollars,
      refused: [expect.stringMatching(/^(?:line 2|entry 1): The price .*another currency \(INR\)/)],
    });
    expect(await inShort(content, { rates: RUPEES })).toMatchObject({
      products: [['1', 'A', 1559], ...dollars],
      refused: [],
    });
  });

  it('an unstated currency is dollars, or the one that the user gives; two currencies of one price are refused', async () => {
    const content = 'id,title,price,currency\n1,A,1299,\n2,B,12 EUR,USD\n';
    expect((await inShort(content, { rates: RUPEES })).products).toEqual([['1', 'A', 129_900]]);
    const { products, refused } = await inShort(content, { rates: RUPEES, usual: 'INR' });
    expect(products).toEqual([['1', 'A', 1559]]);
    expect(refused).toEqual([expect.stringMatching(/^line 3: Two currencies are stated/)]);
    const offers = '[{"price":12,"priceCurrency":"USD"},{"price":11,"priceCurrency":"EUR"}]';
    const sale = '{"value":9,"currency":"EUR"}';
    expect(
      await inShort(
        `[{"id":1,"name":"A","price":12,"offers":${offers}},{"id":2,"name":"B","offers":${offers}},{"id":3,"name":"C","price":12,"currency":"USD","sale_price":${sale}}]`,
      ),
    ).toMatchObject({
      products: [['2', 'B', 1200]],
      refused: [expect.stringMatching(/^entry 1: Two curr/), expect.stringMatching(/^entry 3: Two curr/)],
    });
  });
});

describe('the table of any shop', () => {
  it.each([
    [
      'a data set of fashion',
      'ProductID,ProductName,ProductBrand,Gender,Price (INR),PrimaryColor\n7,DKNY Unisex Trolley Bag,DKNY,Unisex,"1,11,745", Navy Blue\n',
      ['7', 134_094, 'DKNY', 'Navy', null],
    ],
    [
      'another',
      'id;masterCategory;articleType;baseColour;productDisplayName;price_usd\n7;Apparel;Tshirts;Black;Round Neck Tee;9.90\n',
      ['7', 990, null, 'Black', 'Tops'],
    ],
    [
      'snake case',
      'product_id,product_name,product_brand,primary_color,category,price\n7,Hoops,Studio,gold,jewelery,$20\n',
      ['7', 2000, 'Studio', 'Yellow', 'Jewelry'],
    ],
    [
      'Etsy',
      'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,IMAGE1,SKU\n"Gold, hoops",x,20.50,USD,https://i.example/1.jpg,\n',
      ['Gold, hoops', 2050, null, null, null],
    ],
    [
      'a data set of everything',
      'uniq_id,product_url,product_name,product_category_tree,retail_price,discounted_price,image\n7,http://shop.example/p/1,Shorts,"[""Clothing >> Shorts""]",$999,$379,"[""http://img.example/a.jpeg"", ""http://img.example/b.jpeg""]"\n',
      ['7', 37_900, null, null, 'Pants'],
    ],
    [
      'one with prices of before',
      'id,name,price_old,Price max,sale_price_usd\n7,Hat,20.00,30.00,15.00\n',
      ['7', 1500, null, null, null],
    ],
  ])('a table is read by the names of its columns: %s', async (_, content, expected) => {
    const { products, notes, format } = await imported(written(content), { rates: RUPEES });
    expect(notes).toEqual([]);
    expect(format).toBe('table');
    expect(
      products.map(({ externalId, priceCents, brand, color, category }) => [
        externalId,
        priceCents,
        brand,
        color,
        category,
      ]),
    ).toEqual([expected]);
  });

  it('a table is read by columns that the user assigns, and wrong names are reported', async () => {
    const content = 'Artikel;Nom;Prix TTC;Foto\n7;Thé;3,50;https://a.example/t.jpg\n';
    const map = { id: 'artikel', name: 'Nom', price: 'prix_ttc', image: 'Foto' };
    expect((await imported(written(content), { map })).products).toEqual([
      expect.objectContaining({
        externalId: '7',
        name: 'Thé',
        priceCents: 350,
        image: 'https://a.example/t.jpg',
      }),
    ]);
    const { problem } = await imported(written(content), { map: { name: 'Name' } });
    expect(problem).toBe('There is no column “Name”. The columns are Artikel, Nom, Prix TTC, Foto.');
    const json = '[{"a":7,"b":{"c":"Tea"},"p":3}]';
    expect((await inShort(json, { map: { id: 'a', name: 'b.c', price: 'p' } })).products).toEqual([
      ['7', 'Tea', 300],
    ]);
  });

  it('a product that WooCommerce hides is refused', async () => {
    const content =
      'ID,Type,SKU,Name,Published,Visibility in catalog,Regular price\n1,simple,a,A,1,hidden,5\n2,simple,b,B,1,visible,6\n';
    expect(await inShort(content)).toMatchObject({
      products: [['2', 'B', 600]],
      refused: [expect.stringMatching(/^line 2: .*\(it is hidden\)/)],
    });
  });

  it.each([
    [
      'that has fewer fields than the header',
      'id,title,price,link\n1,A,10.00,https://a.example/1\n2,B,12\n3,C,1.00,\n',
      [1, 3],
      /^line 3: It has 3 fields, and the header has 4/,
    ],
    [
      'that has more',
      'id,title,price\n1,A,10.00\n2,B, with comma,12.00\n3,C,1.00\n',
      [1, 3],
      /^line 3: It has 4 fields/,
    ],
    [
      'that is shifted, with a blank field at its end',
      'id,name,description,old_price,price,brand,notes\n1,A,plain,15.00,12.00,Kiln,\n2,B,soft, light,15.00,12.00,Kiln,\n3,C,,,9.00,,\n',
      [1, 3],
      /^line 3: It has 8 fields, and the header has 7\. A field with the delimiter/,
    ],
    [
      'that alone is longer than the header',
      'id,name,price,notes\n1,"A",15.00,\n\n2,B, light,9.00,\n',
      [1],
      /^line 4: It has 5 fields/,
    ],
    [
      'that is shifted in a WooCommerce export',
      'ID,Type,Name,Short description,Regular price,Sale price,Images\n1,simple,A,x,15.00,12.00,\n2,simple,B,soft, light,15.00,12.00,\n',
      [1],
      /^line 3: It has 8 fields/,
    ],
    [
      'that is shifted by a decimal comma',
      'id;name;price;notes\n1;A;15,00;\n2;B;fine; 15,00;\n',
      [1],
      /^line 3: It has 5 fields/,
    ],
    [
      'that is shifted among rows that end in a delimiter',
      'id,name,price,notes\n1,A,15.00,,\n2,B, light,9.00,,\n3,C,1.00,,\n',
      [1, 3],
      /^line 3: It has 6 fields/,
    ],
    [
      'that is shifted into a column of the header without a name',
      'id,name,price,notes,,\n1,A,15.00,x,\n2,B,12,50,,\n3,C,1.00,,\n',
      [1, 3],
      /^line 3: It has 6 fields/,
    ],
    [
      'that is cut in its price',
      'id,title,price\n1,A,10.00\n2,B,12',
      [1],
      /^line 3: The file ends in its price/,
    ],
    [
      'that is cut before its currency',
      'id,title,price,currency\n1,A,10.00,\n2,B,12.00,',
      [1],
      /^line 3: The file ends in its currency/,
    ],
    [
      'with a quotation mark that is never closed',
      'id,title,price\n1,A,10.00\n2,"B,12.00\n3,C,1.00\n',
      [1, 3],
      /^line 3: It has a quotation mark/,
    ],
    [
      'with a quotation mark behind a backslash',
      'id,title,price\n1,A,10.00\n2,"The \\"B\\" cup",12.00\n3,C,1.00\n',
      [1, 3],
      /^line 3: It writes a quotation mark within a field as \\"/,
    ],
    [
      'with one before the delimiter',
      'id,title,price\n1,A,10.00\n2,"The \\"B\\", green",12.00\n3,"C:\\",1.00\n',
      [1, 3],
      /^line 3: It writes a quotation mark within a field as \\"/,
    ],
    [
      'with one at the end of its field',
      'id,title,price\n1,A,10.00\n2,"The \\"B\\"",12.00\n3,C,1.00\n',
      [1, 3],
      /^line 3: It writes a quotation mark within a field as \\"/,
    ],
    [
      'with one among rows with others',
      'id,title,price\n1,"A",10.00\n2,"B,12.00\n3,"C",1.00\n4,"D ""d""\nd",4.00\n',
      [1, 3, 4],
      /^line 3: It has a quotation mark/,
    ],
    [
      'in a file of one line',
      'id,title,price\r1,A,10.00\r2,B,x\r3,C,1.00\r',
      [1, 3],
      /^line 3: The price “x” is no price/,
    ],
  ])(
    'the row %s is refused with its line number, and the others are imported',
    async (_, content, ids, reason) => {
      const { products, refused } = await inShort(content);
      expect(products.map(([id]) => Number(id))).toEqual(ids);
      expect(refused).toEqual([expect.stringMatching(reason)]);
    },
  );
});

describe('a table of another writer', () => {
  it('every row may end in a delimiter, or have blank columns that the header names nowhere', async () => {
    const rows = (ends: [string, string]) =>
      `id,name,price${ends[0]}\n${Array.from({ length: 1500 }, (_, row) => `${row + 1},A,1.00${ends[1]}\n`).join('')}`;
    for (const ends of [
      ['', ','],
      ['', ',,'],
      [',', ','],
      [',,', ','],
    ] as [string, string][])
      expect((await imported(written(rows(ends)))).notes).toEqual([]);
  });

  it('prices whose comma is the delimiter are refused, even if every row has them', async () => {
    const { products, notes } = await imported(written('id,name,price,notes\n1,A,12,50,\n2,B,9,90,\n'));
    expect(products).toEqual([]);
    expect(notes).toHaveLength(2);
  });

  it.each([
    [
      'names',
      'id,name,text,old_price,price,notes',
      ['1,A,soft, light,15.00,12.00,', '2,B,big, heavy,20.00,18.00,'],
    ],
    ['thousands', 'id,name,price,notes', ['1,A,1,299.00,', '2,B,2,100,']],
    ['cents, but for one', 'id,name,price,notes', ['1,A,12,50,', '2,B,9,90,', '3,C,,,']],
  ])('rows that are all shifted by a comma are refused: %s', async (_, header, rows) => {
    const { products } = await imported(written(`${[header, ...rows].join('\n')}\n`));
    expect(products.filter(({ priceCents }) => priceCents !== null)).toEqual([]);
  });

  it('rows that are mostly shifted are refused, and the others imported', async () => {
    const rows = ['1,A,soft, light,15.00,12.00,', '2,B,big, heavy,20.00,18.00,', '3,C,plain,5.00,4.00,'];
    const file = written(`id,name,text,old_price,price,notes\n${rows.join('\n')}\n`);
    const { products, notes } = await imported(file);
    expect(products).toMatchObject([{ externalId: '3', priceCents: 400 }]);
    expect(notes).toHaveLength(2);
  });

  it.each([';', ',', '\t', '|'])('a first line that names the delimiter is obeyed: %s', async (delimiter) => {
    const lines = [
      `sep=${delimiter}`,
      ['id', 'name', 'price'].join(delimiter),
      ['1', '"A"', '9.90'].join(delimiter),
    ];
    const broken = ['2', 'B', 'x'].join(delimiter);
    const { products, notes } = await imported(written([...lines, broken, ''].join('\r\n')));
    expect(products).toMatchObject([{ externalId: '1', name: 'A', priceCents: 990 }]);
    expect(notes).toMatchObject([{ place: 'line 4' }]);
  });

  it('a first line that names the delimiter is obeyed after a byte order mark, in quotation marks, and over commas', async () => {
    const file = written('\ufeff"sep=;"\nid;Name, long;price\n1;A;9,90\n');
    const { products } = await imported(file, { map: { name: 'Name, long' } });
    expect(products).toMatchObject([{ externalId: '1', name: 'A', priceCents: 990 }]);
  });

  it('the sign that guards a formula is taken off', async () => {
    const content = "id,name,price,brand\n'-7,'@Home,9.00,'+Co\n8,'90s Tee,9.00,'Tis\n9,'=1+1,9.00,=x\n";
    const { products } = await imported(written(content));
    expect(products).toMatchObject([
      { externalId: '-7', name: '@Home', brand: '+Co' },
      { externalId: '8', name: "'90s Tee", brand: "'Tis" },
      { externalId: '9', name: '=1+1', brand: '=x' },
    ]);
  });

  it('commas that WooCommerce escapes belong to their entry', async () => {
    const content = [
      'ID,Type,SKU,Name,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      String.raw`1,simple,a,Lamp,40.00,"Lighting\, Lamps > Desk Lamps, Sale","https://i.example/a\,b.jpg, https://i.example/c.jpg",,Colour,"Black\, matte",Material,"Oak\, oiled, Brass"`,
      String.raw`2,variable,b,Tote,,Bags,,,Color,"Red\, white, Navy\, gold",,`,
      String.raw`3,variation,b1,Tote,55.00,,,b,Color,"Red\, white",,`,
      String.raw`4,variation,b2,Tote,56.00,,,b,Color,"Navy\, gold",,`,
    ].join('\n');
    const { products, notes } = await imported(written(`${content}\n`));
    expect(notes).toEqual([]);
    expect(products).toMatchObject([
      {
        externalId: '1',
        color: 'Black',
        category: 'Lighting, Lamps',
        image: 'https://i.example/a,b.jpg',
        material: 'Oak, oiled, Brass',
      },
      { externalId: '2', color: 'Red', priceCents: 5500 },
      { externalId: '2/navy, gold', formerId: '2/navy\\', color: 'Navy', priceCents: 5600 },
    ]);
  });
});

it('every price of 12,000 messy rows is right, and rows without a certain price are refused', async () => {
  const { text, expected } = messyCatalogue(12_000);
  const { products, accepted, refused } = await imported(written(text));
  const wanted = expected.filter(({ priceCents }) => priceCents !== undefined);
  expect([accepted, refused]).toEqual([wanted.length, expected.length - wanted.length]);
  expect(products.map(({ externalId, priceCents }) => [externalId, priceCents ?? 0])).toEqual(
    wanted.map(({ id, priceCents }) => [id, priceCents]),
  );
});

describe('sizes of one group', () => {
  const size = (group: string, color: string, each: string, price: string) =>
    `${group}-${color}-${each}\tLinen Shirt - ${each}\t${price}\t${group}\t${color}\t${each}\thttps://a.example/${group}`;
  const header = 'id\ttitle\tprice\titem group id\tcolor\tsize\tlink';

  it('the sizes of a group become one product per colour, anywhere in the file', async () => {
    const rows = [
      size('shirt', 'White', 'S', '20.00'),
      size('shirt', 'White', 'M', '20.00'),
      size('shirt', 'Navy', 'S', '22.00'),
      size('coat', 'Black', 'L', '90.00'),
      size('shirt', 'White', 'XL', '25.00'),
      size('shirt', 'Green', 'XL', '25.00'),
      'cap\tCap\t9.00\t\t\t\thttps://a.example/cap',
    ];
    expect(await inShort([header, ...rows, ''].join('\n'))).toEqual({
      products: [
        ['shirt', 'Linen Shirt', 2000],
        ['shirt/navy', 'Linen Shirt', 2200],
        ['coat', 'Linen Shirt', 9000],
        ['shirt/green', 'Linen Shirt', 2500],
        ['cap', 'Cap', 900],
      ],
      refused: [],
      problem: undefined,
    });
  });

  it.each([
    ['before its variants', [0, 1, 2], ['7', '7/red', '7/green']],
    ['after its variants', [1, 2, 0], ['7', '7/green', '7/parent']],
    ['between its variants', [1, 0, 2], ['7', '7/parent', '7/green']],
  ])('a parent that is an item of its own stays one: %s', async (_, order, ids) => {
    const rows = ['7,,Shirt,,15.00', '8,7,Shirt,Red,16.00', '9,7,Shirt,Green,17.00'];
    const content = ['id,item_group_id,name,color,price', ...order.map((row) => rows[row])].join('\n');
    const { products, notes } = await imported(written(`${content}\n`));
    expect(notes).toEqual([]);
    expect(products.map(({ externalId }) => externalId)).toEqual(ids);
    expect(products.map(({ priceCents }) => priceCents).sort()).toEqual([1500, 1600, 1700]);
  });

  it('a size takes no sale price from another size', async () => {
    const item = (id: string, prices: string) =>
      `<item><g:id>${id}</g:id><title>Shirt</title><g:item_group_id>g</g:item_group_id>${prices}</item>`;
    const feed = `<rss>${item('1', '<g:price>20 USD</g:price>')}${item('2', '<g:price>25 USD</g:price><g:sale_price>15 USD</g:sale_price>')}</rss>`;
    expect((await inShort(feed)).products).toEqual([['g', 'Shirt', 2000]]);
  });
});

describe('JSON of any shape', () => {
  const [a, b] = ['{"id":1,"name":"A","price":1}', '{"id":2,"name":"B","price":2}'];
  it.each([
    ['a list under any name', `{"meta":{"total":2},"payload":{"goods":[${a},${b}]}}`],
    ['several lists', `{"men":[${a}],"women":[${b}],"tags":["x","y"]}`],
    [
      'a graph among other things',
      `{"@graph":[{"@type":"WebSite","name":"Shop","url":"https://a.example"},{"@type":"Product","sku":"1","name":"A","offers":{"price":1,"priceCurrency":"USD"}},${b}]}`,
    ],
    ['one in every line', `${a}\n${b}\n`],
    ['a list of wrapped ones', `{"itemListElement":[{"@type":"ListItem","item":${a}},{"node":${b}}]}`],
    [
      'one list that is longer than what is read at once',
      `{"note":"${'x'.repeat(1_200_000)}","list":[${a},${b}]}`,
    ],
  ])('JSON is read: %s', async (_, content) => {
    const { products, refused, problem } = await inShort(content);
    expect({ products, refused, problem }).toEqual({
      products: [
        ['1', 'A', 100],
        ['2', 'B', 200],
      ],
      refused: [],
      problem: undefined,
    });
  });

  it.each([['small'], ['x'.repeat(1_100_000)]])(
    'lists of other things in JSON are left out (%#)',
    async (note) => {
      const others =
        '"categories":[{"id":3,"name":"Shoes"}],"authors":[{"title":"Anna"}],"menu":[{"id":4,"name":"Home","url":"/"}]';
      const file = (products: string) =>
        `{"note":"${note}",${others},"sizes":[{"id":5,"name":"M"}],${products}}`;
      expect(await inShort(file(`"list":[{"id":1,"name":"A"},${b}]`))).toMatchObject({
        products: [
          ['1', 'A', null],
          ['2', 'B', 200],
        ],
        refused: [],
        problem: undefined,
      });
      expect((await inShort(file('"items":[{"id":1,"name":"A"}]'))).products).toEqual([['1', 'A', null]]);
      const { products, refused, problem } = await inShort(file('"list":[{"id":1,"name":"A"}]'));
      expect([products, refused.length > 0 || problem !== undefined]).toEqual([[], true]);
    },
  );

  it('JSON may be a single product, as pages of shops describe it', async () => {
    const lamp = {
      '@type': 'Product',
      '@id': 'https://a.example/lamp',
      name: 'Lamp',
      brand: { name: 'Glow' },
      image: ['https://a.example/lamp.jpg'],
      offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'USD' },
      category: 'Art & Collectibles < Prints < Digital Prints',
      aggregateRating: { ratingValue: 4.5 },
    };
    const { products } = await imported(written(JSON.stringify(lamp)));
    expect(products).toEqual([
      expect.objectContaining({
        externalId: 'https://a.example/lamp',
        brand: 'Glow',
        priceCents: 1250,
        image: 'https://a.example/lamp.jpg',
        category: 'Digital Prints',
        rating: 4.5,
      }),
    ]);
  });

  it('a broken entry of JSON costs only itself', async () => {
    expect(await inShort(`[${a},{"id":7,"name":"X",},${b}]`)).toMatchObject({
      products: [
        ['1', 'A', 100],
        ['2', 'B', 200],
      ],
      refused: ['entry 2: It is no valid JSON. Mend it.'],
    });
  });
});

it('malformed XML costs only its item, and is reported with its place, also in a file of one line', async () => {
  const items = [
    '<title>A & B</title>',
    '<title>C</title>',
    '<title>D</title></b>',
    '<title>E',
    '<title>F &amp; <![CDATA[G & H]]></title>',
  ];
  const feed = `<rss><channel>${items.map((item, index) => `<item><id>${index}</id>${item}<price>5</price></item>`).join('')}</channel></rss>`;
  const { products, refused } = await inShort(feed);
  expect(products).toEqual([
    ['1', 'C', 500],
    ['4', 'F & G & H', 500],
  ]);
  const places = [0, 2, 3].map((index) => {
    const column = feed.indexOf(`<item><id>${index}`) + 1;
    return index === 0 ? 'line 1: It is no' : `line 1, column ${column}: It is no`;
  });
  expect(refused).toEqual(places.map((place) => expect.stringContaining(place)));
});

describe('a malicious file', () => {
  const harm: Record<string, () => string> = {
    '200,000 equal elements in one item': () =>
      `<rss><item><id>1</id><title>A</title>${'<g:x>1</g:x>'.repeat(200_000)}</item></rss>`,
    'millions of brackets': () => '['.repeat(21_000_000),
    'millions of brackets in an entry': () => `[{"id":1,"x":${'['.repeat(8_000_000)}`,
    'a row of tabs': () => `id\ttitle\tlink\n1${'\t'.repeat(100_000_000)}\n`,
    'an element that never ends': () => `<rss><item><title>${'x'.repeat(30_000_000)}`,
    'elements without end': () => '<a>'.repeat(5_000_000),
    'signs that begin nothing': () => `<rss><item><title>${'&'.repeat(10_000_000)}`,
    'quotation marks without end': () => `name,price\n${'"x,\n'.repeat(2_000_000)}`,
    'lists of nothing': () => `[${'1,'.repeat(5_000_000)}1]`,
  };
  const described = (each: unknown, id: number) => `${id}\tCoat ${id}\thttps://a.example/${id}\t${each}\n`;
  const ordinary = () =>
    `id\ttitle\tlink\tdescription\n${Array(2000).fill('A soft coat of boiled wool. '.repeat(320)).map(described).join('')}`;
  /**
   * Maximum memory above that of an empty file, in bytes. An idle Node process takes 95 MB, and an import may
   * take 300 MB.
   */
  const MOST_MEMORY = 100_000_000;

  let usual: Reading;
  const readings: Record<string, Reading> = {};
  beforeAll(async () => {
    const contents = { empty: () => 'id\ttitle\tlink\n', ordinary, ...harm };
    const paths = Object.values(contents).map((content, index) => written(content(), `harm-${index}`));
    const program = fileURLToPath(new URL('./testing/read-files.ts', import.meta.url));
    const flags = ['--max-semi-space-size=4', '--conditions=@vitrine/source'];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, program, ...paths]);
    const lines = stdout.trim().split('\n');
    for (const [index, name] of Object.keys(contents).entries())
      readings[name] = JSON.parse(lines[index] ?? '') as Reading;
    usual = readings.ordinary as Reading;
  });

  it.each(Object.keys(harm))(
    'a malicious file is refused for no more work than ten ordinary files of 18 MB: %s',
    (name) => {
      const { accepted, refused, problem, work } = readings[name] as Reading;
      expect([accepted, refused > 0 || problem !== undefined]).toEqual([0, true]);
      expect(work).toBeLessThan(10 * usual.work);
    },
  );

  it('no file takes more than 100 MB above an empty one', () => {
    expect(usual.accepted).toBe(2000);
    const peaks = Object.values(readings).map(({ peak }) => peak);
    expect(Math.max(...peaks) - (readings.empty?.peak ?? 0)).toBeLessThan(MOST_MEMORY);
  });
});

describe('a malicious field', () => {
  const gap = ' '.repeat(40_000);
  let most: number;
  beforeAll(async () => {
    const rows = Array.from({ length: 5000 }, (_, id) => `${id},A,1.00,https://a.example/${id}.jpg\n`);
    const ordinary = written(`id,title,price,image\n${rows.join('')}`);
    most = 10 * (await usualWork(() => imported(ordinary)));
  });
  it.each([
    ['spaces between addresses', `id,title,image\n1,A,"http://a/${gap}b"\n`],
    ['quotation marks in an address', `id,title,image\n1,A,http://a/${"'".repeat(40_000)}b\n`],
    ['a name of a column', `id,title,price${'_'.repeat(40_000)}x\n1,A,1.00\n`],
    ['spaces in a category', `id,title,category\n1,A,[a${gap}b\n`],
    ['spaces in a name before its size', `id,title,item group id,size\n1,A${gap}b S,g,S\n`],
    ['spaces before the word size', `id,title,item group id,size\n1,A${gap}b size S,g,S\n`],
    [
      'spaces in lists of WooCommerce',
      `ID,Type,Name,Regular price,SKU,Categories,Images\n1,"simple${gap}x",A,5,a,"a${gap}b","http://a/${gap}b"\n`,
    ],
  ])('a malicious field costs no more than 50,000 rows: %s', async (_, content) => {
    const path = written(content);
    expect(await leastWork(() => imported(path), most)).toBeLessThan(most);
  });
});

describe('the encoding', () => {
  const table = 'id\ttitle\tlink\r\n1\tCrème brûlée\thttps://é.example/\r\n';
  const nameIn = async (bytes: Uint8Array) => {
    const { products, note } = await imported(written(bytes));
    return { name: products[0]?.name, isNoted: note !== undefined };
  };

  it('the encoding is detected', async () => {
    const utf16 = Buffer.from(`\ufeff${table}`, 'utf16le');
    expect(await nameIn(Buffer.from(table))).toEqual({ name: 'Crème brûlée', isNoted: false });
    expect(await nameIn(Buffer.from(`\ufeff${table}`))).toEqual({ name: 'Crème brûlée', isNoted: false });
    expect(await nameIn(utf16)).toEqual({ name: 'Crème brûlée', isNoted: false });
    expect(await nameIn(Buffer.from(utf16).swap16())).toEqual({ name: 'Crème brûlée', isNoted: false });
    expect(await nameIn(Buffer.from(table, 'latin1'))).toEqual({ name: 'Crème brûlée', isNoted: true });
  });

  it('the encoding of an XML declaration is used', async () => {
    const feed = (await readFile(fixture('google.xml'), 'utf8'))
      .replace('UTF-8', 'ISO-8859-1')
      .replace('Floor Lamp', 'Lampe à pied');
    const { products, note } = await imported(written(Buffer.from(feed, 'latin1')));
    expect([products[1]?.name, note]).toEqual(['Lampe à pied', undefined]);
  });

  it.each(['UTF-16', 'utf-16le', 'ISO-8859-1', 'windows-1252'])(
    'the bytes are believed, not a declaration of %s above UTF-8',
    async (declared) => {
      const feed = (await readFile(fixture('google.xml'), 'utf8'))
        .replace('UTF-8', declared)
        .replace('Floor Lamp', 'Lampe à pied');
      expect((await imported(written(feed))).products[1]?.name).toBe('Lampe à pied');
    },
  );

  it('a declared encoding with several bytes for a letter is used', async () => {
    const feed = '<?xml version="1.0" encoding="shift_jis"?><rss><item><id>1</id><title>';
    const bytes = Buffer.concat([
      Buffer.from(feed),
      Buffer.from([0x83, 0x65]),
      Buffer.from('</title></item></rss>'),
    ]);
    expect((await imported(written(bytes))).products[0]?.name).toBe('テ');
  });
});

describe('a file without products, or a broken one', () => {
  it.each([
    ['', /empty/],
    [Buffer.from([0x1f, 0x8b, 8, 0]), /gunzip/],
    [Buffer.from('PK\x03\x04...'), /CSV UTF-8/],
    [Buffer.from('id\ttitle', 'utf16le'), /UTF-16/],
    ['<!DOCTYPE html><html></html>', /web page/],
    ['Nom;Prix\nThé;3\n', /Nom, Prix.*--map/],
    ['just text', /no format/],
  ])('an unusable file is refused with advice: %s', async (content, reason) => {
    await expect(openProductsFile(written(content))).rejects.toThrow(reason);
  });

  it('a missing file is refused', async () => {
    await expect(openProductsFile(join(folder, 'nowhere.csv'))).rejects.toThrow(
      /There is no file .*nowhere\.csv/,
    );
  });

  it.each([
    ['[{"id":1,"name":"A"},{"id":2,"na', 'After entry 1 the file is no valid JSON'],
    [
      '<rss><item><id>1</id><title>A</title></item>\n<item><title>B</title><link>https://a.ex',
      'The file ends within an item (line 2)',
    ],
    [
      `id\ttitle\tlink\n1\tA\tb\n2\t"never closed${' '.repeat(1_100_000)}`,
      'From line 3 on the file cannot be read',
    ],
  ])(
    'a file that breaks in its second half gives its first half, and the place of the fault: %s',
    async (content, problem) => {
      const { products, problem: said } = await imported(written(content));
      expect(products.map(({ name }) => name)).toEqual(['A']);
      expect(said).toContain(problem);
    },
  );

  it('any content ends in products or a message, and never in an internal error', async () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '\t', '<b>', '1.234,5', '-1', 'https://a', '&#0;'),
    );
    const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 });
    const head = fc.constantFrom(
      'id\ttitle\tlink\tprice',
      'Handle,Title,Vendor,Variant Price',
      'ID,Type,Name,Regular price,Parent',
      '[{"id":1},',
      '<rss><item><id>1</id><title>',
    );
    await fc.assert(
      fc.asyncProperty(head, rows, async (first, cells) => {
        const separator = first.includes('\t') ? '\t' : ',';
        const path = written([first, ...cells.map((row) => row.join(separator))].join('\n'), 'fuzzed');
        const outcome = await imported(path).catch((error: unknown) => {
          expect(error).toBeInstanceOf(UnreadableFile);
        });
        if (!outcome) return;
        const { products, notes, problem, read, accepted, refused } = outcome;
        expect(accepted + refused).toBe(read);
        expect(products).toHaveLength(accepted);
        expect(problem ?? '').not.toMatch(/could not be stored/);
        for (const { reason } of notes) expect(reason).toMatch(/[.}]$/);
      }),
      { numRuns: 150, examples: [['id\ttitle\tlink\tprice', [['#', '#', '', '0AAA']]]] },
    );
  });
});
