import { chanceOf } from './chance.mjs';

const SIZE = 64;

/** Returns a seeded smooth noise field with values from -1 to 1. */
export function noiseOf(seed) {
  const chance = chanceOf(seed);
  const values = Float32Array.from({ length: SIZE * SIZE }, () => chance() * 2 - 1);
  const at = (x, y) => values[(((y % SIZE) + SIZE) % SIZE) * SIZE + (((x % SIZE) + SIZE) % SIZE)];
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const right = ease(x - left);
    const down = ease(y - top);
    const above = at(left, top) + (at(left + 1, top) - at(left, top)) * right;
    const below = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * right;
    return above + (below - above) * down;
  };
}

const ease = (share) => share * share * (3 - 2 * share);
