import { extentOf } from './extents.ts';
import { hexOf, rgbOf, type Tone } from './painter/oklch.ts';
import type { StillLife, Thing } from './painter/paint.ts';
import type { Random } from './random.ts';
import type { ProductLook } from './still-lifes.ts';

/** Centre and size: shares of the picture's width for `x` and `across`, of its height for `y` and `down`. */
interface Place {
  x: number;
  y: number;
  across: number;
  down: number;
}

const place = (x: number, y: number, across: number, down: number): Place => ({ x, y, across, down });

/** Layouts by number of things; each lists its places from large to small. */
const LAYOUTS: Record<number, readonly (readonly Place[])[]> = {
  2: [
    [place(0.37, 0.43, 0.6, 0.72), place(0.71, 0.7, 0.46, 0.46)],
    [place(0.6, 0.4, 0.62, 0.66), place(0.3, 0.72, 0.48, 0.42)],
  ],
  3: [
    [place(0.34, 0.42, 0.56, 0.7), place(0.74, 0.3, 0.4, 0.4), place(0.68, 0.73, 0.46, 0.42)],
    [place(0.64, 0.4, 0.58, 0.68), place(0.25, 0.28, 0.38, 0.38), place(0.32, 0.74, 0.48, 0.4)],
    [place(0.5, 0.35, 0.66, 0.56), place(0.29, 0.77, 0.42, 0.36), place(0.72, 0.77, 0.42, 0.36)],
  ],
  4: [
    [
      place(0.31, 0.31, 0.52, 0.54),
      place(0.73, 0.28, 0.42, 0.42),
      place(0.28, 0.76, 0.42, 0.38),
      place(0.71, 0.73, 0.48, 0.44),
    ],
    [
      place(0.68, 0.34, 0.54, 0.56),
      place(0.27, 0.26, 0.4, 0.38),
      place(0.28, 0.7, 0.44, 0.46),
      place(0.72, 0.79, 0.42, 0.34),
    ],
  ],
};
const RATIOS = [1, 1.25, 1.25, 4 / 3, 0.8];

export function outfitOf(
  looks: readonly ProductLook[],
  ground: Tone,
  random: Random,
): { life: StillLife; placeholder: string } {
  const ratio = random.pick(RATIOS);
  const places = random.pick(LAYOUTS[looks.length] ?? []);
  const things = looks.flatMap((look, at) => {
    const where = places[at];
    return where ? [laid(look.thing, where, ratio, random)] : [];
  });
  return {
    life: { ratio, ground, seed: Math.floor(random.next() * 2 ** 31), things },
    placeholder: hexOf(rgbOf(ground)),
  };
}

function laid(
  thing: ProductLook['thing'],
  { x, y, across, down }: Place,
  ratio: number,
  random: Random,
): Thing {
  const whole = extentOf(thing.part, 1);
  return {
    ...thing,
    x: x + random.between(-0.02, 0.02),
    y: (y + random.between(-0.02, 0.02)) * ratio,
    size: Math.min(across / whole.across, (down * ratio) / whole.down) * 0.94,
    turn: random.between(-13, 13),
    footing: 'lying',
  };
}
