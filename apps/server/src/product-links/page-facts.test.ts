import { expect, it } from 'vitest';
import { pageFacts } from './page-facts.ts';
import { textOfPage } from './read-page.ts';

const URL_OF_PAGE = 'https://www.tea.example/kettles/7';
const facts = (html: string) => pageFacts(html, URL_OF_PAGE);
const linkedData = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

it('believes JSON-LD first', () => {
  const page = facts(
    `<title>Shop</title><meta property="og:title" content="Other"><meta property="og:type" content="product">${linkedData(
      {
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', name: 'Tea' },
          {
            '@type': ['Product'],
            name: 'Kettle &amp; Co',
            brand: { '@type': 'Brand', name: 'Kiln' },
            image: [{ '@type': 'ImageObject', url: '/kettle.jpg' }],
            color: 'Black',
            aggregateRating: { ratingValue: '4.6' },
            offers: [{ price: '129.50', priceCurrency: 'USD', seller: { name: 'Tea House' } }],
          },
        ],
      },
    )}`,
  );
  expect(page.isProduct).toBe(true);
  expect(page.product).toEqual({
    name: 'Kettle &amp; Co',
    priceCents: 12_950,
    imageUrl: 'https://www.tea.example/kettle.jpg',
    brand: 'Kiln',
    retailer: 'Tea House',
    rating: 4.6,
    color: 'Black',
    source: 'json-ld',
  });
});

it('then microdata, nested offers included', () => {
  const { product } = facts(`<div itemscope itemtype="https://schema.org/Product">
    <h1 itemprop="name">A <b>blue</b> cup</h1><img itemprop="image" src="cup.png">
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
      <meta itemprop="priceCurrency" content="USD"><span itemprop="price" content="18.00">$18</span>
    </div></div><span itemprop="name">Not this</span>`);
  expect(product).toMatchObject({
    name: 'A blue cup',
    priceCents: 1800,
    imageUrl: 'https://www.tea.example/kettles/cup.png',
    source: 'microdata',
  });
});

it('then Open Graph, of a product', () => {
  const page = facts(`<meta property="og:type" content="product"><meta property="og:title" content="Cup">
    <meta property="og:site_name" content="Tea House"><meta property="product:price:amount" content="18">
    <meta property="product:price:currency" content="usd"><meta property="og:image" content="//img.example/c.jpg">`);
  expect(page).toMatchObject({ isProduct: true, siteName: 'Tea House' });
  expect(page.product).toMatchObject({
    name: 'Cup',
    priceCents: 1800,
    retailer: 'Tea House',
    imageUrl: 'https://img.example/c.jpg',
  });
});

it('else it is a page with a title, and no product', () => {
  expect(facts('<title> About\n us </title>')).toEqual({
    title: 'About us',
    siteName: 'tea.example',
    isProduct: false,
    product: expect.objectContaining({ name: 'About us', priceCents: null, source: 'title' }),
  });
  expect(facts('')).toEqual({ title: null, siteName: 'tea.example', isProduct: false, product: null });
});

it.each([
  ['another currency', { price: 20, priceCurrency: 'EUR' }, null],
  ['no number', { price: 'ask us' }, null],
  ['a negative one', { price: -5 }, null],
  ['text with signs', { price: '$1,299.50' }, 129_950],
  ['a range', { '@type': 'AggregateOffer', lowPrice: 10, priceCurrency: 'USD' }, 1000],
])('reads a price: %s', (_, offers, cents) => {
  const { product } = facts(linkedData({ '@type': 'Product', name: 'Cup', offers }));
  expect(product?.priceCents).toBe(cents);
});

it.each([
  ['broken JSON', '<script type="application/ld+json">{"@type":"Product","name":</script><title>Cup</title>'],
  [
    'markup without an end',
    '<title>Cup</title><div itemscope itemtype="https://schema.org/Product"><p itemprop=',
  ],
  ['a million brackets', `<title>Cup</title>${'<div>'.repeat(100_000)}`],
  ['deep JSON', `<title>Cup</title>${linkedData(deep(500))}`],
])('is not disturbed by %s', (_, html) => {
  expect(facts(html).product?.name).toBe('Cup');
});

it.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'file:///etc/passwd', 7])(
  'takes no picture from %s',
  (image) => {
    expect(facts(linkedData({ '@type': 'Product', name: 'Cup', image })).product?.imageUrl).toBeNull();
  },
);

it('makes foreign names one line of plain text', () => {
  const name = `<script>alert(1)</script> Cup\u0000\n${'x'.repeat(1000)}`;
  const read = facts(linkedData({ '@type': 'Product', name }).replace('</script> Cup', '<\\/script> Cup'))
    .product?.name;
  expect(read).toMatch(/^alert\(1\) Cup x+$/);
  expect(read).toHaveLength(300);
});

it('reads other encodings', () => {
  const latin = Buffer.from('<title>Caf\xe9</title>', 'latin1');
  expect(textOfPage(latin, 'text/html; charset=iso-8859-1')).toContain('Café');
  expect(
    textOfPage(Buffer.from('<meta charset="windows-1252"><title>Caf\xe9', 'latin1'), 'text/html'),
  ).toContain('Café');
  expect(textOfPage(Buffer.from('<title>Café'), 'text/html; charset=nonsense')).toContain('Café');
});

function deep(levels: number): unknown {
  return levels === 0 ? {} : { '@graph': [deep(levels - 1)] };
}
