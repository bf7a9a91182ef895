import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile } from './import-file.ts';
import type { ImportedProduct } from './imported-product.ts';
import { openProductsFile } from './readers/products-file.ts';
import { UnreadableFile } from './source-row.ts';

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

/** Everything a file holds, as it would be stored. */
async function imported(path: string, settings: { shop?: string; source?: string; retailer?: string } = {}) {
  const file = await openProductsFile(path, settings.shop);
  const products: ImportedProduct[] = [];
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
  });
  return { format: file.format, note: file.note, products, ...tally };
}

const plain: Omit<ImportedProduct, 'source' | 'externalId' | 'name'> = {
  priceCents: null,
  retailer: null,
  brand: null,
  color: null,
  category: null,
  rating: null,
  link: null,
  image: null,
  popularity: null,
};

describe('a Google Merchant feed', () => {
  it('is read from RSS', async () => {
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

  it('is read from Atom', async () => {
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

  it('is read from a table, with lines as an editor counts them', async () => {
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
  it('gives a product for each colour, which inherits from the first row, and none for each size', async () => {
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
    };
    expect(products).toEqual([
      {
        ...plain,
        ...tee,
        externalId: 'tee',
        priceCents: 3800,
        color: 'White',
        image: 'https://cdn.shop.example/tee-white.jpg',
      },
      {
        ...plain,
        ...tee,
        externalId: 'tee/navy',
        priceCents: 4200,
        color: 'Navy',
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

describe('a WooCommerce export', () => {
  it('gives a product for each colour, wherever its variations stand', async () => {
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
        image: 'https://woo.example/hood-green.jpg',
      },
      {
        ...hoodie,
        externalId: '11/gray',
        priceCents: 6200,
        color: 'Gray',
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
  it('is read under any of the names that fields have', async () => {
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

  it('may be a bare list', async () => {
    expect((await imported(written('[{"id":1,"name":"A"},{"id":2,"name":"B"}]'))).accepted).toBe(2);
    expect((await imported(written('\ufeff [ ]'))).read).toBe(0);
  });
});

describe('the encoding', () => {
  const table = 'id\ttitle\tlink\r\n1\tCrème brûlée\thttps://é.example/\r\n';
  const nameIn = async (bytes: Uint8Array) => {
    const { products, note } = await imported(written(bytes));
    return { name: products[0]?.name, isNoted: note !== undefined };
  };

  it('is found out', async () => {
    const utf16 = Buffer.from(`\ufeff${table}`, 'utf16le');
    expect(await nameIn(Buffer.from(table))).toEqual({ name: 'Crème brûlée', isNoted: false });
    expect(await nameIn(Buffer.from(`\ufeff${table}`))).toEqual({ name: 'Crème brûlée', isNoted: false });
    expect(await nameIn(utf16)).toEqual({ name: 'Crème brûlée', isNoted: false });
    expect(await nameIn(Buffer.from(utf16).swap16())).toEqual({ name: 'Crème brûlée', isNoted: false });
    expect(await nameIn(Buffer.from(table, 'latin1'))).toEqual({ name: 'Crème brûlée', isNoted: true });
  });

  it('is what an XML declaration says', async () => {
    const feed = (await readFile(fixture('google.xml'), 'utf8'))
      .replace('UTF-8', 'ISO-8859-1')
      .replace('Floor Lamp', 'Lampe à pied');
    const { products, note } = await imported(written(Buffer.from(feed, 'latin1')));
    expect([products[1]?.name, note]).toEqual(['Lampe à pied', undefined]);
  });
});

describe('a file that is none', () => {
  it.each([
    ['', /empty/],
    [Buffer.from([0x1f, 0x8b, 8, 0]), /gunzip/],
    [Buffer.from('PK\x03\x04...'), /CSV UTF-8/],
    [Buffer.from('id\ttitle', 'utf16le'), /UTF-16/],
    ['<!DOCTYPE html><html></html>', /web page/],
    ['Nom;Prix\nThé;3\n', /nom, prix/],
    ['just text', /no format/],
  ])('is refused with what to do: %s', async (content, reason) => {
    await expect(openProductsFile(written(content))).rejects.toThrow(reason);
  });

  it('is refused when it is not there', async () => {
    await expect(openProductsFile(join(folder, 'nowhere.csv'))).rejects.toThrow(
      /There is no file .*nowhere\.csv/,
    );
  });

  it.each([
    ['[{"id":1,"name":"A"},{"id":2,"na', 'After entry 1 the file is no valid JSON'],
    [
      '<rss><item><id>1</id><title>A</title></item>\n<item><title>B & C</title></item></rss>',
      'From line 2 on the file is no well-formed XML',
    ],
    ['id\ttitle\tlink\n1\tA\tb\n2\t"never closed\n3\tC\td\n', 'From line 3 on the file cannot be read'],
  ])('in its second half gives its first half and says where it breaks: %s', async (content, problem) => {
    const { products, problem: said } = await imported(written(content));
    expect(products.map(({ name }) => name)).toEqual(['A']);
    expect(said).toContain(problem);
  });

  it('whatever is in it ends in products or in words, and never in a fault of ours', async () => {
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
      { numRuns: 150 },
    );
  });
});
