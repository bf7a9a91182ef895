import type { ProductCardProduct } from './ProductCard/ProductCard.tsx';

/** Returns a picture of flat shapes as an SVG data URL; needs no network and keeps visual baselines small. */
const drawn = (ground: string, shape: string, width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="52%" r="${Math.min(width, height) * 0.27}" fill="${shape}"/></svg>`,
  )}`,
  width,
  height,
  placeholder: ground,
});

/** Returns the address of a face of flat shapes. */
const faceOn = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${ground}"/><circle cx="24" cy="20" r="9" fill="#7A4A36"/><circle cx="24" cy="48" r="16" fill="#2F3E55"/></svg>`,
  )}`;

/** Addresses of faces. */
export const faces = ['#DDBFB8', '#BFD6DD', '#D8D0B4'].map(faceOn);

export const runner: ProductCardProduct = {
  id: 'p1',
  name: 'Cloudstep Runner',
  retailer: 'Northlane',
  price: 129,
  rating: 4.6,
  username: 'mina.k',
  ownerPicture: faceOn('#DDBFB8'),
  picture: drawn('#E9E2D8', '#A78BC9', 400, 500),
};

export const overcoat: ProductCardProduct = {
  id: 'p2',
  name: 'Wool Overcoat, Camel',
  retailer: 'Atelier Brume',
  price: 340,
  rating: 4.8,
  username: 'jun',
  ownerPicture: faceOn('#BFD6DD'),
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

export const sunglasses: ProductCardProduct = {
  id: 'p5',
  name: 'Aviator No. 4',
  price: 95,
  rating: 0,
  picture: drawn('#E7E1D5', '#46247A', 400, 300),
};

/** A product with no price, the highest rating, and unbreakable words. */
export const pendant: ProductCardProduct = {
  id: 'p6',
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsanhänger',
  retailer: 'Juweliergesellschaft Hohenzollernstraße & Söhne',
  price: 0,
  rating: 5,
  username: 'the_very_long_username_of_a_jeweller',
  picture: drawn('#DDE5E8', '#2F9BD8', 400, 460),
};

export const boots: ProductCardProduct = {
  id: 'p7',
  name: 'Trail Boot in Honey',
  retailer: 'Northlane',
  price: 189.5,
  rating: 4.1,
  username: 'otis',
  picture: { ...drawn('#DFE6DE', '#E9A23B', 400, 500), width: null, height: null },
};

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
