import type { ProductCardProduct } from './ProductCard/ProductCard.tsx';

/** A flat picture with one shape on it: no network, and small baselines. */
const drawn = (ground: string, shape: string, width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="52%" r="${Math.min(width, height) * 0.27}" fill="${shape}"/></svg>`,
  )}`,
  width,
  height,
  placeholder: ground,
});

export const runner: ProductCardProduct = {
  id: 'p1',
  name: 'Cloudstep Runner',
  retailer: 'Northlane',
  price: 129,
  rating: 4.6,
  username: 'mina.k',
  picture: drawn('#E9E2D8', '#A78BC9', 400, 500),
};

export const overcoat: ProductCardProduct = {
  id: 'p2',
  name: 'Wool Overcoat, Camel',
  retailer: 'Atelier Brume',
  price: 340,
  rating: 4.8,
  username: 'jun',
  picture: drawn('#E6E1DC', '#D9A765', 400, 600),
};

export const slingback: ProductCardProduct = {
  id: 'p3',
  name: 'Satin Slingback with a Sculpted Heel and an Adjustable Ankle Strap in Fuchsia',
  retailer: 'Maison Orla',
  price: 1210,
  rating: 5,
  username: 'lea.v',
  picture: drawn('#EADDE1', '#C23CB4', 400, 440),
};

export const handbag: ProductCardProduct = {
  id: 'p4',
  name: 'Structured Top-Handle',
  retailer: 'Kestrel & Co',
  price: 265,
  rating: 3.2,
  username: 'ana.r',
  picture: drawn('#DCE4E8', '#7B4350', 400, 400),
};

/** Two rows short, no rating, and a picture that is wider than high. */
export const sunglasses: ProductCardProduct = {
  id: 'p5',
  name: 'Aviator No. 4',
  price: 95,
  rating: 0,
  picture: drawn('#E7E1D5', '#46247A', 400, 300),
};

/** No price, the longest rating, and words that do not break by themselves. */
export const pendant: ProductCardProduct = {
  id: 'p6',
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsanhänger',
  retailer: 'Juweliergesellschaft Hohenzollernstraße & Söhne',
  price: 0,
  rating: 5,
  username: 'the_very_long_username_of_a_jeweller',
  picture: drawn('#DDE5E8', '#2F9BD8', 400, 460),
};

/** A picture without a known size. */
export const boots: ProductCardProduct = {
  id: 'p7',
  name: 'Trail Boot in Honey',
  retailer: 'Northlane',
  price: 189.5,
  rating: 4.1,
  username: 'otis',
  picture: { ...drawn('#DFE6DE', '#E9A23B', 400, 500), width: null, height: null },
};

/** No picture at all. */
export const dress: ProductCardProduct = {
  id: 'p8',
  name: 'Scalloped Summer Dress',
  retailer: 'Soleil',
  price: 74,
  rating: 4.4,
  username: 'mina.k',
  picture: null,
};

export const products = [runner, overcoat, slingback, handbag, sunglasses, pendant, boots, dress];
