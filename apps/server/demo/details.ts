import type { DemoProduct } from './catalogue.ts';
import { randomOf } from './random.ts';

/** Further facts about a product, shown while it is open. */
export interface DemoDetails {
  sizes: string[] | null;
  material: string | null;
  description: string | null;
}

const LETTERS = ['XS', 'S', 'M', 'L', 'XL'];
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => String(from + place));

/** Sizes by garment, else by category. */
const SIZES: Record<string, readonly string[]> = {
  Shoes: span(36, 42),
  'mans-shoe': span(40, 46),
  'hiking-boot': span(37, 45),
  'running-shoe': span(37, 45),
  Jackets: LETTERS,
  Dresses: LETTERS,
  Skirts: LETTERS,
  Tops: LETTERS,
  Swimwear: LETTERS,
  Pants: ['28', '30', '32', '34', '36'],
  Hats: ['S/M', 'L/XL'],
  'Socks & Gloves': ['S', 'M', 'L'],
  ring: ['50', '52', '54', '56', '58'],
};

/** Compositions by a word of the name; the first that is in it counts. */
const MATERIALS: readonly (readonly [word: string, material: string])[] = [
  ['Cashmere', '100% cashmere'],
  ['Merino', '100% merino wool'],
  ['Alpaca', '70% alpaca, 30% wool'],
  ['Mohair', '60% mohair, 40% wool'],
  ['Wool', '90% wool, 10% cashmere'],
  ['Tweed', '100% wool'],
  ['Linen', '100% linen'],
  ['Silk', '100% silk'],
  ['Satin', '97% silk, 3% elastane'],
  ['Velvet', '82% viscose, 18% silk'],
  ['Corduroy', '98% cotton, 2% elastane'],
  ['Denim', '99% cotton, 1% elastane'],
  ['Jersey', '95% cotton, 5% elastane'],
  ['Poplin', '100% cotton'],
  ['Cotton', '100% organic cotton'],
  ['Canvas', '100% cotton canvas'],
  ['Nubuck', 'Nubuck, rubber sole'],
  ['Suede', 'Suede'],
  ['Patent', 'Patent leather'],
  ['Nappa', 'Nappa leather'],
  ['Leather', 'Full-grain leather'],
  ['Mesh', 'Recycled polyester mesh'],
  ['Knit', 'Recycled polyester knit'],
  ['Vermeil', '18k gold on sterling silver'],
  ['14k', '14k gold'],
  ['Gold', 'Gold-plated sterling silver'],
  ['Silver', '925 sterling silver'],
  ['Platinum', 'Platinum-plated silver'],
  ['Acetate', 'Acetate'],
  ['Titanium', 'Titanium'],
  ['Straw', 'Woven straw'],
  ['Nylon', 'Recycled nylon'],
  ['Down', 'Recycled nylon, down filling'],
];

const DESCRIPTIONS: Record<string, readonly string[]> = {
  Jackets: [
    'Fully lined, with two pockets outside and one inside. Made to be worn for years.',
    'Cut with room for a sweater beneath. Dry clean only.',
    'Light on the shoulders, warm in the wind. Take your usual size.',
  ],
  Dresses: [
    'Falls easily from the shoulders. A hidden zip closes it at the side.',
    'Lined to the hem and made to move. Wash cold, hang to dry.',
    'For a long table outdoors, and for the walk home. Take your usual size.',
  ],
  Skirts: [
    'Sits at the waist and swings when you walk. Lined to the knee.',
    'A hidden zip, a clean hem, and pockets. Wash cold.',
  ],
  Tops: [
    'Soft from the first day, and cut straight. Wash at 30 °C.',
    'A regular fit that stays in shape. Wash cold, dry flat.',
    'Finished by hand at the seams. Take one size up for a loose fit.',
  ],
  Pants: [
    'A straight leg with deep pockets. Holds its shape all day.',
    'Sits high at the waist, with an easy hem to take up. Wash cold.',
  ],
  Shoes: [
    'True to size, on a cushioned insole that can be changed.',
    'Soft at the heel from the first walk. Half sizes: take the larger one.',
    'Stitched by hand, on a sole that can be replaced.',
  ],
  Bags: [
    'Room for a book, a bottle and a sweater. The inner pocket has a zip.',
    'Lined, with a strap of two lengths. It gets better with age.',
  ],
  Hats: [
    'Packs flat and springs back. Shade that stays put in the wind.',
    'Light, and lined with a soft band.',
  ],
  Jewelry: [
    'Polished by hand. Keep it dry, and it keeps its shine.',
    'Light enough to forget. Comes in a pouch of cotton.',
  ],
  Watches: ['Sapphire glass and a strap that changes without tools. Water-resistant to 5 bar.'],
  Eyewear: [
    'Full UV protection. Comes with a hard case and a cloth.',
    'Light on the nose, with hinges that last.',
  ],
  Accessories: [
    'The last thing you take before you leave the house.',
    'Folds small and is easy to give away. A fine present.',
  ],
  Swimwear: ['Keeps its color in salt and sun. Fully lined; rinse after the sea.'],
  'Socks & Gloves': ['Reinforced where they wear first. Wash at 30 °C.'],
  Beauty: [
    'A little goes a long way. Without added perfume.',
    'Refillable. Tested on people who asked for it.',
  ],
};

/** Shares of products of which the shop tells nothing more, as in real catalogues. */
const SILENT_SHARE = 0.06;

/** Returns the same details for a product in every run. */
export function detailsOf({ id, name, category, pictureId }: DemoProduct): DemoDetails {
  const random = randomOf(`details ${id}`);
  if (random.chance(SILENT_SHARE)) return { sizes: null, material: null, description: null };
  const garment = pictureId.slice(0, pictureId.lastIndexOf('-'));
  const sizes = SIZES[garment] ?? SIZES[category];
  const from = sizes && sizes.length > 4 && random.chance(0.3) ? 1 : 0;
  const descriptions = DESCRIPTIONS[category];
  return {
    sizes: sizes ? sizes.slice(from, sizes.length - (sizes.length > 4 && random.chance(0.2) ? 1 : 0)) : null,
    material: MATERIALS.find(([word]) => name.includes(word))?.[1] ?? null,
    description: descriptions ? random.pick(descriptions) : null,
  };
}
