import { type Random, randomOf } from '../../demo/random.ts';
import { KINDS, type Kind, type Wearer } from './merchants-kinds.ts';

/** A product as a merchant described it, with its true attributes, which the search does not see. */
export interface MerchantProduct {
  id: string;
  name: string;
  brand: string | null;
  category: string | null;
  color: string | null;
  retailer: string;
  priceCents: number | null;
  popularity: number;
  truth: { kind: string; group: string; color: string; for: Wearer; material: string; price: number };
}

const SIZE = 12_600;

/** Colours as merchants write them, from plain to fancy, and shortened. */
const COLORS: Record<string, { written: readonly string[]; short: string }> = {
  black: { written: ['Black', 'Jet Black', 'Charcoal Black'], short: 'BLK' },
  white: { written: ['White', 'Off White', 'Ivory'], short: 'WHT' },
  red: { written: ['Red', 'Maroon', 'Crimson'], short: 'RED' },
  blue: { written: ['Blue', 'Sky Blue', 'Teal'], short: 'BLU' },
  navy: { written: ['Navy Blue', 'Navy'], short: 'NVY' },
  green: { written: ['Green', 'Olive', 'Sea Green'], short: 'GRN' },
  pink: { written: ['Pink', 'Fuchsia', 'Dusty Pink'], short: 'PNK' },
  yellow: { written: ['Yellow', 'Mustard'], short: 'YLW' },
  brown: { written: ['Brown', 'Tan', 'Coffee Brown'], short: 'BRN' },
  grey: { written: ['Grey', 'Gray', 'Grey Melange'], short: 'GRY' },
  beige: { written: ['Beige', 'Nude', 'Cream'], short: 'BGE' },
  purple: { written: ['Purple', 'Lavender'], short: 'PRP' },
};
const COLOR_WORDS = Object.keys(COLORS);

// Some brands contain a product noun or a colour, or the beginning of one.
const BRANDS = [
  'DressBerry',
  'Roadster',
  'HRX',
  'Shirtmakers & Sons',
  'The Bag Story',
  'RED TAPE',
  'BlackBerrys',
  'Greenleaf Basics',
  'Shoetopia',
  'WatchTower',
  'Kook N Keech',
  'Mast & Harbour',
  'H&K',
  'LOUIS-PHILIPPE',
  'U.S. POLO',
  'Dr. Feet',
  'Pink Paisley',
  'TOP NOTCH',
  'Coatsworth',
  'Jean-Luc',
  'Hatley',
  'Ringo',
  'Beltrame',
  'Socksy',
  'Scarfini',
  'Blue Saint',
  'Silverline',
  'Golden Hour',
  'Nike',
  'PUMA',
  'adidas',
  'Sparx',
  'Bata',
  'Lavie',
  'Baggit',
  'CASIO',
  'Titan',
  'Fossil',
  'Ray-Ban',
  'VINCENT CHASE',
  'Maybelline',
  'Lakmé',
  'Nivea',
  'Philips',
  'JBL',
  'Sony',
  'IKEA',
  'Prestige',
  'Milton',
  'Borosil',
  'LEGO',
  'Funskool',
  'Anker',
  'Tupperware',
  'Chumbak',
  'Ecco',
  'Wildcraft',
  'Skybags',
  'American Tourister',
  'Levi’s',
  'WRANGLER',
  'Lee',
  'ONLY',
  'Vero Moda',
] as const;
const RETAILERS = [
  'ShopMart',
  'Style Bazaar',
  'megastore.example',
  'The Outlet',
  'Urban Closet',
  'Deals4U',
  'Red Door',
  'House of Brands',
];
const PATTERNS = [
  'Solid',
  'Printed',
  'Striped',
  'Checked',
  'Floral',
  'Self Design',
  'Colourblocked',
  'Polka Dot',
  'Embroidered',
];
const FITS = ['Regular Fit', 'Slim Fit', 'Relaxed', 'Oversized', 'Classic', 'Premium', 'Casual', 'Everyday'];
const SIZES = ['S', 'M', 'L', 'XL', 'XXL', 'UK 7', 'EU 42', '32', '34W', 'Free Size', 'One Size', '6-7Y'];
const LINES = [
  'Aria',
  'Boston',
  'Cairo',
  'Delta',
  'Ember',
  'Flow',
  'Gala',
  'Harlem',
  'Indigo',
  'Juno',
  'Kyoto',
  'Luna',
  'Milano',
  'Nova',
];

const WEARERS: Record<Wearer, readonly string[]> = {
  women: ['Women', 'Women’s', 'Womens', 'Ladies', 'WMNS'],
  men: ['Men', 'Men’s', 'Mens', 'Gents', 'MEN'],
  girls: ['Girls', 'Girl’s', 'Kids Girls'],
  boys: ['Boys', 'Boy’s', 'Kids Boys'],
  unisex: ['Unisex', ''],
};

export function merchantsCatalogue(): MerchantProduct[] {
  const random = randomOf('merchants');
  return Array.from({ length: SIZE }, (_, place) => productAt(place, random));
}

function productAt(place: number, random: Random): MerchantProduct {
  const kind = kindFor(random);
  const color = random.pick(COLOR_WORDS);
  const { written, short } = COLORS[color] as { written: readonly string[]; short: string };
  const wearer = random.pick(kind.for ?? (['unisex'] as const));
  const material = kind.materials ? random.pick(kind.materials) : '';
  const price = Math.max(2, Math.round(kind.price * 2 ** random.between(-1.6, 1.6)));
  const brand = random.pick(kind.brands ?? BRANDS);
  const said = {
    brand,
    wearer: random.pick(WEARERS[wearer]),
    color: random.pickEarly(written),
    short,
    material,
    noun: random.pickEarly(kind.nouns),
    pattern: kind.for ? random.pick(PATTERNS) : '',
    fit: random.pick(kind.for ? FITS : ['Premium', 'Classic', 'Everyday', 'Deluxe']),
    size: kind.sizes ? random.pick(kind.sizes) : kind.for ? random.pick(SIZES) : '',
    line: random.pick(LINES),
    code: `${random.pick(['SKU', 'ART', 'MF', 'TX', ''])}${Math.floor(random.between(10, 99_999))}`,
  };
  const name = tidied(random.pick(MANNERS)(said));
  const isUnpriced = random.chance(0.01);
  return {
    id: `m${String(place).padStart(6, '0')}`,
    name: random.chance(0.12) ? name.toUpperCase() : random.chance(0.1) ? name.toLowerCase() : name,
    brand: random.chance(0.05) ? null : brand,
    category: random.chance(0.25) ? null : random.pick(kind.categories),
    color: random.chance(0.35) ? null : random.chance(0.2) ? short : said.color,
    retailer: random.pick(RETAILERS),
    priceCents: isUnpriced ? null : price * 100 - (random.chance(0.5) ? 1 : 0),
    popularity: Math.round(60_000 * random.next() ** 6),
    truth: { kind: kind.id, group: kind.group, color, for: wearer, material, price: isUnpriced ? 0 : price },
  };
}

type Said = Record<
  'brand' | 'wearer' | 'color' | 'short' | 'material' | 'noun' | 'pattern' | 'fit' | 'size' | 'line' | 'code',
  string
>;

const MANNERS: readonly ((said: Said) => string)[] = [
  ({ brand, wearer, color, pattern, noun }) => `${brand} ${wearer} ${color} ${pattern} ${noun}`,
  ({ brand, wearer, color, fit, material, noun }) => `${brand} ${wearer} ${color} ${fit} ${material} ${noun}`,
  ({ wearer, noun, material, color, code }) => `${wearer} ${noun} - ${material} - ${color} (${code})`,
  ({ brand, noun, wearer, short, size }) => `${brand} ${noun} ${wearer} ${short} SZ ${size}`,
  ({ line, noun, color }) => `The ${line} ${noun} in ${color}`,
  ({ line, material, noun }) => `${line} ${material} ${noun}`,
  ({ color, noun, size, wearer }) => `${color} ${noun} for ${wearer || 'all'}, ${size}`,
  ({ brand, code, noun, color }) => `${brand} ${code} ${noun}/${color}`,
];

const tidied = (name: string) =>
  name
    .replace(/\(\)|SZ $/g, '')
    .replace(/ - (?= ?-)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/,? ?$/, '')
    .trim();

const shares = KINDS.map(({ share = 1 }) => share);
const allShares = shares.reduce((sum, share) => sum + share, 0);
function kindFor(random: Random): Kind {
  let left = random.next() * allShares;
  const found = KINDS.find(({ share = 1 }) => {
    left -= share;
    return left < 0;
  });
  return found ?? (KINDS[0] as Kind);
}
