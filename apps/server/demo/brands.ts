export interface Brand {
  name: string;
  /** Price level, from 1 (cheap) to 5 (luxury). */
  level: 1 | 2 | 3 | 4 | 5;
  makes: readonly string[];
}

const RUNNING = ['running-shoe', 'running-shirt', 'shorts', 'billed-cap', 'socks', 'backpack'];
const TAILORING = ['coat', 'blazer', 'trousers', 'mans-shoe', 'gloves'];
const WINTER = ['puffer', 'beanie', 'gloves', 'goggles', 'hiking-boot', 'scarf'];
const BEACH = ['bikini', 'one-piece-swimsuit', 'thong-sandal', 'womans-hat', 'shorts'];
const KNITS = ['sweater', 'scarf', 'beanie', 'socks', 'gloves'];
const MAKE_UP = ['lipstick', 'blush', 'nail-polish'];
const SKIN_CARE = ['lotion-bottle', 'cream-jar', 'soap'];
const STONES = ['ring', 'earrings', 'pendant', 'gem-stone'];

export const BRANDS: readonly Brand[] = [
  { name: 'Northlane', level: 3, makes: [...RUNNING, 'puffer', 'hiking-boot'] },
  { name: 'Kite Athletic', level: 2, makes: [...RUNNING, 't-shirt', 'goggles'] },
  { name: 'Tempo Verde', level: 3, makes: [...RUNNING, 'one-piece-swimsuit', 'watch'] },
  { name: 'Fjordhal', level: 3, makes: [...WINTER, 'backpack', 'socks', 'umbrella'] },
  { name: 'Piste Noire', level: 4, makes: [...WINTER, 'sweater', 'sunglasses'] },
  {
    name: 'Ostrava Works',
    level: 3,
    makes: ['blazer', 'jeans', 'backpack', 'hiking-boot', 'briefcase', 'beanie'],
  },
  {
    name: 'Marrow & Pine',
    level: 3,
    makes: ['luggage', 'backpack', 'umbrella', 'briefcase', 'hiking-boot', 'puffer'],
  },
  { name: 'Atelier Brume', level: 5, makes: [...TAILORING, 'dress', 'sweater', 'scarf', 'skirt'] },
  {
    name: 'Aurelio Conti',
    level: 5,
    makes: [...TAILORING, 'briefcase', 'watch', 'luggage', 'top-hat', 'handbag'],
  },
  { name: 'Halloran Reed', level: 4, makes: [...TAILORING, 'jeans', 'umbrella', 'glasses', 'top-hat'] },
  {
    name: 'Mira Sato',
    level: 5,
    makes: ['kimono', 'dress', 'sari', 'coat', 'trousers', 'folding-hand-fan', 'flat-shoe'],
  },
  {
    name: 'Saffron Mills',
    level: 3,
    makes: ['sari', 'kimono', 'scarf', 'prayer-beads', 'dress', 'womans-clothes'],
  },
  {
    name: 'Maison Orla',
    level: 4,
    makes: ['high-heeled-shoe', 'womans-sandal', 'flat-shoe', 'clutch-bag', 'dress', 'sari', 'ballet-shoes'],
  },
  {
    name: 'Ivory Lane',
    level: 3,
    makes: ['womans-boot', 'high-heeled-shoe', 'handbag', 'purse', 'flat-shoe', 'coat'],
  },
  {
    name: 'En Demi',
    level: 3,
    makes: ['ballet-shoes', 'flat-shoe', 'ribbon', 'skirt', 'womans-clothes', 'womans-sandal'],
  },
  {
    name: 'Ember Row',
    level: 2,
    makes: ['womans-boot', 'mans-shoe', 'hiking-boot', 'thong-sandal', 'ballet-shoes', 'high-heeled-shoe'],
  },
  {
    name: 'Kestrel & Co',
    level: 4,
    makes: ['handbag', 'briefcase', 'luggage', 'gloves', 'clutch-bag', 'womans-boot', 'purse'],
  },
  {
    name: 'Ruelle',
    level: 2,
    makes: ['purse', 'clutch-bag', 'handbag', 'ribbon', 'sunglasses', 'umbrella', 'womans-sandal'],
  },
  { name: 'Belle Verre', level: 3, makes: ['sunglasses', 'glasses', 'goggles', 'mirror'] },
  {
    name: 'Soleil',
    level: 2,
    makes: ['sunglasses', 'womans-hat', 'bikini', 'one-piece-swimsuit', 'folding-hand-fan'],
  },
  { name: 'Little Meridian', level: 2, makes: ['watch', 'glasses', 'sunglasses', 'purse', 'luggage'] },
  { name: 'Chronos & Vale', level: 4, makes: ['watch', 'glasses', 'ring', 'gem-stone'] },
  { name: 'Palma Dorada', level: 3, makes: [...BEACH, 'folding-hand-fan', 'kimono', 'womans-sandal'] },
  { name: 'Cordelune', level: 2, makes: [...BEACH, 'goggles', 'prayer-beads'] },
  { name: 'Oyster Club', level: 3, makes: [...BEACH, 'billed-cap', 'sunglasses'] },
  { name: 'Hatter Brothers', level: 3, makes: ['top-hat', 'womans-hat', 'billed-cap', 'beanie', 'umbrella'] },
  { name: 'Thread & Tally', level: 2, makes: [...KNITS, 'womans-clothes'] },
  { name: 'Petit Quai', level: 3, makes: [...KNITS, 't-shirt', 'womans-hat', 'trousers', 'ballet-shoes'] },
  {
    name: 'Tessellate',
    level: 2,
    makes: ['t-shirt', 'womans-clothes', 'trousers', 'jeans', 'skirt', 'blazer', 'puffer', 'coat', 'handbag'],
  },
  {
    name: 'Bluewick',
    level: 1,
    makes: [
      't-shirt',
      'socks',
      'shorts',
      'beanie',
      'running-shirt',
      'jeans',
      'billed-cap',
      'thong-sandal',
      'running-shoe',
    ],
  },
  { name: 'Halden Denim', level: 3, makes: ['jeans', 'shorts', 'blazer', 't-shirt', 'skirt'] },
  {
    name: 'Pavilion 9',
    level: 3,
    makes: ['dress', 'skirt', 'womans-clothes', 'ribbon', 'trousers', 'kimono', 'top-hat'],
  },
  {
    name: 'Juno Rae',
    level: 2,
    makes: [
      'dress',
      'womans-clothes',
      'high-heeled-shoe',
      'clutch-bag',
      'skirt',
      'womans-sandal',
      'sari',
      'womans-boot',
    ],
  },
  { name: 'Odalie', level: 4, makes: [...STONES, 'crown'] },
  { name: 'Vermeil & Ash', level: 3, makes: [...STONES, 'prayer-beads', 'crown', 'watch'] },
  { name: 'Maison Nacre', level: 5, makes: [...STONES, 'crown', 'hair-pick', 'mirror'] },
  { name: 'Rougeline', level: 2, makes: [...MAKE_UP, 'perfume', 'mirror'] },
  {
    name: 'Dot & Dahlia',
    level: 1,
    makes: [
      ...MAKE_UP,
      'hair-pick',
      'ribbon',
      'soap',
      'earrings',
      'prayer-beads',
      'mirror',
      'crown',
      'pendant',
      'lotion-bottle',
      'purse',
    ],
  },
  { name: 'Lumen Botanica', level: 3, makes: [...SKIN_CARE, 'perfume', 'hair-pick', 'blush', 'lipstick'] },
  { name: 'Softly Noted', level: 2, makes: [...SKIN_CARE, 'hair-pick', 'nail-polish', 'mirror'] },
  { name: 'Casa Aroma', level: 4, makes: [...SKIN_CARE, 'perfume'] },
  {
    name: 'Glasshouse Eight',
    level: 5,
    makes: ['perfume', 'lipstick', 'nail-polish', 'cream-jar', 'folding-hand-fan', 'blush'],
  },
];

export const brandsMaking = (garment: string): readonly Brand[] =>
  BRANDS.filter((brand) => brand.makes.includes(garment));
