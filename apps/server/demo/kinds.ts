/** Garments that are arranged alike. */
export type Kind = 'top' | 'long' | 'bottom' | 'draped' | 'shoe' | 'hat' | 'standing' | 'lying';

const KINDS: Record<Kind, readonly string[]> = {
  top: ['t-shirt', 'womans-clothes', 'running-shirt', 'sweater', 'blazer', 'puffer'],
  long: ['coat', 'kimono', 'dress', 'one-piece-swimsuit'],
  bottom: ['jeans', 'trousers', 'shorts', 'skirt'],
  draped: ['sari'],
  shoe: [
    'running-shoe',
    'high-heeled-shoe',
    'hiking-boot',
    'womans-boot',
    'flat-shoe',
    'mans-shoe',
    'ballet-shoes',
    'womans-sandal',
  ],
  hat: ['top-hat', 'billed-cap', 'womans-hat', 'beanie'],
  standing: [
    'handbag',
    'clutch-bag',
    'purse',
    'backpack',
    'briefcase',
    'luggage',
    'lipstick',
    'nail-polish',
    'lotion-bottle',
    'perfume',
    'cream-jar',
    'mirror',
    'soap',
  ],
  lying: [],
};
export const kindOf = (garment: string): Kind =>
  (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].includes(garment)) ?? 'lying';

/**
 * Width of a hundred units of the drawing, as a share of the picture's width. `SIZE_OF` overrides it for
 * single garments.
 */
const SIZES: Record<Kind, number> = {
  top: 1,
  long: 0.86,
  bottom: 0.8,
  draped: 0.84,
  shoe: 0.8,
  hat: 0.74,
  standing: 0.74,
  lying: 0.78,
};
const SIZE_OF: Record<string, number> = {
  ring: 0.5,
  'gem-stone': 0.46,
  watch: 0.8,
  lipstick: 0.74,
  'nail-polish': 0.7,
  'lotion-bottle': 0.76,
  perfume: 0.7,
  'cream-jar': 0.56,
  soap: 0.56,
  blush: 0.54,
  mirror: 0.7,
  'hair-pick': 0.56,
  'thong-sandal': 0.74,
  luggage: 0.8,
  coat: 0.86,
  dress: 0.84,
  sari: 0.8,
  kimono: 0.92,
  jeans: 0.86,
  trousers: 0.86,
  skirt: 0.84,
  shorts: 0.82,
  sunglasses: 0.66,
  glasses: 0.66,
};

export const sizeOf = (garment: string): number => SIZE_OF[garment] ?? SIZES[kindOf(garment)];
