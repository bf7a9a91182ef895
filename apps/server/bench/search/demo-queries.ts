import type { DemoProduct } from '../../demo/catalogue.ts';
import type { ColorWord } from '../../demo/shades.ts';
import { judged } from './judged-query.ts';

// Relevance is judged by the garment and colour of the picture, which the search does not see.

const garmentOf = ({ pictureId }: DemoProduct) => pictureId.slice(0, pictureId.lastIndexOf('-'));
const kinds = {
  sneakers: ['running-shoe'],
  heels: ['high-heeled-shoe', 'womans-sandal'],
  boots: ['hiking-boot', 'womans-boot'],
  sandals: ['womans-sandal', 'thong-sandal'],
  shoes: [
    'running-shoe',
    'high-heeled-shoe',
    'hiking-boot',
    'womans-boot',
    'flat-shoe',
    'thong-sandal',
    'mans-shoe',
    'ballet-shoes',
    'womans-sandal',
  ],
  jackets: ['coat', 'blazer', 'puffer', 'kimono'],
  hats: ['top-hat', 'billed-cap', 'womans-hat', 'beanie'],
  dresses: ['dress', 'sari'],
  swimsuits: ['one-piece-swimsuit', 'bikini'],
  jewelry: ['ring', 'gem-stone', 'crown', 'prayer-beads', 'earrings', 'pendant'],
  bags: ['handbag', 'clutch-bag', 'backpack', 'purse', 'briefcase', 'luggage'],
  pants: ['trousers', 'jeans', 'shorts'],
};

const is = (garments: string | readonly string[], color?: ColorWord | readonly ColorWord[]) => {
  const wanted = [garments].flat();
  const colors = color === undefined ? undefined : [color].flat();
  return (product: DemoProduct) =>
    wanted.includes(garmentOf(product)) && (colors?.includes(product.color as ColorWord) ?? true);
};
const costs = (
  low: number,
  high: number,
  rule: (product: DemoProduct) => boolean = () => true,
): ((product: DemoProduct) => boolean) => {
  return (product) => product.price > 0 && product.price >= low && product.price <= high && rule(product);
};
const named = (word: RegExp, rule: (product: DemoProduct) => boolean = () => true) => {
  return (product: DemoProduct) => word.test(product.name) && rule(product);
};
const by = (brand: string, rule: (product: DemoProduct) => boolean = () => true) => {
  return (product: DemoProduct) => product.brand === brand && rule(product);
};

export const demoQueries = judged<DemoProduct>({
  seen: {
    'red dress': is(kinds.dresses, 'Red'),
    'red dress under 200': costs(0, 200, is(kinds.dresses, 'Red')),
    tshirt: is('t-shirt'),
    't shirt white': is('t-shirt', 'White'),
    'hand bag': is('handbag'),
    'black handbag': is('handbag', 'Black'),
    sneakers: is(kinds.sneakers),
    'white trainers': is(kinds.sneakers, 'White'),
    'running shoes': is(kinds.sneakers),
    'under 50': costs(0, 50),
    'under 1000': costs(0, 1000),
    'shoes under 100': costs(0, 100, is(kinds.shoes)),
    'watch over 300': costs(300, Number.POSITIVE_INFINITY, is('watch')),
    'bags between 50 and 100': costs(50, 100, is(kinds.bags)),
    'gold ring': named(/gold|vermeil/i, is('ring')),
    'silver earings': named(/silver/i, is('earrings')),
    jewelery: is(kinds.jewelry),
    sunglases: is('sunglasses'),
    'sun glasses': is('sunglasses'),
    'leather boots': named(/leather|suede|nubuck|grain|patent/i, is(kinds.boots)),
    'navy suit jacket': is('blazer', 'Navy'),
    jumper: is('sweater'),
    'grey sweater': is('sweater', 'Gray'),
    'back pack': is('backpack'),
    'winter coat': is(['coat', 'puffer']),
    'flip flops': is('thong-sandal'),
    swimsuit: is(kinds.swimsuits),
    'blue jeans': is('jeans', 'Blue'),
    'vestido rojo': is(kinds.dresses, 'Red'),
    'schwarze schuhe': is(kinds.shoes, 'Black'),
    'robe verte': is(kinds.dresses, 'Green'),
    '👗': is(kinds.dresses),
    '👟 under $90': costs(0, 90, is(kinds.sneakers)),
    'northlane cap': by('Northlane', is('billed-cap')),
    'perfume with rose': named(/rose|peony/i, is('perfume')),
    'cosy winter hat': is('beanie'),
    'high heels pink': is('high-heeled-shoe', 'Pink'),
    'suit case': is('luggage'),
    'trouser navy': is('trousers', 'Navy'),
    'raincoat umbrella yellow': is('umbrella', 'Yellow'),
  },
  aside: {
    'green dress below $300': costs(0, 300, is(kinds.dresses, 'Green')),
    'tee shirt': is('t-shirt'),
    'pants black': is(['trousers', 'jeans'], 'Black'),
    'less than 20 lipstick': costs(0, 20, is('lipstick')),
    rucksack: is('backpack'),
    'runner shoes red': is(kinds.sneakers, 'Red'),
    'zapatos rojos': is(kinds.shoes, 'Red'),
    'sac noir': is(kinds.bags, 'Black'),
    mantel: is('coat'),
    '💄': is('lipstick'),
    '👜 black': is(['handbag', 'clutch-bag', 'purse'], 'Black'),
    'neckless gold': named(/gold|vermeil|gilded/i, is('pendant')),
    'bobble hat': is('beanie'),
    'body lotion': is('lotion-bottle'),
    'kimono jacket': is('kimono'),
    'eye glasses': is(['glasses', 'sunglasses']),
    'nailpolish red': is('nail-polish', 'Red'),
    pulover: is('sweater'),
    'brown leather briefcase': is('briefcase', 'Brown'),
    'over 500 coat': costs(500, Number.POSITIVE_INFINITY, is('coat')),
  },
});
