import type { ColorWord } from '../shades.ts';
import type { Tone } from './oklch.ts';

const tone = (lightness: number, chroma: number, hue: number): Tone => ({ lightness, chroma, hue });

/** The twelve colour words as tones of cloth and leather. */
export const TONES: Record<ColorWord, Tone> = {
  Black: tone(0.29, 0.008, 60),
  White: tone(0.93, 0.012, 85),
  Gray: tone(0.62, 0.008, 80),
  Navy: tone(0.33, 0.065, 262),
  Red: tone(0.5, 0.155, 27),
  Blue: tone(0.56, 0.095, 252),
  Green: tone(0.55, 0.085, 150),
  Pink: tone(0.77, 0.085, 5),
  Yellow: tone(0.84, 0.12, 88),
  Purple: tone(0.52, 0.1, 305),
  Orange: tone(0.69, 0.13, 52),
  Brown: tone(0.45, 0.058, 52),
};

/** Tones for trimmings, and for garments that look wrong in the plain colour. */
export const MATERIALS = {
  camel: tone(0.7, 0.075, 68),
  tan: tone(0.61, 0.085, 58),
  denim: tone(0.5, 0.07, 255),
  olive: tone(0.52, 0.06, 118),
  forest: tone(0.41, 0.06, 158),
  bordeaux: tone(0.38, 0.105, 18),
  gold: tone(0.8, 0.09, 84),
  silver: tone(0.8, 0.006, 90),
  roseGold: tone(0.78, 0.06, 40),
  diamond: tone(0.92, 0.012, 220),
  cream: tone(0.92, 0.022, 85),
  chalk: tone(0.95, 0.008, 85),
  ink: tone(0.27, 0.01, 60),
  charcoal: tone(0.38, 0.008, 70),
  wood: tone(0.66, 0.065, 68),
  cork: tone(0.7, 0.05, 72),
  glass: tone(0.86, 0.014, 200),
  horn: tone(0.36, 0.04, 55),
} satisfies Record<string, Tone>;
export type Material = keyof typeof MATERIALS;

const EARTH: Shaded = { Brown: 'camel', Green: 'olive' };
type Shaded = Partial<Record<ColorWord, Material>>;

/** Colour words that mean another tone than the plain one, by garment. */
const SHADED: Record<string, Shaded> = {
  'hiking-boot': { Brown: 'tan', Green: 'olive' },
  'flat-shoe': { Brown: 'tan' },
  'mans-shoe': { Red: 'bordeaux' },
  coat: { Brown: 'camel', Green: 'forest', Red: 'bordeaux' },
  blazer: EARTH,
  puffer: { Green: 'forest' },
  'billed-cap': { Green: 'forest' },
  'womans-hat': { Brown: 'camel', Yellow: 'cork' },
  beanie: { Green: 'forest' },
  jeans: { ...EARTH, Blue: 'denim' },
  trousers: { ...EARTH, Red: 'bordeaux' },
  ring: { White: 'diamond', Yellow: 'gold' },
  'gem-stone': { White: 'diamond' },
  crown: { Yellow: 'gold', White: 'silver', Pink: 'roseGold' },
  earrings: { White: 'diamond' },
  pendant: { White: 'diamond' },
  watch: { Green: 'forest', Yellow: 'gold' },
  lipstick: { Brown: 'tan' },
  blush: { Brown: 'tan' },
  mirror: { Yellow: 'gold' },
  skirt: { Brown: 'camel', Green: 'forest' },
  'womans-clothes': { Green: 'olive' },
  sweater: { Green: 'forest', Brown: 'camel' },
  handbag: { Brown: 'tan' },
  'clutch-bag': { Green: 'forest' },
  backpack: { Green: 'olive' },
  purse: { Green: 'forest' },
  scarf: { Brown: 'camel', Green: 'forest' },
  sunglasses: { Green: 'forest', Brown: 'horn' },
  glasses: { Brown: 'horn', Green: 'forest' },
  gloves: { Brown: 'tan' },
};

export function toneOf(garment: string, color: ColorWord): Tone {
  const shaded = SHADED[garment]?.[color];
  return shaded ? MATERIALS[shaded] : TONES[color];
}
