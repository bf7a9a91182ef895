export interface Signature {
  pictureId: string;
  name: string;
  brand: string;
  price: number;
  rating: number;
  owner: string;
}

export const SIGNATURES: readonly Signature[] = [
  {
    pictureId: 'running-shoe-purple',
    name: 'Cloudstep Runner',
    brand: 'Northlane',
    price: 129,
    rating: 4.6,
    owner: 'mina.k',
  },
  {
    pictureId: 'coat-brown',
    name: 'Wool Overcoat, Camel',
    brand: 'Atelier Brume',
    price: 340,
    rating: 4.8,
    owner: 'jun',
  },
  {
    pictureId: 'high-heeled-shoe-pink',
    name: 'Satin Slingback',
    brand: 'Maison Orla',
    price: 210,
    rating: 4.3,
    owner: 'lea.v',
  },
  {
    pictureId: 'handbag-brown',
    name: 'Structured Top-Handle',
    brand: 'Kestrel & Co',
    price: 265,
    rating: 4.7,
    owner: 'ana.r',
  },
  {
    pictureId: 'sunglasses-purple',
    name: 'Aviator No. 4',
    brand: 'Soleil',
    price: 95,
    rating: 4.1,
    owner: 'otis',
  },
];

interface LongName {
  pictureId: string;
  /** Number of more popular products with the same picture. */
  showing: number;
  name: string;
}

/** Names too long for any card; the last has a single word. */
export const LONG_NAMES: readonly LongName[] = [
  {
    pictureId: 'puffer-orange',
    showing: 0,
    name: 'Alpenglow Packable Recycled-Down Puffer Jacket with Detachable Storm Hood, Two-Way Zip and a Pocket It Folds Into',
  },
  {
    pictureId: 'soap-green',
    showing: 0,
    name: 'Cold-Process Eucalyptus, Rosemary and Sea Salt Soap Bar for Gardeners, Potters and Other Busy Hands',
  },
  {
    pictureId: 'perfume-yellow',
    showing: 1,
    name: 'Marigold Road Eau de Parfum, or What the Garden Smelled Like the Morning after the Longest Day of the Year',
  },
  {
    pictureId: 'luggage-blue',
    showing: 2,
    name: 'Grand Tour Expandable Four-Wheel Polycarbonate Suitcase with Compression Straps, Checked, 98 Litres',
  },
  {
    pictureId: 'trousers-white',
    showing: 2,
    name: 'Palazzo High-Waist Front-Pleat Extra-Wide-Leg Linen Trousers with Belt Loops and Mother-of-Pearl Button',
  },
  { pictureId: 'gloves-red', showing: 1, name: 'Donaudampfschifffahrtsgesellschaftskapitänshandschuhe' },
];
