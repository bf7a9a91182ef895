import { clothOf } from './cloths.ts';
import { extentOf } from './extents.ts';
import { fingerprintOf } from './fingerprint.ts';
import { kindOf } from './kinds.ts';
import type { Tone } from './painter/oklch.ts';
import type { Thing } from './painter/paint.ts';
import { MATERIALS } from './painter/tones.ts';
import type { Random } from './random.ts';

const PLAIN: Thing['pattern'] = { name: 'plain', size: 4, share: 0, angle: 0 };
const RAIL_METALS = [MATERIALS.silver, MATERIALS.gold, MATERIALS.ink] as const;
/** Height of the rail, as a share of the picture's height. */
const RAIL_AT = 0.085;
/** Lowest point of a hanging thing, as a share of the picture's height. */
const LOWEST = 0.93;

const propOf = (
  part: string,
  of: Omit<Thing, 'part' | 'tones' | 'pattern' | 'other'>,
  tone: Tone = MATERIALS.wood,
): Thing => ({
  ...of,
  part,
  tones: { main: tone, metal: tone, wood: MATERIALS.wood, dark: MATERIALS.ink },
  pattern: PLAIN,
  other: tone,
});

/** Returns a garment on its hanger, and the rail or the peg of the shop that carries it. */
export function hangingFrom(
  garment: Thing,
  {
    garment: name,
    ratio,
    shop,
    again,
    random,
  }: { garment: string; ratio: number; shop: string; again: number; random: Random },
): Thing[] {
  const isClipped = kindOf(name) === 'bottom';
  const hangerPart = isClipped ? 'clip-hanger-1' : 'hanger-1';
  const { carrier, metal } = fixturesOf(shop);
  const x = 0.5 + (again === 0 ? 0 : (again % 2 === 1 ? 1 : -1) * random.between(0.05, 0.1));
  const railY = ratio * RAIL_AT;
  // The shoulders of a garment lie on the middle of its hanger; clips hold its upper edge.
  const hold = extentOf(hangerPart, 1).down * (isClipped ? 0.86 : 0.52);
  const room = ratio * LOWEST - railY;
  const size = Math.min(garment.size * 1.04, room / (extentOf(garment.part, 1).down + hold));
  const top = railY + hold * size - 0.008;
  const hanger = propOf(
    hangerPart,
    { x, y: railY - 0.008 + extentOf(hangerPart, size).down / 2, size, turn: 0, footing: 'hanging' },
    isClipped ? MATERIALS.silver : metal,
  );
  const hung: Thing = {
    ...garment,
    x,
    y: top + extentOf(garment.part, size).down / 2,
    size,
    turn: random.between(-0.8, 0.8),
    footing: 'hanging',
  };
  const carried = carrier === 'peg' ? pegAt(x, ratio) : railOf(ratio, metal);
  return isClipped ? [carried, hung, hanger] : [carried, hanger, hung];
}

/** Returns folded cloth that hangs over the rail of the shop. */
export function overRail(cloth: Thing, { ratio, shop }: { ratio: number; shop: string }): Thing[] {
  const { metal } = fixturesOf(shop);
  const size = Math.min(cloth.size * 1.04, (ratio * (LOWEST - RAIL_AT)) / extentOf(cloth.part, 1).down);
  const y = ratio * RAIL_AT - 0.016 + extentOf(cloth.part, size).down / 2;
  return [railOf(ratio, metal), { ...cloth, size, y, turn: 0, footing: 'hanging' }];
}

const pegAt = (x: number, ratio: number) =>
  propOf('peg-1', { x, y: ratio * RAIL_AT, size: 0.6, turn: 0, footing: 'lying' });

const railOf = (ratio: number, metal: Tone) =>
  propOf('rail-1', { x: 0.5, y: ratio * RAIL_AT, size: 1.1, turn: 0, footing: 'hanging' }, metal);

/** Each shop has its own rails, or pegs. */
function fixturesOf(shop: string): { carrier: 'peg' | 'rail'; metal: Tone } {
  const number = [...fingerprintOf(shop)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return {
    carrier: number % 3 === 0 ? 'peg' : 'rail',
    metal: RAIL_METALS[number % RAIL_METALS.length] ?? MATERIALS.silver,
  };
}

/** Returns a hat on a stand. */
export function hatStand(hat: Thing, ratio: number): Thing[] {
  const size = hat.size * 0.92;
  const stand = propOf('hat-stand-1', { x: hat.x, y: 0, size: hat.size, turn: 0, footing: 'standing' });
  const { down } = extentOf(stand.part, stand.size);
  const hatDown = extentOf(hat.part, size).down;
  const foot = Math.min(ratio * 0.9, ratio / 2 + (down + hatDown * 0.6) / 2);
  return [
    { ...stand, y: foot - down / 2 },
    { ...hat, size, y: foot - down - hatDown / 2 + hatDown * 0.42, footing: 'hanging' },
  ];
}

/** Shoes that go with a garment. */
const SHOES: Record<string, readonly string[]> = {
  dress: ['high-heeled-shoe-1', 'flat-shoe-1', 'ballet-shoes-1'],
  sari: ['flat-shoe-1', 'womans-sandal-3'],
  kimono: ['flat-shoe-1', 'ballet-shoes-2'],
  skirt: ['womans-boot-1', 'flat-shoe-2', 'high-heeled-shoe-1'],
  shorts: ['running-shoe-2', 'flat-shoe-2'],
  jeans: ['running-shoe-2', 'womans-boot-1', 'mans-shoe-1'],
};
const SHOES_OF_OTHERS = ['mans-shoe-1', 'flat-shoe-2', 'womans-boot-1'];
const SHOE_TONES = [MATERIALS.tan, MATERIALS.ink, MATERIALS.cream, MATERIALS.horn] as const;
/** A shoe is drawn a hundred units long, and a pair of trousers as well. */
const SHOE_SIZE = 0.33;

/** Returns a garment with a pair of shoes beside its hem, in their true proportion. */
export function shoesBeside(garment: Thing, name: string, ratio: number, random: Random): Thing[] {
  const part = random.pick(SHOES[name] ?? SHOES_OF_OTHERS);
  const cloth = clothOf(part.replace(/-\d$/, ''), 'plain', random.pick(SHOE_TONES), random);
  const { across, down } = extentOf(garment.part, garment.size);
  const moved = { ...garment, x: garment.x - 0.07, y: ratio * 0.48 };
  const side = Math.min(0.86, moved.x + across * 0.36 + garment.size * SHOE_SIZE * 0.5);
  const hem = Math.min(ratio * 0.93, moved.y + down / 2);
  const shoe = (x: number, y: number, turn: number): Thing => ({
    ...cloth,
    part,
    x,
    y,
    size: garment.size * SHOE_SIZE,
    turn,
    footing: 'lying',
  });
  return [
    moved,
    shoe(side + 0.02, hem - 0.115, random.between(-8, 2)),
    shoe(side, hem - 0.01, random.between(-4, 8)),
  ];
}
