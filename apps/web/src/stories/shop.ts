import {
  builtInPrivacyPolicy,
  builtInTerms,
  CONTENT_FILTER_DEFAULTS,
  NOTIFICATION_DEFAULTS,
  type Post,
  type Product,
} from '@vitrine/api';
import type { FakeAnswers } from './fake-server.ts';

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

type Row = [
  picture: string,
  height: number,
  ground: string,
  name: string,
  brand: string,
  retailer: string,
  price: number,
  rating: number,
  color: string,
  category: string,
];

const ROWS: Row[] = [
  [
    'dress-red',
    427,
    '#D7BCC2',
    'Bias-Cut Midi Dress',
    'Maison Orla',
    'Maison Orla',
    89,
    4.7,
    'Red',
    'Dresses',
  ],
  [
    'coat-brown',
    427,
    '#E0CAC3',
    'Double-Faced Wool Coat',
    'Atelier Brume',
    'Atelier Brume',
    340,
    4.8,
    'Brown',
    'Coats',
  ],
  [
    'running-shoe-white',
    320,
    '#D9C9BC',
    'Cloudstep Runner',
    'Northlane',
    'Northlane',
    129,
    4.6,
    'White',
    'Shoes',
  ],
  [
    'handbag-brown',
    427,
    '#D9D1BD',
    'Structured Top-Handle Bag',
    'Kestrel',
    'Kestrel & Co',
    265,
    4.2,
    'Brown',
    'Bags',
  ],
  [
    'sweater-navy',
    384,
    '#B2BECE',
    'Fisherman Sweater',
    'Northlane',
    'Northlane',
    98,
    4.4,
    'Navy',
    'Knitwear',
  ],
  [
    'sunglasses-brown',
    384,
    '#DDCEBE',
    'Aviator No. 4',
    'Halden',
    'Halden Optics',
    95,
    4.1,
    'Brown',
    'Accessories',
  ],
  [
    'dress-pink',
    400,
    '#EACBD4',
    'Puff-Sleeve Day Dress',
    'Lindqvist',
    'Lindqvist',
    74.5,
    4.3,
    'Pink',
    'Dresses',
  ],
  [
    'womans-boot-black',
    448,
    '#BDC0B5',
    'Ankle Boot with a Stacked Heel',
    'Maison Orla',
    'Maison Orla',
    210,
    4.9,
    'Black',
    'Shoes',
  ],
  [
    'watch-brown',
    448,
    '#C7C4C1',
    'Field Watch, 38 mm',
    'Halden',
    'Halden Optics',
    180,
    4.5,
    'Brown',
    'Watches',
  ],
  [
    'jeans-blue',
    427,
    '#C8C8D7',
    'Straight Jeans, Washed Once',
    'Lindqvist',
    'Lindqvist',
    79,
    4.0,
    'Blue',
    'Jeans',
  ],
  [
    'scarf-gray',
    400,
    '#D4CACD',
    'Brushed Mohair Scarf',
    'Atelier Brume',
    'Atelier Brume',
    62,
    4.6,
    'Gray',
    'Accessories',
  ],
  [
    'dress-green',
    480,
    '#C1CDBF',
    'Tiered Maxi Dress',
    'Kestrel',
    'Kestrel & Co',
    99,
    3.9,
    'Green',
    'Dresses',
  ],
  [
    'high-heeled-shoe-red',
    384,
    '#DFBABE',
    'Satin Slingback',
    'Maison Orla',
    'Maison Orla',
    121,
    4.8,
    'Red',
    'Shoes',
  ],
  ['luggage-blue', 480, '#B6C5D8', 'Cabin Case, 37 l', 'Northlane', 'Northlane', 149, 4.4, 'Blue', 'Travel'],
];

const WIDTH = 320;

export const products: Product[] = ROWS.map(
  ([picture, height, placeholder, name, brand, retailer, price, rating, color, category], index) => {
    const url = pictures[`./pictures/${picture}.webp`] ?? '';
    return {
      id: `story${index + 1}`,
      name,
      brand,
      retailer,
      price,
      rating,
      color,
      category,
      link: `https://shop.example/${picture}`,
      imageUrl: url,
      picture: { width: WIDTH, height, placeholder, sources: [{ url, width: WIDTH }] },
      username: ['mina.k', 'jun', 'lea.v', 'otis'][index % 4] ?? null,
      verified: index % 3 === 0,
    };
  },
);

const IN_CART = 3;
const forPerson = products.map((product, index) => ({
  ...product,
  isLiked: index === 1,
  isInCart: index < IN_CART,
}));

const CAPTIONS: Record<string, string> = {
  'lea.v': 'Red for the long table outdoors, and for the walk home.',
  jun: 'Fit check before the rain came.',
};

const postOf = (username: string, place: number): Post => {
  const { picture } = products[place] as Product;
  const url = picture?.sources[0]?.url ?? '';
  return {
    id: `post of ${username}`,
    userId: username,
    username,
    content: CAPTIONS[username] ?? '',
    media: [{ id: url, mediaType: 'image', signedUrl: url, thumbnailUrl: url, order: 0, ...picture }],
    likeCount: 12,
    saveCount: 3,
    commentCount: 2,
    linkCount: 1,
    createdAt: '2026-11-20T12:00:00.000Z',
  };
};

/** A shop with a dozen products; a signed-in user has three in the cart. */
export const shopFor = (viewer: 'guest' | 'person'): FakeAnswers => {
  const all = viewer === 'person' ? forPerson : products;
  const page = { pagination: { page: 1, pages: 1 }, snapshot: 'story' };
  return {
    products: {
      popular: () => ({ products: all, ...page }),
      verified: () => ({ products: all.filter(({ verified }) => verified), ...page }),
      personalized: () => ({ products: all, ...page }),
      get: ({ params }) => all.find(({ id }) => id === params.id) ?? (all[0] as Product),
    },
    productDetails: {
      get: () => ({
        sizes: ['XS', 'S', 'M', 'L', 'XL'],
        material: '97% silk, 3% elastane',
        description: 'Falls easily from the shoulders. A hidden zip closes it at the side.',
      }),
    },
    postLinks: {
      posts: () => ({ posts: [postOf('lea.v', 1), postOf('jun', 6)] }),
    },
    recommendations: {
      similar: ({ params }) => ({ products: all.filter(({ id }) => id !== params.id).slice(0, 6) }),
      named: () => ({ products: all.slice(3, 7) }),
    },
    search: {
      query: ({ body }) => {
        const priceText = /under \$?(\d+)/.exec(body.query);
        const query = body.query.replace(priceText?.[0] ?? '', '').trim();
        const maxPrice = priceText ? Number(priceText[1]) : undefined;
        const isFound = ({ name, color, category, price }: Product) =>
          query.split(' ').every((word) => `${name} ${color} ${category}`.toLowerCase().includes(word)) &&
          (maxPrice === undefined || (price ?? 0) <= maxPrice);
        const results = all.filter(isFound);
        return {
          results,
          nextStart: -1,
          asOf: 0,
          total: results.length,
          understood: { query, ...(priceText && { maxPrice, priceText: priceText[0] }) },
        };
      },
      brands: () => ({ brands: [...new Set(all.flatMap(({ brand }) => brand ?? []))] }),
    },
    settings: {
      contentFilters: () => CONTENT_FILTER_DEFAULTS,
      notifications: () => NOTIFICATION_DEFAULTS,
      saveNotifications: ({ body }) => ({ ...NOTIFICATION_DEFAULTS, ...body }),
    },
    subscription: {
      status: () => ({
        data: { tier: 'free', planInterval: null, autoRenew: false, nextBillingDate: null, status: '' },
      }),
    },
    legal: { terms: () => builtInTerms, privacy: () => ({ policy: builtInPrivacyPolicy }) },
    cart: {
      list: () => ({
        items: all.slice(0, IN_CART).map((product) => ({ ...product, productId: product.id, quantity: 1 })),
      }),
    },
  };
};
