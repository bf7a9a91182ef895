import type { Tone } from './painter/oklch.ts';
import type { Random } from './random.ts';

/** Pale, middle and deep. */
type Palette = readonly [Tone, Tone, Tone];

const palette = (hue: number, chroma: number): Palette => [
  { lightness: 0.925, chroma: chroma * 0.8, hue },
  { lightness: 0.865, chroma: chroma * 0.9, hue },
  // Deep yellows would look olive.
  { lightness: 0.785, chroma: chroma * 0.9, hue: hue > 70 && hue < 110 ? 68 : hue },
];

/** Palette of each shop, so that its pictures belong together. */
const SHOPS: Readonly<Record<string, Palette>> = {
  Northlane: palette(215, 0.008),
  'Atelier Brume': palette(245, 0.018),
  'Maison Orla': palette(8, 0.024),
  'Kestrel & Co': palette(88, 0.032),
  'Galerie Nord': palette(58, 0.028),
  'Rue Verso': palette(140, 0.018),
  'The Long Hall': palette(335, 0.016),
  'Parcel & Post': palette(72, 0.03),
  'Sunday Market': palette(95, 0.036),
  'Basket Street': palette(42, 0.03),
  'Halyard Outfitters': palette(222, 0.022),
  'Summit & Sea': palette(195, 0.02),
  'Heel & Toe Hall': palette(80, 0.01),
  'The Jewel Box': palette(300, 0.018),
  'Powder Room': palette(20, 0.028),
  'Lumière Apothecary': palette(165, 0.02),
  'The Lens Room': palette(258, 0.02),
  'Trunk & Tote': palette(92, 0.026),
};

/** Tables and floors of the demo people. */
export const HOMES: readonly Tone[] = [
  { lightness: 0.9, chroma: 0.01, hue: 78 },
  { lightness: 0.85, chroma: 0.014, hue: 76 },
  { lightness: 0.86, chroma: 0.026, hue: 150 },
  { lightness: 0.85, chroma: 0.03, hue: 48 },
  { lightness: 0.84, chroma: 0.024, hue: 245 },
  { lightness: 0.89, chroma: 0.032, hue: 90 },
  { lightness: 0.83, chroma: 0.024, hue: 330 },
  { lightness: 0.72, chroma: 0.022, hue: 60 },
];

/** Least difference in lightness between a thing and its ground. */
const APART = 0.13;

/** Picks a ground of the shop that is lighter or darker than the thing, or else the one that is most so. */
export function groundIn(shop: string, { lightness }: Tone, random: Random): Tone {
  const grounds = SHOPS[shop];
  if (!grounds) throw new Error(`${shop} has no grounds: add them to grounds.ts.`);
  const apart = (ground: Tone) => Math.abs(ground.lightness - lightness);
  const clear = grounds.filter((ground) => apart(ground) >= APART);
  if (clear.length > 0) return random.pick(clear);
  return grounds.toSorted((one, other) => apart(other) - apart(one))[0] ?? grounds[0];
}
