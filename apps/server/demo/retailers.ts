import type { Brand } from './brands.ts';
import type { Random } from './random.ts';

interface Retailer {
  name: string;
  levels: readonly [lowest: number, highest: number];
  /** Categories and garments that the shop sells; everything if absent. */
  sells?: readonly string[];
  /** The only brand of the shop; absent if it sells several. */
  house?: string;
}

const OUTDOORS = [
  'hiking-boot',
  'puffer',
  'beanie',
  'socks',
  'gloves',
  'backpack',
  'goggles',
  'umbrella',
  'luggage',
];
const SPORTS = [
  'running-shoe',
  'running-shirt',
  'shorts',
  'billed-cap',
  'socks',
  'backpack',
  'goggles',
  'sunglasses',
];
const SEASIDE = ['Swimwear', 'thong-sandal', 'womans-hat', 'shorts', 'sunglasses', 'goggles'];

const RETAILERS: readonly Retailer[] = [
  { name: 'Northlane', levels: [1, 5], house: 'Northlane' },
  { name: 'Atelier Brume', levels: [1, 5], house: 'Atelier Brume' },
  { name: 'Maison Orla', levels: [1, 5], house: 'Maison Orla' },
  { name: 'Kestrel & Co', levels: [1, 5], house: 'Kestrel & Co' },
  { name: 'Galerie Nord', levels: [4, 5] },
  { name: 'Rue Verso', levels: [3, 5] },
  { name: 'The Long Hall', levels: [2, 4] },
  { name: 'Parcel & Post', levels: [1, 3] },
  { name: 'Sunday Market', levels: [1, 3] },
  { name: 'Basket Street', levels: [1, 2] },
  { name: 'Halyard Outfitters', levels: [1, 4], sells: [...OUTDOORS, ...SPORTS] },
  { name: 'Summit & Sea', levels: [1, 4], sells: [...OUTDOORS, ...SEASIDE] },
  { name: 'Heel & Toe Hall', levels: [1, 4], sells: ['Shoes', 'socks'] },
  { name: 'The Jewel Box', levels: [1, 5], sells: ['Jewelry', 'Watches'] },
  { name: 'Powder Room', levels: [1, 5], sells: ['Beauty'] },
  { name: 'Lumière Apothecary', levels: [2, 5], sells: ['Beauty'] },
  { name: 'The Lens Room', levels: [1, 4], sells: ['Eyewear'] },
  { name: 'Trunk & Tote', levels: [2, 5], sells: ['Bags', 'Accessories', 'Hats', 'gloves'] },
];

/**
 * Picks a shop that would carry a product: half the time the brand's own shop, if it has one. Specialists are
 * picked more often.
 */
export function retailerFor(
  brand: Brand,
  { garment, category }: { garment: string; category: string },
  random: Random,
): string {
  const house = RETAILERS.find((retailer) => retailer.house === brand.name);
  if (house && random.chance(0.5)) return house.name;
  const carrying = RETAILERS.filter(
    ({ house: only, sells, levels: [lowest, highest] }) =>
      !only &&
      brand.level >= lowest &&
      brand.level <= highest &&
      (!sells || sells.includes(category) || sells.includes(garment)),
  );
  const specialists = carrying.filter(({ sells }) => sells);
  return random.pick(specialists.length > 0 && random.chance(0.45) ? specialists : carrying).name;
}
