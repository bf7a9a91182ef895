export type PatternName = 'plain' | 'stripe' | 'check' | 'dot' | 'knit' | 'denim';

export interface Pattern {
  name: PatternName;
  /** Length of a repeat in units of the drawings. */
  size: number;
  /** Share of the second colour, 0 to 1. */
  share: number;
  /** Rotation in degrees. */
  angle: number;
}

export interface Spot {
  other: number;
  light: number;
}

const STEP = 0.16;

/** Fills `spot` for a point, given in units of the drawing and in the rotated coordinates of its zone. */
export type PaintPattern = (x: number, y: number, spot: Spot) => void;

/** Returns the painter of a pattern. `sharpness` is in pixels per unit: edges are about one pixel soft. */
export function painterOf({ name, size, share }: Pattern, sharpness: number): PaintPattern {
  const soft = Math.max(0.06, 0.9 / sharpness);
  const within = (distance: number, half: number) => clamp((half - Math.abs(distance)) / soft + 0.5);
  const phase = (value: number) => value - size * Math.round(value / size);
  switch (name) {
    case 'stripe':
      return (x, y, spot) => {
        spot.other = within(phase(y), (size * share) / 2);
        spot.light = weave(x, y);
      };
    case 'check':
      return (x, y, spot) => {
        const across = within(phase(y), (size * share) / 2);
        const down = within(phase(x), (size * share) / 2);
        const fine =
          0.5 *
          Math.max(within(phase(x + size * 0.5), size * 0.03), within(phase(y + size * 0.5), size * 0.03));
        spot.other = Math.min(1, (across + down) * 0.46 + fine);
        spot.light = weave(x, y);
      };
    case 'dot':
      return (x, y, spot) => {
        const row = Math.round(y / size);
        const shifted = row % 2 === 0 ? x : x + size / 2;
        const distance = Math.hypot(phase(shifted), y - row * size);
        spot.other = clamp((size * share * 0.5 - distance) / soft + 0.5);
        spot.light = weave(x, y);
      };
    case 'knit':
      return (x, y, spot) => {
        const column = x / size - Math.floor(x / size) - 0.5;
        const slanted = y / (size * 0.72) + Math.abs(column) * 1.25;
        const loop = slanted - Math.floor(slanted) - 0.5;
        spot.other = 0;
        spot.light = STEP * (0.55 - 2.4 * Math.abs(loop) ** 1.6 - 1.5 * Math.abs(Math.abs(column) - 0.27));
      };
    case 'denim':
      return (x, y, spot) => {
        const twill = Math.sin((x * 1.4 + y * 2.2) * 3.4);
        spot.other = 0.1 + 0.1 * twill * hashed(x * 3, y * 3) + 0.1 * hashed(x * 0.21, y * 0.13);
        spot.light = 0.035 * twill;
      };
    case 'plain':
      return (x, y, spot) => {
        spot.other = 0;
        spot.light = weave(x, y);
      };
  }
}

const weave = (x: number, y: number) => 0.012 * hashed(x * 4.1, y * 4.1);

/** Returns a pseudorandom value from -1 to 1, the same within a cell of one by one. */
function hashed(x: number, y: number): number {
  let mixed = (Math.floor(x) * 374761393 + Math.floor(y) * 668265263) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
