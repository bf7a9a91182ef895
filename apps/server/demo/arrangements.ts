import type { Cloth } from './cloths.ts';
import { extentOf } from './extents.ts';
import { type Kind, kindOf, sizeOf } from './kinds.ts';
import type { Tone } from './painter/oklch.ts';
import type { StillLife, Thing } from './painter/paint.ts';
import { cutsOf } from './painter/parts.ts';
import { hangingFrom, hatStand, overRail, shoesBeside } from './props.ts';
import type { Random } from './random.ts';

/** Position of a garment: laid flat, hanging, or seen from near. */
export type Pose =
  | 'front'
  | 'beside'
  | 'angle'
  | 'folded'
  | 'hung'
  | 'overRail'
  | 'onForm'
  | 'onStand'
  | 'detail'
  | 'pair';

export interface Arranged {
  garment: string;
  cut: number;
  pose: Pose;
  /** Number of more popular products with the same look; each gets another position. */
  again: number;
  /** Height of the picture divided by its width. */
  ratio: number;
  cloth: Cloth;
  ground: Tone;
  shop: string;
  isFirst: boolean;
}

/** Maximum share of the picture that a thing takes, so that there is space around it. */
const MOST = 0.78;
/** Size of a garment that is seen from near, in relation to the whole one. */
const NEAR = 1.9;
/** The first view must tell what is sold. */
const NEAR_FIRST = 1.5;
/** Distance from the foot of a standing thing to the wall behind it, as a share of the width. */
const FLOOR_BEHIND = 0.17;

function fitting(part: string, ratio: number, wanted: number, most = MOST): number {
  const { across, down } = extentOf(part, 1);
  return Math.min(wanted, most / across, (most * ratio) / down);
}

export function arranged(given: Arranged, random: Random): StillLife {
  const { garment, cut, pose, ratio, cloth, ground } = given;
  const kind = kindOf(garment);
  const part = `${garment}-${cut}`;
  const stands = kind === 'standing' || kind === 'shoe' || kind === 'hat';
  const size = fitting(part, ratio, sizeOf(garment) * random.between(0.95, 1.06));
  const plain: Thing = {
    ...cloth,
    part,
    x: 0.5 + random.between(-0.015, 0.015),
    y: ratio / 2 + (stands ? 0.09 * ratio : 0) + random.between(-0.012, 0.012),
    size,
    turn: stands ? 0 : random.between(-2.5, 2.5),
    footing: stands ? 'standing' : 'lying',
  };
  const things = posed(pose, plain, given, random);
  const isOnFloor = things.some(({ footing }) => footing === 'standing');
  return {
    ratio,
    ground,
    ...(isOnFloor && { horizon: footOf(things) - FLOOR_BEHIND }),
    seed: Math.floor(random.next() * 2 ** 31),
    things: pose === 'hung' || pose === 'detail' ? things : aside(things, given, random),
  };
}

/** Lowest point of the standing things. */
const footOf = (things: readonly Thing[]) =>
  Math.max(
    ...things
      .filter(({ footing }) => footing === 'standing')
      .map(({ part, size, y }) => y + extentOf(part, size).down / 2),
  );

/** Moves the things aside if the same look was shown before. */
function aside(things: Thing[], { again, ratio }: Arranged, random: Random): Thing[] {
  if (again === 0) return things;
  const moved = (again % 2 === 1 ? 1 : -1) * random.between(0.05, 0.09);
  const smaller = random.between(0.82, 0.92);
  return things.map((thing) => ({
    ...thing,
    x: 0.5 + (thing.x - 0.5) * smaller + moved,
    y: ratio / 2 + (thing.y - ratio / 2) * smaller - moved * 0.4,
    size: thing.size * smaller,
  }));
}

function posed(pose: Pose, plain: Thing, given: Arranged, random: Random): Thing[] {
  const { garment, ratio, shop } = given;
  const kind = kindOf(garment);
  switch (pose) {
    case 'front':
      return [plain];
    case 'beside':
      return shoesBeside(plain, garment, ratio, random);
    case 'angle': {
      const turn = (random.chance(0.5) ? 1 : -1) * random.between(9, plain.footing === 'standing' ? 16 : 22);
      return [{ ...plain, y: ratio / 2, turn, size: plain.size * 0.94, footing: 'lying' }];
    }
    case 'hung':
      return hangingFrom(plain, { garment, ratio, shop, again: given.again, random });
    case 'overRail':
      return overRail(plain, { ratio, shop });
    case 'onForm':
      return [
        {
          ...plain,
          y: ratio * 0.94 - extentOf(plain.part, plain.size).down / 2,
          turn: 0,
          footing: 'standing',
        },
      ];
    case 'onStand':
      return hatStand(plain, ratio);
    case 'folded':
      return [folded(plain, given, random)];
    case 'detail':
      return [near(plain, given, random)];
    case 'pair':
      return paired(plain, kind, ratio, random);
  }
}

function folded(plain: Thing, { garment, ratio }: Arranged, random: Random): Thing {
  const isBottom = kindOf(garment) === 'bottom';
  const choices = cutsOf(isBottom ? 'folded-bottom' : 'folded-top');
  const shirt = garment === 'womans-clothes' || garment === 'blazer' ? 2 : 1;
  const number = random.chance(0.3) ? (choices.at(-1) ?? 1) : isBottom ? 1 : shirt;
  const part = `${isBottom ? 'folded-bottom' : 'folded-top'}-${number}`;
  const size = fitting(part, ratio, 0.82 * random.between(0.95, 1.06));
  return { ...plain, part, size, turn: random.between(-7, 7), y: ratio / 2, footing: 'lying' };
}

/** Returns a garment from so near that the picture cuts it: its upper part, or in a second view its hem. */
function near(plain: Thing, { ratio, isFirst }: Arranged, random: Random): Thing {
  const size = plain.size * (isFirst ? NEAR_FIRST : NEAR) * random.between(0.92, 1.12);
  const { down } = extentOf(plain.part, size);
  const isWhole = down < ratio;
  const isHem = !isFirst && random.chance(0.35);
  const y = isHem ? ratio * 0.86 - down / 2 : ratio * 0.14 + down / 2;
  return {
    ...plain,
    x: 0.5 + random.between(-0.13, 0.13),
    y: isWhole ? ratio * random.between(0.47, 0.55) : y,
    size,
    turn: random.between(-9, 9),
    footing: 'lying',
  };
}

/**
 * Returns two shoes one behind the other, a smaller size beside a standing thing, or other pieces side by
 * side.
 */
function paired(plain: Thing, kind: Kind, ratio: number, random: Random): Thing[] {
  if (kind === 'shoe') {
    const size = plain.size * 0.88;
    return [
      { ...plain, size: size * 0.95, x: plain.x + 0.07, y: plain.y - 0.075 },
      { ...plain, size, x: plain.x - 0.04, y: plain.y + 0.035 },
    ];
  }
  if (kind === 'standing' || kind === 'hat') {
    const size = plain.size * 0.78;
    const { across, down } = extentOf(plain.part, size);
    const apart = Math.min(0.24, across * 0.42 + 0.03);
    const foot = plain.y + down / 2;
    const small = size * 0.78;
    return [
      {
        ...plain,
        size: small,
        x: plain.x + apart,
        y: foot - 0.03 - extentOf(plain.part, small).down / 2,
      },
      { ...plain, size, x: plain.x - apart * 0.62 },
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
  const size = plain.size * 0.86;
  return [
    { ...plain, size, x: plain.x + 0.1, y: ratio / 2 - 0.035, turn: random.between(6, 13) },
    { ...plain, size, x: plain.x - 0.09, y: ratio / 2 + 0.035, turn: -random.between(4, 10) },
  ];
}
