import { expect, it } from 'vitest';
import { pageFacts } from './page-facts.ts';

/** A page of a shop, reduced to the parts about the product. */
interface ShopPage {
  url: string;
  html: string;
  says: object;
}

const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;

const PAGES: Record<string, ShopPage> = {
  'Shopify: the price of a sale stands only in Open Graph': {
    url: 'https://harbour.example/products/breton-tee',
    html: `<title>Breton Tee – Harbour</title><meta property="og:site_name" content="Harbour">
      <meta property="og:type" content="product"><meta property="og:title" content="Breton Tee">
      <meta property="og:price:amount" content="38.00"><meta property="og:price:currency" content="USD">
      ${ld(`{"@context":"http://schema.org/","@type":"Product","name":"Breton Tee","brand":{"@type":"Brand","name":"Harbour"},
        "image":["https://cdn.harbour.example/tee.jpg"],
        "offers":[{"@type":"Offer","price":45.0,"priceCurrency":"USD","url":"/products/breton-tee?variant=1"}]}`)}
      <h1>Breton Tee</h1><s class="price-item--regular">$45.00</s><span class="price-item--sale">$38.00</span>`,
    says: {
      name: 'Breton Tee',
      priceCents: 3800,
      brand: 'Harbour',
      imageUrl: 'https://cdn.harbour.example/tee.jpg',
      source: 'json-ld',
    },
  },
  'WooCommerce: prices in specifications, in a graph': {
    url: 'https://nest.example/product/hoodie/',
    html: `<title>Hoodie - Nest</title>${ld(`{"@context":"https://schema.org/","@graph":[
      {"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","item":{"name":"Hoodies"}}]},
      {"@type":"Product","@id":"https://nest.example/product/hoodie/#product","name":"Hoodie &#8220;Cosy&#8221;","sku":"H-1",
       "offers":[{"@type":"Offer","priceSpecification":[{"@type":"UnitPriceSpecification","price":"54.00","priceCurrency":"USD"}]}]}]}`)}
      <meta property="og:image" content="https://nest.example/hood.jpg"><meta property="og:site_name" content="Nest">`,
    says: {
      name: 'Hoodie “Cosy”',
      priceCents: 5400,
      imageUrl: 'https://nest.example/hood.jpg',
      retailer: 'Nest',
    },
  },
  'Magento: microdata without a picture, which Open Graph has': {
    url: 'https://luma.example/push-it-messenger-bag.html',
    html: `<title>Push It Messenger Bag</title><meta property="og:type" content="product">
      <meta property="og:title" content="Push It Messenger Bag"><meta property="og:image" content="https://luma.example/bag.jpg">
      <meta property="product:price:amount" content="45"><meta property="product:price:currency" content="USD">
      <main itemscope itemtype="http://schema.org/Product"><h1><span itemprop="name">Push It Messenger Bag</span></h1>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span data-price-amount="45"><span class="price">$45.00</span></span>
      <meta itemprop="price" content="45"><meta itemprop="priceCurrency" content="USD"></div>
      <div itemprop="brand" itemscope><meta itemprop="name" content="Luma"></div></main>`,
    says: {
      name: 'Push It Messenger Bag',
      priceCents: 4500,
      brand: 'Luma',
      imageUrl: 'https://luma.example/bag.jpg',
      source: 'microdata',
    },
  },
  'a market of makers: a range of prices, and a path of categories from its top': {
    url: 'https://makers.example/listing/7/gold-hoops',
    html: `<title>Gold Hoops - Makers</title>${ld(`{"@type":"Product","name":"Gold Hoops, hammered","category":"Jewelry < Earrings < Hoop Earrings",
      "image":[{"@type":"ImageObject","contentURL":"x","url":"https://i.makers.example/hoops.jpg"}],
      "aggregateRating":{"ratingValue":"4.8","reviewCount":112},"brand":{"name":"StudioAnna"},
      "offers":{"@type":"AggregateOffer","lowPrice":"20.50","highPrice":"48.00","priceCurrency":"USD","offerCount":12}}`)}`,
    says: {
      name: 'Gold Hoops, hammered',
      priceCents: 2050,
      category: 'Jewelry',
      rating: 4.8,
      brand: 'StudioAnna',
    },
  },
  'a fashion house abroad: euros are no dollars': {
    url: 'https://mode.example/kleid-blau',
    html: `<title>Kleid | Mode</title><meta property="og:price:amount" content="59.95">
      ${ld(`{"@type":"Product","name":"Sommerkleid","color":"blau","brand":"Orla",
      "offers":[{"@type":"Offer","price":59.95,"priceCurrency":"EUR"}]}`)}<h1>Sommerkleid</h1><span class="price">59,95&nbsp;€</span>`,
    says: { name: 'Sommerkleid', priceCents: null, brand: 'Orla', source: 'json-ld' },
  },
  'a large store without structured data: what it shows at places that are known': {
    url: 'https://www.amazon.com/dp/B000',
    html: `<title>Amazon.com: Steel Kettle, 1.7 L : Home &amp; Kitchen</title><div id="dp">
      <h1><span id="productTitle">   Steel Kettle, 1.7 L   </span></h1><a id="bylineInfo">Visit the Kiln Store</a>
      <img id="landingImage" src="https://m.media.example/small.jpg" data-old-hires="https://m.media.example/large.jpg">
      <div id="corePrice"><span class="a-price a-text-price"><span class="a-offscreen">$34.99</span></span>
      <span class="a-price"><span class="a-offscreen">$24.99</span><span aria-hidden="true">$24<sup>99</sup></span></span></div></div>`,
    says: {
      name: 'Steel Kettle, 1.7 L',
      priceCents: 2499,
      brand: 'Kiln',
      imageUrl: 'https://m.media.example/large.jpg',
      source: 'shown',
    },
  },
  'the same store in another country: its dollars are not ours': {
    url: 'https://www.amazon.ca/dp/B000',
    html: '<title>Amazon.ca: Kettle</title><span id="productTitle">Kettle</span><span class="a-offscreen">$24.99</span>',
    says: { name: 'Kettle', priceCents: null },
  },
  'a furniture store: the price of JSON-LD is missing, the page shows it': {
    url: 'https://www.wohn.example/us/en/p/billy-bookcase/',
    html: `<title>BILLY Bookcase, white - WOHN US</title>${ld(
      `{"@context":"https://schema.org","@type":"Product","name":"BILLY Bookcase","image":"https://www.wohn.example/billy.jpg"}`,
    )}<h1>BILLY</h1><del class="price">$89.00</del><span class="price__current">$ 69.99</span><span class="price">$9.99</span>`,
    says: { name: 'BILLY Bookcase', priceCents: 6999, imageUrl: 'https://www.wohn.example/billy.jpg' },
  },
  'microdata alone': {
    url: 'https://old.example/p/9',
    html: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Wool Scarf</h1><img itemprop="image" src="/s.jpg">
      <p itemprop="offers" itemscope><span itemprop="priceCurrency">USD</span> <span itemprop="price">30</span></p></div>`,
    says: {
      name: 'Wool Scarf',
      priceCents: 3000,
      imageUrl: 'https://old.example/s.jpg',
      source: 'microdata',
    },
  },
  'Open Graph alone, with the shop in the title': {
    url: 'https://www.tinyshop.example/mug',
    html: `<title>x</title><meta property="og:title" content="Speckled Mug | Tiny Shop"><meta property="og:site_name" content="Tiny Shop">
      <meta property="og:type" content="product.item"><meta property="product:price:amount" content="24.00">
      <meta property="product:price:currency" content="USD"><meta property="product:sale_price:amount" content="18.00">
      <meta property="og:image" content="https://www.tinyshop.example/mug.jpg">`,
    says: { name: 'Speckled Mug', priceCents: 1800, retailer: 'Tiny Shop', source: 'open-graph' },
  },
  'JSON-LD with commas behind the last of its lists': {
    url: 'https://template.example/lamp',
    html: ld(`{"@type":"Product","name":"Lamp, with a ,} in its name",
      "image":["https://template.example/lamp.jpg",],"offers":{"price":"49.00","priceCurrency":"USD",},}`),
    says: {
      name: 'Lamp, with a ,} in its name',
      priceCents: 4900,
      imageUrl: 'https://template.example/lamp.jpg',
    },
  },
  'a price that stands in JSON-LD, its currency elsewhere': {
    url: 'https://split.example/cup',
    html: `<meta property="og:price:currency" content="USD">${ld('{"@type":"Product","name":"Cup","offers":{"price":"8.00"}}')}`,
    says: { name: 'Cup', priceCents: 800 },
  },
  'microdata of another product beside the one of the page': {
    url: 'https://beside.example/cup',
    html: `${ld('{"@type":"Product","name":"Cup"}')}<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Saucer</b>
      <i itemprop="offers" itemscope><meta itemprop="price" content="3"><meta itemprop="priceCurrency" content="USD"></i></div>`,
    says: { name: 'Cup', priceCents: null },
  },
};

it.each(Object.entries(PAGES))('a shop’s page states its product: %s', (_, { url, html, says }) => {
  const { product, isProduct } = pageFacts(html, url);
  expect(isProduct).toBe(true);
  expect(product).toMatchObject(says);
});

it.each([
  ['Kettle – Tea House', 'Kettle'],
  ['Tea House | Kettle', 'Kettle'],
  ['Kettle - 1.7 L - tea.example', 'Kettle - 1.7 L'],
  ['Tea-for-two: a set', 'Tea-for-two: a set'],
  ['Tea House', 'Tea House'],
])('the title “%s” without the shop’s name is “%s”', (title, without) => {
  const html = `<title>${title}</title><meta property="og:site_name" content="Tea House">`;
  expect(pageFacts(html, 'https://tea.example/7').title).toBe(without);
});
