import { beforeAll, describe, expect, it } from 'vitest';
import { leastWork, usualWork } from '../testing/processor-time.ts';
import { pageFacts } from './page-facts.ts';
import { textOfPage } from './read-page.ts';

const URL_OF_PAGE = 'https://www.tea.example/kettles/7';
const facts = (html: string) => pageFacts(html, URL_OF_PAGE, 'USD', Date.parse('2026-11-21T12:00:00Z'));
const linkedData = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const productOf = (data: object) => facts(linkedData({ '@type': 'Product', name: 'Cup', ...data })).product;
const priceOf = (offers: unknown) => productOf({ offers })?.priceCents;

describe('sources of the facts of a page', () => {
  it('JSON-LD comes first', () => {
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
              color: 'Midnight Navy',
              category: 'Home > Kettles',
              aggregateRating: { ratingValue: '9,2', bestRating: 10 },
              offers: [{ price: '129.50', priceCurrency: 'USD', seller: { name: 'Tea House' } }],
            },
          ],
        },
      )}`,
    );
    expect(page).toEqual({
      title: 'Other',
      siteName: 'tea.example',
      isProduct: true,
      canonicalUrl: null,
      product: {
        name: 'Kettle & Co',
        priceCents: 12_950,
        imageUrl: 'https://www.tea.example/kettle.jpg',
        brand: 'Kiln',
        retailer: 'Tea House',
        rating: 4.6,
        color: 'Navy',
        category: 'Home',
        source: 'json-ld',
      },
    });
  });

  it('microdata comes next, without properties of other things on the page', () => {
    const { product, isProduct } =
      facts(`<html itemscope itemtype="https://schema.org/WebPage"><title>Tea</title>
      <div itemprop="mainEntity" itemscope itemtype="https://schema.org/Product">
        <p itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">Kiln</span></p>
        <div itemprop="review" itemscope><b itemprop="name">Bad!</b><i itemprop="ratingValue">1</i></div>
        <div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product">
          <span itemprop="name">Saucer</span><span itemprop="price">3</span></div>
        <h1 itemprop="name">A <b>blue</b> cup</h1><img itemprop="image" src="cup.png">
        <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
          <meta itemprop="priceCurrency" content="USD"><span itemprop="price" content="18.00">now $18!</span>
        </div></div><span itemprop="name">Not this</span>`);
    expect(isProduct).toBe(true);
    expect(product).toMatchObject({
      name: 'A blue cup',
      brand: 'Kiln',
      priceCents: 1800,
      rating: null,
      imageUrl: 'https://www.tea.example/kettles/cup.png',
      source: 'microdata',
    });
  });

  it('Open Graph comes next, if it is about a product', () => {
    const page = facts(`<meta property="og:type" content="og:product"><meta property="og:title" content="Cup">
      <meta property="og:site_name" content="Tea House"><meta property="product:price:amount" content="1.018,50">
      <meta property="product:price:currency" content="usd"><meta property="og:image" content="//img.example/c.jpg">`);
    expect(page).toMatchObject({ isProduct: true, siteName: 'Tea House' });
    expect(page.product).toMatchObject({
      name: 'Cup',
      priceCents: 101_850,
      retailer: 'Tea House',
      imageUrl: 'https://img.example/c.jpg',
      source: 'open-graph',
    });
  });

  it('a page without any of them has a title, and is no product', () => {
    expect(facts('<svg><title>Menu</title></svg><title> About\n us </title>')).toEqual({
      title: 'About us',
      siteName: 'tea.example',
      isProduct: false,
      canonicalUrl: null,
      product: null,
    });
    const article = facts(
      '<meta property="og:type" content="article"><meta property="og:title" content="Tea">',
    );
    expect(article.isProduct).toBe(false);
    const nothing = facts('');
    expect(nothing).toMatchObject({ title: null, siteName: 'tea.example', isProduct: false, product: null });
  });
});

describe('the product of a page', () => {
  const kettle = {
    '@type': 'Product',
    name: 'Kettle',
    url: URL_OF_PAGE,
    offers: { price: 20, priceCurrency: 'USD' },
  };
  const related = {
    '@type': 'Product',
    name: 'Cup',
    url: '/cups/1',
    offers: { price: 3, priceCurrency: 'USD' },
  };

  it('the product at the address of the page is chosen among others', () => {
    expect(facts(linkedData([related, kettle])).product).toMatchObject({ name: 'Kettle', priceCents: 2000 });
  });

  it('the variant at the address of the page is chosen, with fields of its group', () => {
    const group = {
      '@type': 'ProductGroup',
      name: 'Kettle',
      brand: 'Kiln',
      hasVariant: [
        { '@type': 'Product', color: 'Red', offers: { price: 30, priceCurrency: 'USD', url: '/kettles/6' } },
        {
          '@type': 'Product',
          name: 'Kettle, blue',
          color: 'Blue',
          offers: { price: 40, priceCurrency: 'USD', url: '/kettles/7?utm_source=mail' },
        },
      ],
    };
    const blue = { name: 'Kettle, blue', brand: 'Kiln', color: 'Blue', priceCents: 4000 };
    expect(facts(linkedData(group)).product).toMatchObject(blue);
    const elsewhere = pageFacts(linkedData(group), 'https://www.tea.example/kettles');
    expect(elsewhere.product).toMatchObject({ name: 'Kettle', brand: 'Kiln', color: null, priceCents: 3000 });
  });

  it('the last of a hundred variants is chosen by its address', () => {
    const group = {
      '@type': 'ProductGroup',
      name: 'Kettle',
      hasVariant: each(100, (index) => ({
        '@type': 'Product',
        '@id': `/kettles/in-color-${index}#product`,
        name: `Kettle ${index}`,
        url: `/kettles/in-color-${index}`,
        offers: [
          {
            price: index + 1,
            priceCurrency: 'USD',
            url: index === 98 ? URL_OF_PAGE : `/kettles/in-color-${index}/buy`,
          },
        ],
      })),
    };
    expect(facts(linkedData(group)).product).toMatchObject({ name: 'Kettle 98', priceCents: 9900 });
  });

  it('the product of the first readable script is chosen', () => {
    const broken = '<script type="application/ld+json">{"@type":"Product","name":</script>';
    expect(facts(broken + linkedData(kettle)).product?.name).toBe('Kettle');
    const sloppy = `<script type='application/ld+json;charset=utf-8'>//<![CDATA[
      {"@type":"http://schema.org/Product","name":"Two
      lines"} //]]></script>`;
    expect(facts(sloppy).product?.name).toBe('Two lines');
  });

  it('the canonical address counts only at the same host', () => {
    const canonicalOf = (href: string) => facts(`<link rel="canonical" href="${href}"><title>x`).canonicalUrl;
    expect(canonicalOf('/kettles/seven')).toBe('https://www.tea.example/kettles/seven');
    expect(canonicalOf('https://tea.example/7')).toBe('https://tea.example/7');
    expect(canonicalOf('https://known-shop.example/kettles/7')).toBeNull();
    expect(canonicalOf('javascript:alert(1)')).toBeNull();
  });
});

const parts = (...priceSpecification: object[]) => ({ priceCurrency: 'USD', priceSpecification });
const sale = (part: object) => ({ priceType: 'https://schema.org/SalePrice', price: 25, ...part });

describe('a price', () => {
  it.each<[string, unknown, number | null]>([
    ['in another currency', { price: 20, priceCurrency: 'EUR' }, null],
    ['with the sign of another currency', { price: '20 €' }, null],
    ['that is no number', { price: 'ask us' }, null],
    ['below nothing', { price: -5 }, null],
    ['of nothing', { price: 0 }, null],
    ['beyond all measure', { price: 1e300 }, null],
    ['without a currency', { price: 20 }, null],
    ['without a currency, but with its sign', { price: '$20' }, 2000],
    ['that two currencies are stated of', { price: '$20', priceCurrency: 'EUR' }, null],
    ['as text with signs', { price: '$1,299.50' }, 129_950],
    ['as Europeans write it', { price: '1.299,00', priceCurrency: 'USD' }, 129_900],
    ['with more decimals', { price: '19.9900', priceCurrency: 'USD' }, 1999],
    [
      'in two currencies',
      [
        { price: 20, priceCurrency: 'EUR' },
        { price: 22, priceCurrency: 'USD' },
      ],
      2200,
    ],
    [
      'from so much on',
      { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 30, priceCurrency: 'USD' },
      1000,
    ],
    [
      'inside of an aggregate',
      { '@type': 'AggregateOffer', offers: [{ price: 11, priceCurrency: 'USD' }] },
      1100,
    ],
    [
      'beside what it was before',
      {
        priceCurrency: 'USD',
        priceSpecification: [{ priceType: 'https://schema.org/ListPrice', price: 30 }, { price: '25.00' }],
      },
      2500,
    ],
    ['of the offer at this address', [{ price: '$5' }, { price: '$6', url: URL_OF_PAGE }], 600],
    ['reduced', parts({ priceType: 'RegularPrice', price: 30 }, { priceType: 'SalePrice', price: 25 }), 2500],
    ['regular', parts({ priceType: 'https://schema.org/RegularPrice', price: 30 }), 3000],
    ['reduced until yesterday', parts({ price: 30 }, sale({ validThrough: '2026-11-20' })), 3000],
    ['reduced until tonight', parts({ price: 30 }, sale({ validThrough: '2026-11-21' })), 2500],
    ['reduced from tomorrow on', parts({ price: 30 }, sale({ validFrom: '2026-11-22T00:00:00Z' })), 3000],
    [
      'for members',
      parts({ price: 20, validForMemberTier: { '@type': 'MemberProgramTier', name: 'Gold' } }, { price: 30 }),
      3000,
    ],
    [
      'for businesses',
      [
        { price: '$20', eligibleCustomerType: 'http://purl.org/goodrelations/v1#Business' },
        { price: '$30', eligibleCustomerType: 'http://purl.org/goodrelations/v1#Enduser' },
      ],
      3000,
    ],
    [
      'for rent',
      [{ price: '$20', businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }, { price: '$30' }],
      3000,
    ],
    [
      'for each litre',
      parts({ price: 4, referenceQuantity: { value: 1, unitCode: 'LTR' } }, { price: 30 }),
      3000,
    ],
    ['for a piece', parts({ price: 30, referenceQuantity: { value: 1, unitCode: 'C62' } }), 3000],
    [
      'of a bottle that is compared by 100 ml',
      parts({
        price: 30,
        referenceQuantity: { value: 0.7, unitCode: 'LTR', valueReference: { value: 100 } },
      }),
      3000,
    ],
    ['for ten or more', parts({ price: 20, eligibleQuantity: { minValue: 10 } }, { price: 30 }), 3000],
    [
      'by the month',
      parts({ price: 5, billingDuration: 12 }, { price: 7, unitCode: 'MON' }, { price: 30 }),
      3000,
    ],
    ['by the month alone', parts({ price: 5, unitText: 'per month' }), null],
  ])('the price of an offer: %s', (_, offers, cents) => {
    expect(priceOf(offers)).toBe(cents);
  });
});

describe('markup of other makers', () => {
  const graph = (...things: object[]) => linkedData({ '@context': 'https://schema.org', '@graph': things });
  const pot = {
    '@type': 'Product',
    '@id': '#pot',
    name: 'Pot',
    brand: { '@id': '#maker' },
    image: [{ '@id': '#picture' }],
    offers: { '@type': 'Offer', '@id': '#offer' },
    aggregateRating: { '@id': '#rating' },
  };
  const named = [
    { '@type': 'Brand', '@id': '#maker', name: 'Kiln' },
    { '@type': 'ImageObject', '@id': '#picture', contentUrl: '/pot.jpg' },
    { '@type': 'Offer', '@id': '#offer', price: 20, priceCurrency: 'USD', seller: { '@id': '#shop' } },
    { '@type': 'AggregateRating', '@id': '#rating', ratingValue: 4.4 },
    { '@type': 'Organization', '@id': '#shop', name: 'Tea House' },
  ];
  const whole = {
    name: 'Pot',
    brand: 'Kiln',
    imageUrl: 'https://www.tea.example/pot.jpg',
    priceCents: 2000,
    rating: 4.4,
    retailer: 'Tea House',
  };

  it.each([
    ['after it', graph(pot, ...named)],
    ['before it', graph(...named, pot)],
    ['in scripts of their own', [pot, ...named].map((thing) => linkedData(thing)).join('')],
    [
      'by the page that it is the main entity of',
      graph({ '@type': 'WebPage', '@id': '#page', mainEntity: { '@id': '#pot' } }, ...named) +
        linkedData({ ...pot, mainEntityOfPage: { '@id': '#page' } }),
    ],
    ['in parts', linkedData({ '@type': 'Product', '@id': '#pot', name: 'Pot' }) + graph(pot, ...named)],
  ])('things that a product refers to by @id are found: %s', (_, html) => {
    expect(facts(html).product).toMatchObject(whole);
  });

  it('unlike things with one @id stay apart', () => {
    const red = { '@type': 'Product', '@id': '/pots', name: 'Red pot' };
    const blue = { ...red, name: 'Blue pot', offers: { price: '$9' } };
    expect(
      facts(graph({ '@type': 'WebPage', '@id': '/pots', image: '/page.jpg' }, red, blue)).product,
    ).toMatchObject({
      name: 'Red pot',
      priceCents: null,
      imageUrl: null,
    });
  });

  it('things that refer to each other or to nothing end', () => {
    const round = { '@type': 'ProductGroup', '@id': '#a', name: 'Pot', hasVariant: [{ '@id': '#a' }] };
    expect(facts(graph(round)).product?.name).toBe('Pot');
    expect(facts(graph({ ...pot, hasVariant: { '@id': '#none' } })).product).toMatchObject({
      name: 'Pot',
      priceCents: null,
    });
  });

  it('items are completed by elements that they refer to', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product" itemref="price stars none">
      <h1 itemprop="name">Chair</h1></div>
      <aside><div id="price" itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <meta itemprop="priceCurrency" content="USD"><b itemprop="price">$210</b></div></aside>
      <p id="stars">Rated <i itemprop="aggregateRating" itemscope><b itemprop="ratingValue">4.6</b></i></p>`;
    expect(facts(html).product).toMatchObject({ name: 'Chair', priceCents: 21_000, rating: 4.6 });
  });

  it('an element that is referred to belongs to the item around it too', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Chair</b>
      <p id="maker"><i itemprop="brand">Kiln</i></p></div>
      <div itemscope itemtype="https://schema.org/Product" itemref="maker"><b itemprop="name">Desk</b></div>`;
    expect(facts(html).product).toMatchObject({ name: 'Chair', brand: 'Kiln' });
  });

  it('comments between the fields of JSON-LD are left out', () => {
    const script = `<script type="application/ld+json">
      // Made by the theme {4.2}
      { /* the thing: */ "@type": "Product", // it is one
        "name": "Bowl // no comment", "image": "https://img.example/*/b.jpg",
        "offers": { "price": "36.50", "priceCurrency": "USD" } // }
      }</script>`;
    expect(facts(script).product).toMatchObject({
      name: 'Bowl // no comment',
      priceCents: 3650,
      imageUrl: 'https://img.example/*/b.jpg',
    });
  });

  it.each(['Car', 'Vehicle', 'Book', 'http://schema.org/VideoGame', 'IndividualProduct'])(
    'a thing of the type %s is a product if it is offered',
    (type) => {
      const thing = { '@type': type, name: 'Zephyr' };
      const product = { name: 'Zephyr', priceCents: 900 };
      expect(facts(linkedData({ ...thing, offers: { price: '$9' } })).product).toMatchObject(product);
    },
  );

  it('a book without an offer, and an offered concert, are no products', () => {
    expect(facts(linkedData({ '@type': 'Book', name: 'Zephyr' })).isProduct).toBe(false);
    expect(facts(linkedData({ '@type': 'Event', name: 'Zephyr', offers: { price: '$9' } })).isProduct).toBe(
      false,
    );
  });

  it('the base of a page counts for its pictures and its canonical address', () => {
    const { product, canonicalUrl } = facts(`<base href="/shop/"><base href="/other/">
      <link rel=canonical href="jug.html"><meta property="og:image" content="jug.png">
      ${linkedData({ '@type': 'Product', name: 'Jug', image: 'jug.jpg' })}`);
    expect(product?.imageUrl).toBe('https://www.tea.example/shop/jug.jpg');
    expect(canonicalUrl).toBe('https://www.tea.example/shop/jug.html');
    const foreign = facts(
      '<base href="javascript:alert(1)"><meta property="og:type" content="product"><title>Jug</title><meta property="og:image" content="jug.png">',
    );
    expect(foreign.product?.imageUrl).toBe('https://www.tea.example/kettles/jug.png');
  });
});

describe('a malicious or broken page', () => {
  let ordinary: number;
  beforeAll(async () => {
    const page = `<title>Cups</title>${'<div class="card"><a href="/cups/1">A <b>cup</b></a></div>'.repeat(12_000)}`;
    ordinary = await usualWork(() => facts(page));
  });
  const variants = {
    '@type': 'ProductGroup',
    name: 'Cup',
    offers: many(100, { url: '/a' }),
    hasVariant: many(100, { '@type': 'Product', hasVariant: many(5, { '@type': 'Product' }) }),
  };
  it.each([
    [
      'markup without an end',
      '<title>Cup</title><div itemscope itemtype="https://schema.org/Product"><p itemprop=',
    ],
    ['elements without end', `<title>Cup</title>${'<div>'.repeat(500_000)}`],
    ['properties without end', `<title>Cup</title><div itemscope>${'<i itemprop=a>x'.repeat(150_000)}`],
    ['items without end', `<title>Cup</title>${'<div itemscope itemprop=a></div>'.repeat(80_000)}`],
    ['ends without a beginning', `<title>Cup</title>${'</p></i>'.repeat(300_000)}`],
    [
      'scripts without end',
      `<title>Cup</title>${'<script type="application/ld+json">{}</script>'.repeat(50_000)}`,
    ],
    ['one enormous name', `<title>Cup</title><meta property="og:image" content="${'x'.repeat(2_500_000)}">`],
    [
      'scripts of nothing',
      `<title>Cup</title><script type="application/ld+json">${' \u00a0'.repeat(1_400_000)}</script>`,
    ],
    [
      'JSON without end',
      `<title>Cup</title><script type="application/ld+json">${'['.repeat(2_900_000)}</script>`,
    ],
    [
      'senders without end',
      `<title>Cup</title>${linkedData(many(700, { '@type': 'Product', name: 'Cup', url: `/?${'utm_a&'.repeat(600)}` }))}`,
    ],
    ['variants of variants', `<title>Cup</title>${linkedData(many(300, variants))}`],
    [
      'variants that share a hundred long addresses',
      linkedData({
        '@type': 'ProductGroup',
        name: 'Cup',
        offers: each(100, (offer) => ({ url: `/${offer}?${'utm_a&'.repeat(650)}` })),
        hasVariant: many(100, { '@type': 'Product' }),
      }),
    ],
    ['lists of lists', `<title>Cup</title>${linkedData(many(100, many(100, many(80, {}))))}`],
    [
      'keys without end',
      `<title>Cup</title>${linkedData(Object.fromEntries(each(250_000, (key) => [key, 1])))}`,
    ],
    ['attributes without end', `<title>Cup</title><p ${each(400_000, (key) => `a${key}`).join(' ')}>`],
    ['ends that end nothing', `<title>Cup</title>${'<b>'.repeat(900)}${'</x>'.repeat(740_000)}`],
    [
      'currencies of nothing but space',
      linkedData({
        '@type': 'Product',
        name: 'Cup',
        offers: many(100, { price: 1, priceCurrency: `${' '.repeat(9000)}x` }),
      }),
    ],
    [
      'a text without end in JSON',
      `<title>Cup</title><script type="application/ld+json">{"${'\\"'.repeat(40_000)}}</script>`,
    ],
    [
      'comments without end',
      `<title>Cup</title><script type="application/ld+json">{${'/*"'.repeat(300_000)}</script>`,
    ],
    [
      'references without end',
      `<title>Cup</title>${linkedData(each(4000, (thing) => ({ '@id': `#${thing}`, mainEntity: { '@id': `#${thing + 1}` }, hasVariant: many(20, { '@id': '#7' }) })))}`,
    ],
    [
      'items that refer to everything',
      `<title>Cup</title><p id=a><b itemprop=x>y</b></p>${`<div itemscope itemref="${'a '.repeat(50)}"></div>`.repeat(10_000)}`,
    ],
    [
      'parts of one thing without end',
      `<title>Cup</title>${linkedData([{ '@id': 'a', ...Object.fromEntries(each(20_000, (key) => [`k${key}`, 1])) }, ...many(3000, { '@id': 'a', b: 1 })])}`,
    ],
    [
      'things that chain their prototypes',
      `<title>Cup</title><script type="application/ld+json">[{"@id":"v0","n":1},${each(2000, (thing) => `{"@id":"v${thing}","__proto__":{"@id":"v${thing + 1}","a${thing}":1}}`).join(',')}]</script>`,
    ],
    [
      'a type without end',
      `<title>Cup</title>${linkedData([{ '@id': 'a', '@type': 'x'.repeat(900_000), hasVariant: 1 }, ...many(20, { '@type': 'Thing', hasVariant: many(100, { '@id': 'a' }) })])}`,
    ],
    [
      'references to one large thing',
      `<title>Cup</title>${linkedData([{ '@id': 'a', ...Object.fromEntries(each(20_000, (key) => [`k${key}`, 1])) }, ...many(100, { '@type': 'Thing', hasVariant: many(100, { '@id': 'a' }) })])}`,
    ],
    [
      'offers that offer themselves',
      linkedData({
        '@type': 'Product',
        '@id': 'o',
        name: 'Cup',
        offers: many(100, { '@id': 'o' }),
        priceType: each(20_000, String),
      }),
    ],
    [
      'lists beside a thing',
      `<title>Cup</title>${linkedData({ '@id': 'a', b: 1 })}<script type="application/ld+json">${'['.repeat(5000)}${']'.repeat(5000)}</script>`,
    ],
    [
      'properties that everything refers to',
      `<title>Cup</title><p id=a>${each(1000, (key) => `<b itemprop="x${key}">y</b>`).join('')}</p>${`<div itemscope itemref="${'a '.repeat(50)}"></div>`.repeat(400)}`,
    ],
    ['deep JSON', `<title>Cup</title>${linkedData(deep(500))}`],
    ['names of the language', `<title>Cup</title>${'{"@type":"Product","__proto__":{"name":"x"}}'}`],
    [
      'a property of that name',
      '<title>Cup</title><div itemscope><i itemprop="__proto__ constructor">x</i></div>',
    ],
  ])('any page is read in good time: %s', async (_, html) => {
    const most = 15 * ordinary;
    const nameOf = ({ product, title }: ReturnType<typeof facts>) => product?.name ?? title;
    expect(await leastWork(() => expect(nameOf(facts(html))).toBe('Cup'), most)).toBeLessThan(most);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'https://a:b@img.example/',
    7,
  ])('a picture at %s is refused', (image) => {
    expect(productOf({ image: [image] })?.imageUrl).toBeNull();
  });

  it('a price may stand on the product itself', () => {
    const inItem =
      '<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Cup</b><meta itemprop="priceCurrency" content="USD"><b itemprop="price">20</b></div>';
    expect(facts(inItem).product?.priceCents).toBe(2000);
    expect(productOf({ price: '21', priceCurrency: 'USD' })?.priceCents).toBe(2100);
  });

  it('names are one line of plain text, of limited length', () => {
    const name = '<b>\u202eCup\u0000\n &#x202e;</b>of\u200b tea ';
    expect(productOf({ name })?.name).toBe('Cup of tea');
    expect(productOf({ name: 'x'.repeat(100_000) })?.name).toHaveLength(200);
    expect(productOf({ brand: 'x'.repeat(100_000) })?.brand).toHaveLength(80);
    expect(facts(`<title>${'x'.repeat(100_000)}</title>`).title).toHaveLength(200);
  });
});

it.each([
  ['as the server says', 'latin1', 'text/html; charset="iso-8859-1"', '<title>Café'],
  ['as the page says', 'latin1', 'text/html', '<meta charset="windows-1252"><title>Café'],
  [
    'as old pages say',
    'latin1',
    'text/html',
    '<meta http-equiv="content-type" content="text/html; charset=ISO-8859-15"><title>Café',
  ],
  ['as its first bytes show', 'utf16le', 'text/html; charset=utf-8', '\ufeff<title>Café'],
  [
    'by its bytes, where the page calls itself UTF-16',
    'utf8',
    'text/html',
    '<meta charset=utf-16><title>Café',
  ],
  ['by its bytes, where the server calls it UTF-16', 'utf8', 'text/html; charset=utf-16be', '<title>Café'],
  ['as UTF-16 without a mark, if it is', 'utf16le', 'text/html; charset=utf-16le', '<title>Café'],
  ['as everybody does, where what is said is nonsense', 'utf8', 'text/html; charset=nonsense', '<title>Café'],
] as const)('a page is read in its encoding, %s', (_, encoding, contentType, html) => {
  expect(facts(textOfPage(Buffer.from(html, encoding), contentType)).title).toBe('Café');
});

const many = (count: number, like: unknown) => Array.from({ length: count }, () => like);
const each = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));

function deep(levels: number): unknown {
  return levels === 0 ? {} : { '@graph': [deep(levels - 1)] };
}
