import type { OnWire, Product } from '@vitrine/api';
import { describe, expect, it } from 'vitest';
import type { SharedPost } from '../posts/shared-posts.service.ts';
import { postHead, productHead, type SiteName, withHead } from './head.ts';

const site: SiteName = { name: 'Vitrine', title: 'Vitrine', description: 'A shop window.' };
const ORIGIN = 'https://vitrine.example';
const documentOf = (head: ReturnType<typeof postHead>) =>
  withHead('<meta charset="utf-8"><!--head-->', head, site, { scripts: [], styles: [], answers: [] });

describe('the head of a product', () => {
  const kettle: OnWire<typeof Product> = {
    id: '7',
    name: 'Kettle',
    brand: null,
    image_url: null,
    price: 1500,
    link: null,
    username: null,
    verified: false,
    color: null,
    category: null,
    rating: null,
    picture: null,
    retailer: null,
  };

  it.each([
    ['JPY', '1500'],
    ['USD', '1500.00'],
    ['KWD', '1500.000'],
  ])(
    'the price in %s has the decimals of its currency in the structured data and tags',
    (currency, price) => {
      const url = `${ORIGIN}/product/7`;
      const money = { currency, locale: 'en' };
      const text = documentOf(productHead(kettle, { site, money, origin: ORIGIN, url, isGone: false }));
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
      expect(JSON.parse(data)).toMatchObject({
        '@type': 'Product',
        offers: { '@type': 'Offer', price, priceCurrency: currency },
      });
      expect(text).toContain(`<meta property="product:price:amount" content="${price}">`);
      expect(text).toContain(`<meta property="product:price:currency" content="${currency}">`);
    },
  );
});

describe('the head of a post', () => {
  const post: SharedPost = {
    id: '7',
    username: 'mina',
    isFiltered: false,
    content: 'Red',
    alt: undefined,
    pictures: [[{ url: '/media/a.webp', width: 400 }]],
    version: 'v',
    pictureVersion: 'p',
  };
  const written = (given: Partial<SharedPost>) =>
    documentOf(postHead({ ...post, ...given }, site, ORIGIN, `${ORIGIN}/p/7`));

  it('caption and description of the picture are escaped, without overrides of their direction', () => {
    const said = '\u202e"><script>\u0007שלום\u202c';
    const text = written({ content: said, alt: said });
    const shown = '&quot;&gt;&lt;script&gt; שלום';
    for (const tag of ['property="og:description"', 'name="twitter:description"', 'property="og:image:alt"'])
      expect(text).toContain(`<meta ${tag} content="${shown}">`);
    expect(text).not.toMatch(/[\u202a-\u202e]|<script>/);
  });

  it('a picture whose description nobody could see is described by the title', () => {
    expect(written({ alt: '\u202e\u202c' })).toContain(
      '<meta property="og:image:alt" content="Post by @mina · Vitrine">',
    );
  });
});
