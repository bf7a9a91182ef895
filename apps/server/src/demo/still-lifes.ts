import { LRUCache } from 'lru-cache';
import { type DemoProduct, demoCatalogue } from './catalogue.ts';
import { DEMO_PICTURES, type DemoPicture } from './demo-pictures.ts';
import { hexOf, mixedRgb, rgbOf, type Tone } from './painter/oklch.ts';
import type { StillLife, Thing } from './painter/paint.ts';
import { cutsOf, partNamed } from './painter/parts.ts';
import type { Pattern, PatternName } from './painter/patterns.ts';
import { MATERIALS, toneOf } from './painter/tones.ts';
import { type Random, randomOf } from './random.ts';
import { VOCABULARY } from './vocabulary.ts';

type Pose = 'front' | 'angle' | 'folded' | 'hung' | 'detail' | 'pair';
type Kind = 'top' | 'long' | 'bottom' | 'shoe' | 'standing' | 'lying';

/** What a picture shows of a garment, before it is arranged. */
interface Look {
  cut: number;
  pattern: PatternName;
  pose: Pose;
  /** How many products were shown so before: each more stands elsewhere, on another ground. */
  again: number;
}

const POSES: Record<Kind, readonly Pose[]> = {
  top: ['front', 'hung', 'angle', 'folded', 'front', 'detail', 'pair'],
  long: ['front', 'hung', 'angle', 'hung', 'detail', 'pair'],
  bottom: ['front', 'angle', 'folded', 'front', 'detail', 'pair'],
  shoe: ['front', 'pair', 'angle', 'pair', 'front', 'detail'],
  standing: ['front', 'angle', 'pair', 'front', 'detail'],
  lying: ['front', 'angle', 'pair', 'angle', 'detail'],
};

const KINDS: Record<Kind, readonly string[]> = {
  top: ['t-shirt', 'womans-clothes', 'running-shirt', 'sweater', 'blazer', 'puffer'],
  long: ['coat', 'kimono', 'dress', 'sari', 'one-piece-swimsuit'],
  bottom: ['jeans', 'trousers', 'shorts', 'skirt'],
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
  standing: [
    'handbag',
    'clutch-bag',
    'purse',
    'backpack',
    'briefcase',
    'luggage',
    'top-hat',
    'billed-cap',
    'womans-hat',
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
const kindOf = (garment: string): Kind =>
  (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].includes(garment)) ?? 'lying';

const HANGER = 'hanger-1';

/** What may be woven into a garment, the commonest first and most often. */
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
/** What a name says about the cloth goes before chance. */
const SAID: readonly [RegExp, PatternName][] = [
  [/denim/i, 'denim'],
  [/knit|cable|ribbed|lambswool|mohair|raffia|straw|woven/i, 'knit'],
  [/strip|breton|seersucker/i, 'stripe'],
  [/check|plaid|tartan|gingham|madras/i, 'check'],
  [/dot|polka/i, 'dot'],
];
/** Smooth stuff is neither knitted nor denim. */
const SMOOTH = /silk|satin|velvet|leather|patent|nappa|suede|nylon|calf|grain|crêpe|linen|poplin|wool felt/i;

/** How wide a hundred units of the drawing are, by garment; what is not here is as wide as its kind. */
const SIZES: Record<Kind, number> = {
  top: 0.8,
  long: 0.76,
  bottom: 0.8,
  shoe: 0.76,
  standing: 0.7,
  lying: 0.68,
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
  kimono: 0.66,
  jeans: 0.86,
  trousers: 0.86,
  skirt: 0.72,
  shorts: 0.68,
  sunglasses: 0.66,
  glasses: 0.66,
};
/** What the catalogue opens with is arranged by hand. */
const OPENING: Record<string, Omit<Look, 'again'>> = {
  'running-shoe-purple': { cut: 1, pattern: 'plain', pose: 'front' },
  'coat-brown': { cut: 1, pattern: 'plain', pose: 'hung' },
  'high-heeled-shoe-pink': { cut: 1, pattern: 'plain', pose: 'pair' },
  'handbag-brown': { cut: 1, pattern: 'plain', pose: 'front' },
  'sunglasses-purple': { cut: 2, pattern: 'plain', pose: 'angle' },
  't-shirt-white': { cut: 1, pattern: 'plain', pose: 'hung' },
  'dress-yellow': { cut: 1, pattern: 'plain', pose: 'hung' },
};

/** The most that a thing takes of the picture, so that there is air around it. */
const MOST = 0.7;
/** The same where it is seen from near. */
const NEAR = 0.86;
const DETAIL = 1.75;
const PART_UNIT = 6;

/** The picture of a product, and one more view of it. */
export interface ProductLook {
  views: readonly [StillLife, StillLife];
  /** Of the picture, about: of its ground and what lies on it, `#RRGGBB`. */
  placeholder: string;
}

const pictures = new Map(DEMO_PICTURES.map((picture) => [picture.id, picture]));

let window: { catalogue: readonly DemoProduct[]; looks: ReadonlyMap<string, ProductLook> } | undefined;

/** The demo catalogue with the still lifes of its products, by their ids. Worked out once. */
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

/** The next of the looks that the garment was shown in least, with what the name says of the cloth. */
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

/** A garment in its colour and nothing else: what stands in while a picture is painted. */
export function plainLife(picture: DemoPicture): StillLife {
  const random = randomOf(`plain ${picture.id}`);
  const look: Look = { cut: 1, pattern: PATTERNS[picture.garment]?.[0] ?? 'plain', pose: 'front', again: 0 };
  return arranged(picture, look, random, toneOf(picture.garment, picture.color));
}

/** Whether the garment that stands in while a still life of a product is painted is the one on it: in the same cut and pattern. */
export function isShownPlain(product: DemoProduct, { things }: StillLife): boolean {
  const [plain] = plainLife(pictureOf(product)).things;
  const garments = things.filter(({ part }) => part !== HANGER);
  return garments.every(({ part, pattern }) => part === plain?.part && pattern.name === plain.pattern.name);
}

function pictureOf({ pictureId }: DemoProduct): DemoPicture {
  const picture = pictures.get(pictureId);
  if (!picture) throw new Error(`There is no picture ${pictureId}: mend pictures.json.`);
  return picture;
}

function viewsOf(product: DemoProduct, picture: DemoPicture, look: Look): ProductLook {
  const tone = shaded(toneOf(picture.garment, picture.color), randomOf(`${product.id} shade`));
  const other: Look = { ...look, pose: look.pose === 'detail' ? 'front' : 'detail' };
  const viewOf = (each: Look, view: number) =>
    arranged(picture, each, randomOf(`${product.id} ${view}`), tone, {
      cloth: randomOf(`${product.id} cloth`),
      mayBeCut: view > 0,
    });
  const first = viewOf(look, 0);
  return { views: [first, viewOf(other, 1)], placeholder: placeholderOf(first, tone) };
}

const looks = new LRUCache<string, Look[]>({ max: 400 });

/** Every look that a garment can have, shuffled so that neighbours differ in all three. */
function looksOf(picture: DemoPicture): Look[] {
  const known = looks.get(picture.id);
  if (known) return known;
  const random = randomOf(`looks of ${picture.id}`);
  const poses = POSES[kindOf(picture.garment)];
  // What lies folded hangs on nothing, and what is stuffed is not folded.
  const mayHang = (cut: number) => picture.garment !== 'sari' || cut === 1;
  const mayTake = (pose: Pose, cut: number) =>
    (pose !== 'hung' || mayHang(cut)) && (pose !== 'folded' || picture.garment !== 'puffer');
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
      pose: mayTake(pose, cut) ? pose : 'front',
      cut,
      again: 0,
      pattern: patterns[(round + wrapped * 2 + (firstPattern ?? 0)) % patterns.length] as PatternName,
    });
  }
  looks.set(picture.id, all);
  return all;
}

/** No two dye lots are alike. */
const shaded = ({ lightness, chroma, hue }: Tone, random: Random): Tone => ({
  lightness: Math.min(0.96, Math.max(0.24, lightness + random.between(-0.045, 0.045))),
  chroma: chroma * random.between(0.82, 1.12),
  hue: hue + random.between(-7, 7),
});

function arranged(
  picture: DemoPicture,
  { cut, pattern, pose, again }: Look,
  random: Random,
  tone: Tone,
  {
    cloth = random,
    mayBeCut = false,
  }: {
    cloth?: Random;
    /** Whether the edge of the picture may cut what is shown. */
    mayBeCut?: boolean;
  } = {},
): StillLife {
  const { garment } = picture;
  const kind = kindOf(garment);
  const ratio = picture.height / picture.width;
  const base: Omit<Thing, 'part' | 'x' | 'y' | 'size' | 'turn' | 'footing'> = {
    tones: tonesOf(garment, tone, cloth),
    pattern: patternOf(pattern, garment, cloth),
    other: otherTone(pattern, tone, cloth),
  };
  const part = `${garment}-${cut}`;
  const size = fitting(part, ratio, (SIZE_OF[garment] ?? SIZES[kind]) * random.between(0.94, 1.06));
  const stands = kind === 'standing' || kind === 'shoe';
  const footing = stands ? 'standing' : 'lying';
  const middle = {
    x: 0.5 + random.between(-0.015, 0.015),
    y: ratio / 2 + (stands ? 0.05 * ratio : 0) + random.between(-0.012, 0.012),
  };
  const ground = groundFor(tone, random);
  const aside = again === 0 ? 0 : (again % 2 === 1 ? 1 : -1) * random.between(0.08, 0.12);
  const smaller = again === 0 ? 1 : random.between(0.78, 0.88);
  const life = (...things: Thing[]): StillLife => ({
    ratio,
    ground: (ground + again) % 3,
    seed: Math.floor(random.next() * 2 ** 31),
    things: things.map((thing) => ({
      ...thing,
      x: 0.5 + (thing.x - 0.5) * smaller + aside,
      y: ratio * 0.5 + (thing.y - ratio * 0.5) * smaller - aside * 0.4,
      size: thing.size * smaller,
    })),
  });
  const plain: Thing = {
    ...base,
    part,
    ...middle,
    size,
    turn: stands ? 0 : random.between(-2.5, 2.5),
    footing,
  };

  switch (pose) {
    case 'front':
      return life(plain);
    case 'angle': {
      const turn = (random.chance(0.5) ? 1 : -1) * random.between(9, stands ? 16 : 24);
      return life({ ...plain, y: ratio / 2, turn, size: size * 0.94, footing: 'lying' });
    }
    case 'hung': {
      const { height } = partNamed(part);
      const top = middle.y - (height / PART_UNIT / 200) * size;
      const hanger: Thing = {
        ...base,
        part: HANGER,
        x: middle.x,
        y: top + size * 0.005,
        size: size * 0.92,
        turn: 0,
        footing: 'hanging',
      };
      return life(hanger, { ...plain, turn: random.between(-1, 1), footing: 'hanging' });
    }
    case 'folded': {
      const folded = kind === 'bottom' ? 'folded-bottom' : 'folded-top';
      const choices = cutsOf(folded);
      const shirt = garment === 'womans-clothes' || garment === 'blazer' ? 2 : 1;
      const number = random.chance(0.3) ? (choices.at(-1) ?? 1) : kind === 'bottom' ? 1 : shirt;
      const name = `${folded}-${number}`;
      return life({
        ...plain,
        part: name,
        size: fitting(name, ratio, 0.76 * random.between(0.95, 1.08)),
        turn: random.between(-7, 7),
        y: ratio / 2,
        footing: 'lying',
      });
    }
    case 'detail': {
      const { height } = partNamed(part);
      const zoom = DETAIL * random.between(0.92, 1.1);
      const tall = (height / PART_UNIT / 100) * size * zoom;
      if (!mayBeCut)
        return life({
          ...plain,
          y: ratio / 2,
          size: fitting(part, ratio, size * zoom, NEAR),
          turn: random.between(-7, 7),
          footing: 'lying',
        });
      return life({
        ...plain,
        x: 0.5 + random.between(-0.14, 0.14),
        y:
          tall < ratio
            ? ratio * random.between(0.48, 0.56)
            : ratio * 0.16 + tall * 0.42 + random.between(-0.04, 0.04),
        size: size * zoom,
        turn: random.between(-9, 9),
        footing: 'lying',
      });
    }
    case 'pair':
      return life(...paired(plain, kind, ratio, random));
  }
}

/** Two of a kind: the other shoe behind, a second one folded or laid beside it, a smaller size. */
function paired(plain: Thing, kind: Kind, ratio: number, random: Random): Thing[] {
  if (kind === 'shoe') {
    const size = plain.size * 0.86;
    return [
      { ...plain, size: size * 0.95, x: plain.x + 0.075, y: plain.y - 0.085 },
      { ...plain, size, x: plain.x - 0.05, y: plain.y + 0.035 },
    ];
  }
  if (kind === 'standing') {
    const size = plain.size * 0.78;
    const { width, height } = partNamed(plain.part);
    const aside = Math.min(0.24, (width / PART_UNIT / 100) * size * 0.42 + 0.03);
    const foot = plain.y + (height / PART_UNIT / 200) * size;
    const small = size * 0.78;
    return [
      { ...plain, size: small, x: plain.x + aside, y: foot - 0.03 - (height / PART_UNIT / 200) * small },
      { ...plain, size, x: plain.x - aside * 0.62 },
    ];
  }
  if (kind === 'lying') {
    const size = plain.size * 0.74;
    const turn = random.between(14, 34);
    return [
      { ...plain, size, x: plain.x + 0.11, y: ratio / 2 - 0.12 * ratio, turn },
      { ...plain, size, x: plain.x - 0.1, y: ratio / 2 + 0.12 * ratio, turn: turn - random.between(20, 48) },
    ];
  }
  const size = plain.size * 0.84;
  return [
    { ...plain, size, x: plain.x + 0.1, y: ratio / 2 - 0.035, turn: random.between(6, 13) },
    { ...plain, size, x: plain.x - 0.09, y: ratio / 2 + 0.035, turn: -random.between(4, 10) },
  ];
}

/** The size, or less where the part would leave no air around it. */
function fitting(part: string, ratio: number, wanted: number, most = MOST): number {
  const { width, height } = partNamed(part);
  const [across, down] = [width / PART_UNIT / 100, height / PART_UNIT / 100];
  return Math.min(wanted, most / across, (most * ratio) / down);
}

/** Light things need the deeper grounds to be seen at all, dark ones the lighter. */
function groundFor({ lightness }: Tone, random: Random): number {
  if (lightness > 0.86) return random.pick([1, 2, 2]);
  if (lightness > 0.7) return random.pick([0, 1, 2]);
  return random.pick([0, 0, 1, 1, 2]);
}

function patternOf(name: PatternName, garment: string, random: Random): Pattern {
  const size = {
    plain: 4,
    stripe: random.pick([3.2, 4.6, 6.5]),
    check: random.pick([5.5, 8, 11]),
    dot: random.pick([3.4, 4.6, 6.4]),
    knit: random.pick([1.7, 2.3, 3]),
    denim: 1,
  }[name];
  const upright = /trousers|blazer|shorts|luggage|folding/.test(garment);
  return {
    name,
    size,
    share:
      name === 'stripe' ? random.pick([0.26, 0.45, 0.5]) : name === 'dot' ? random.pick([0.36, 0.46]) : 0.46,
    angle:
      name === 'stripe' && (upright || random.chance(0.2))
        ? 90
        : name === 'check' && random.chance(0.15)
          ? 45
          : 0,
  };
}

/** What goes with a colour: cream on what is dark, ink on what is light, or the same colour deeper or paler. */
function otherTone(pattern: PatternName, tone: Tone, random: Random): Tone {
  if (pattern === 'denim')
    return { ...tone, lightness: Math.min(0.95, tone.lightness + 0.24), chroma: tone.chroma * 0.6 };
  const tonal = {
    ...tone,
    lightness: tone.lightness > 0.6 ? tone.lightness - 0.2 : tone.lightness + 0.2,
    chroma: tone.chroma * 0.8,
  };
  if (tone.lightness > 0.8) return random.pick([MATERIALS.ink, MATERIALS.charcoal, tonal, MATERIALS.tan]);
  return random.pick([
    MATERIALS.cream,
    MATERIALS.cream,
    tonal,
    tone.lightness > 0.5 ? MATERIALS.ink : MATERIALS.chalk,
  ]);
}

function tonesOf(garment: string, tone: Tone, random: Random): Thing['tones'] {
  const metal = metalFor(garment, tone, random);
  const isShoe = VOCABULARY[garment]?.category === 'Shoes';
  const deep = { ...tone, lightness: tone.lightness * 0.72 };
  const second = isShoe
    ? random.pick([MATERIALS.chalk, MATERIALS.cream, deep])
    : random.pick([
        MATERIALS.cream,
        MATERIALS.tan,
        deep,
        tone.lightness > 0.6 ? MATERIALS.ink : MATERIALS.cream,
      ]);
  return {
    main: tone,
    rib: tone,
    inside: { ...tone, lightness: tone.lightness * 0.8 },
    lining: random.pick([MATERIALS.cream, MATERIALS.silver, deep]),
    second,
    third: deep,
    button: random.pick([MATERIALS.horn, MATERIALS.ink, deep]),
    metal: garment === 'crown' ? tone : metal,
    gold: random.chance(0.7) ? MATERIALS.gold : MATERIALS.silver,
    stone:
      garment === 'crown' ? random.pick([MATERIALS.diamond, MATERIALS.bordeaux, MATERIALS.forest]) : tone,
    light: MATERIALS.chalk,
    dark: MATERIALS.ink,
    sole: random.pick([MATERIALS.chalk, MATERIALS.cream, MATERIALS.chalk]),
    wood: MATERIALS.wood,
    skin: MATERIALS.tan,
    glass: MATERIALS.glass,
    lens: { lightness: Math.min(0.42, tone.lightness), chroma: Math.min(0.07, tone.chroma), hue: tone.hue },
    dial: random.pick([MATERIALS.chalk, MATERIALS.chalk, MATERIALS.cream]),
  };
}

function metalFor(garment: string, tone: Tone, random: Random): Tone {
  if (['ring', 'earrings', 'pendant'].includes(garment)) {
    if (garment !== 'ring' && tone.lightness < 0.9) return MATERIALS.gold;
    return tone.hue < 30 && tone.chroma > 0.03
      ? MATERIALS.roseGold
      : random.pick([MATERIALS.silver, MATERIALS.silver, MATERIALS.gold]);
  }
  return random.pick([MATERIALS.gold, MATERIALS.silver, MATERIALS.silver]);
}

const GROUND_TONES: readonly Tone[] = [
  { lightness: 0.91, chroma: 0.008, hue: 78 },
  { lightness: 0.85, chroma: 0.01, hue: 75 },
  { lightness: 0.78, chroma: 0.012, hue: 72 },
];

function placeholderOf({ ground, things }: StillLife, tone: Tone): string {
  const wall = rgbOf(GROUND_TONES[ground] ?? tone);
  const thing = rgbOf(tone);
  const share = things.length > 1 || (things[0]?.size ?? 0) > 0.9 ? 0.3 : 0.2;
  return hexOf(mixedRgb(wall, thing, share));
}
