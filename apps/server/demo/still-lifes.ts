import { LRUCache } from 'lru-cache';
import { arranged, type Pose } from './arrangements.ts';
import { type DemoProduct, demoCatalogue } from './catalogue.ts';
import { clothOf } from './cloths.ts';
import { DEMO_PICTURES, type DemoPicture } from './demo-pictures.ts';
import { groundIn } from './grounds.ts';
import { type Kind, kindOf } from './kinds.ts';
import { hexOf, rgbOf, type Tone } from './painter/oklch.ts';
import type { StillLife, Thing } from './painter/paint.ts';
import { cutsOf } from './painter/parts.ts';
import type { PatternName } from './painter/patterns.ts';
import { toneOf } from './painter/tones.ts';
import { type Random, randomOf } from './random.ts';

/** Appearance of a garment before it is arranged. */
interface Look {
  cut: number;
  pattern: PatternName;
  pose: Pose;
  /** Number of more popular products with the same look; each gets another position and ground. */
  again: number;
}

const POSES: Record<Kind, readonly Pose[]> = {
  top: ['front', 'hung', 'detail', 'folded', 'hung', 'angle', 'pair'],
  long: ['beside', 'hung', 'detail', 'hung', 'front', 'pair'],
  bottom: ['hung', 'beside', 'detail', 'front', 'folded', 'pair'],
  draped: ['onForm', 'detail', 'onForm'],
  shoe: ['pair', 'front', 'detail', 'pair', 'front', 'angle'],
  hat: ['onStand', 'front', 'angle', 'onStand', 'pair', 'detail'],
  standing: ['front', 'pair', 'front', 'angle', 'detail'],
  lying: ['front', 'angle', 'pair', 'angle', 'detail'],
};

const CLOTH: readonly PatternName[] = ['plain', 'stripe', 'plain', 'check', 'plain', 'dot'];
const PATTERNS: Record<string, readonly PatternName[]> = {
  't-shirt': ['plain', 'stripe', 'plain', 'dot', 'stripe', 'knit'],
  'womans-clothes': ['plain', 'stripe', 'dot', 'plain', 'check', 'denim'],
  'running-shirt': ['plain', 'stripe', 'plain', 'knit', 'check'],
  sweater: ['knit', 'stripe', 'knit', 'plain', 'check', 'dot'],
  dress: ['plain', 'dot', 'plain', 'stripe', 'check', 'knit', 'denim'],
  sari: ['plain', 'dot', 'check', 'stripe'],
  skirt: ['plain', 'check', 'plain', 'stripe', 'dot', 'denim'],
  coat: ['plain', 'plain', 'check', 'plain', 'knit'],
  blazer: ['plain', 'check', 'plain', 'stripe', 'denim'],
  puffer: ['plain', 'plain', 'check', 'stripe'],
  kimono: ['plain', 'dot', 'stripe', 'check'],
  jeans: ['denim', 'denim', 'plain'],
  trousers: ['plain', 'stripe', 'plain', 'check'],
  shorts: ['plain', 'stripe', 'denim', 'check', 'dot'],
  bikini: ['plain', 'stripe', 'dot', 'check', 'knit'],
  'one-piece-swimsuit': ['plain', 'stripe', 'dot', 'plain', 'check'],
  scarf: ['knit', 'check', 'stripe', 'plain', 'dot'],
  beanie: ['knit', 'stripe', 'knit', 'plain'],
  socks: ['knit', 'stripe', 'dot', 'check', 'plain'],
  gloves: ['plain', 'knit', 'stripe', 'check'],
  ribbon: ['plain', 'stripe', 'dot', 'check'],
  umbrella: CLOTH,
  'folding-hand-fan': ['plain', 'dot', 'stripe', 'check'],
  'billed-cap': ['plain', 'check', 'denim', 'plain', 'stripe', 'knit'],
  'womans-hat': ['knit', 'plain', 'knit', 'check'],
  'top-hat': ['plain', 'plain', 'check', 'stripe'],
  'running-shoe': ['plain', 'knit', 'check', 'plain', 'stripe'],
  'ballet-shoes': ['plain', 'dot', 'plain', 'check', 'knit'],
  'flat-shoe': ['plain', 'knit', 'plain', 'check', 'dot'],
  'thong-sandal': ['plain', 'stripe', 'plain', 'dot', 'check'],
  'womans-sandal': ['plain', 'knit', 'plain', 'denim'],
  'hiking-boot': ['plain', 'plain', 'denim'],
  handbag: ['plain', 'knit', 'plain', 'check', 'stripe'],
  'clutch-bag': ['plain', 'knit', 'plain', 'dot', 'check'],
  purse: ['plain', 'check', 'plain', 'dot', 'knit'],
  backpack: ['plain', 'check', 'denim', 'plain', 'stripe'],
  briefcase: ['plain', 'knit', 'plain', 'check'],
  luggage: ['plain', 'plain', 'stripe', 'check'],
};
/** Patterns by words of a product name. They replace the pattern of the look if the garment can have them. */
const SAID: readonly [RegExp, PatternName][] = [
  [/denim/i, 'denim'],
  [/knit|cable|ribbed|lambswool|mohair|raffia|straw|woven/i, 'knit'],
  [/strip|breton|seersucker/i, 'stripe'],
  [/check|plaid|tartan|gingham|madras/i, 'check'],
  [/dot|polka/i, 'dot'],
];
/** Smooth materials are neither knitted nor denim. */
const SMOOTH = /silk|satin|velvet|leather|patent|nappa|suede|nylon|calf|grain|crêpe|linen|poplin|wool felt/i;

/** Hand-made looks of the first products. */
const OPENING: Record<string, Omit<Look, 'again'>> = {
  'running-shoe-purple': { cut: 1, pattern: 'plain', pose: 'front' },
  'coat-brown': { cut: 1, pattern: 'plain', pose: 'hung' },
  'high-heeled-shoe-pink': { cut: 1, pattern: 'plain', pose: 'pair' },
  'handbag-brown': { cut: 1, pattern: 'plain', pose: 'front' },
  'sunglasses-purple': { cut: 2, pattern: 'plain', pose: 'angle' },
  't-shirt-white': { cut: 1, pattern: 'plain', pose: 'hung' },
  'dress-yellow': { cut: 1, pattern: 'plain', pose: 'hung' },
};

export interface ProductLook {
  /** The garment alone, to be laid out with others. */
  thing: Omit<Thing, 'x' | 'y' | 'size' | 'turn' | 'footing'>;
  views: readonly [StillLife, StillLife];
  /** Colour of the picture's ground, `#RRGGBB`. */
  placeholder: string;
}

const pictures = new Map(DEMO_PICTURES.map((picture) => [picture.id, picture]));

let window: { catalogue: readonly DemoProduct[]; looks: ReadonlyMap<string, ProductLook> } | undefined;

export function demoWindow() {
  if (window) return window;
  const catalogue = demoCatalogue();
  window = { catalogue, looks: stillLifes(catalogue) };
  return window;
}

function stillLifes(catalogue: readonly DemoProduct[]): Map<string, ProductLook> {
  const shown = new Map<string, Map<string, number>>();
  return new Map(
    catalogue.map((product) => {
      const picture = pictureOf(product);
      const before = shown.get(picture.id) ?? new Map<string, number>();
      shown.set(picture.id, before);
      const look = lookFor(product, picture, before);
      before.set(keyOf(look), look.again + 1);
      return [product.id, viewsOf(product, picture, look)];
    }),
  );
}

/**
 * Returns the hand-made look for the first product of an opening picture, else the garment's least used look,
 * with a pattern that suits the name.
 */
function lookFor({ name }: DemoProduct, picture: DemoPicture, before: ReadonlyMap<string, number>): Look {
  const opening = OPENING[picture.id];
  if (opening && before.size === 0) return { ...opening, again: 0 };
  const looks = looksOf(picture).map((look) => {
    const woven = { ...look, pattern: wovenAs(look.pattern, name, picture.garment) };
    return { ...woven, again: before.get(keyOf(woven)) ?? 0 };
  });
  const least = Math.min(...looks.map(({ again }) => again));
  const found = looks.find(({ again }) => again === least);
  if (!found) throw new Error(`There is no look for ${picture.id}: draw it in tools/catalogue.`);
  return found;
}

const keyOf = ({ cut, pattern, pose }: Omit<Look, 'again'>) => `${cut} ${pattern} ${pose}`;

function wovenAs(pattern: PatternName, name: string, garment: string): PatternName {
  const said = SAID.find(([words]) => words.test(name))?.[1];
  if (said && PATTERNS[garment]?.includes(said)) return said;
  return SMOOTH.test(name) && (pattern === 'knit' || pattern === 'denim') ? 'plain' : pattern;
}

function pictureOf({ pictureId }: DemoProduct): DemoPicture {
  const picture = pictures.get(pictureId);
  if (!picture) throw new Error(`There is no picture ${pictureId}: mend pictures.json.`);
  return picture;
}

function viewsOf(product: DemoProduct, picture: DemoPicture, look: Look): ProductLook {
  const { garment, width, height } = picture;
  const { cut, pattern, pose, again } = look;
  const tone = shaded(toneOf(garment, picture.color), randomOf(`${product.id} shade`));
  const ground = groundIn(product.retailer, tone, randomOf(`${product.id} ground`));
  const cloth = clothOf(garment, pattern, tone, randomOf(`${product.id} cloth`));
  const viewOf = (each: Pose, view: number) =>
    arranged(
      {
        garment,
        cut,
        pose: each,
        again,
        ratio: height / width,
        cloth,
        ground,
        shop: product.retailer,
        isFirst: view === 0,
      },
      randomOf(`${product.id} ${view}`),
    );
  const whole = garment === 'sari' ? (cut > 1 ? 'overRail' : 'onForm') : 'front';
  return {
    thing: { ...cloth, part: `${garment}-${cut}` },
    views: [viewOf(pose, 0), viewOf(pose === 'detail' ? whole : 'detail', 1)],
    placeholder: hexOf(rgbOf(ground)),
  };
}

const looks = new LRUCache<string, Look[]>({ max: 400 });

/** Returns the looks of a garment, ordered so that neighbours differ. */
function looksOf(picture: DemoPicture): Look[] {
  const known = looks.get(picture.id);
  if (known) return known;
  const random = randomOf(`looks of ${picture.id}`);
  const poses = POSES[kindOf(picture.garment)];
  // A sari is draped on a form or folded over a rail, and a stuffed puffer cannot be folded.
  const poseOf = (pose: Pose, cut: number): Pose => {
    if (pose === 'onForm' && cut > 1) return 'overRail';
    return pose === 'folded' && picture.garment === 'puffer' ? 'front' : pose;
  };
  const patterns = PATTERNS[picture.garment] ?? ['plain'];
  const cuts = cutsOf(picture.garment);
  const [start, firstCut, firstPattern] = [poses, cuts, patterns].map(({ length }) =>
    Math.floor(random.next() * length),
  );
  const all: Look[] = [];
  for (let round = 0; round < cuts.length * patterns.length * poses.length; round += 1) {
    const wrapped = Math.floor(round / poses.length);
    const pose = poses[(round + (start ?? 0)) % poses.length] as Pose;
    const cut = cuts[(round + wrapped + (firstCut ?? 0)) % cuts.length] as number;
    all.push({
      pose: poseOf(pose, cut),
      cut,
      again: 0,
      pattern: patterns[(round + wrapped * 2 + (firstPattern ?? 0)) % patterns.length] as PatternName,
    });
  }
  looks.set(picture.id, all);
  return all;
}

const shaded = ({ lightness, chroma, hue }: Tone, random: Random): Tone => ({
  lightness: Math.min(0.96, Math.max(0.24, lightness + random.between(-0.045, 0.045))),
  chroma: chroma * random.between(0.82, 1.12),
  hue: hue + random.between(-7, 7),
});
