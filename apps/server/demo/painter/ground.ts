import { type Rgb, rgbOf, type Tone } from './oklch.ts';

/** Contact of a thing with the ground; it decides the shadow's shape. */
export type Footing = 'lying' | 'hanging' | 'standing';

export interface Layer {
  left: number;
  top: number;
  width: number;
  height: number;
  /** RGBA. */
  pixels: Buffer;
  footing: Footing;
}

/** Extra grain of red and of blue, as a share of the common grain. */
const OWN_GRAIN = 0.9;
const COARSE = 4;
/** Offsets and softness of shadows, as shares of the width. */
const SHADOWS = {
  lying: [
    { right: 0.01, down: 0.013, blur: 0.02, strength: 0.2 },
    { right: 0.004, down: 0.0055, blur: 0.004, strength: 0.4 },
  ],
  hanging: [
    { right: 0.034, down: 0.036, blur: 0.03, strength: 0.26 },
    { right: 0.012, down: 0.014, blur: 0.01, strength: 0.2 },
  ],
  standing: [{ right: 0.012, down: 0.006, blur: 0.012, strength: 0.1 }],
} as const;
/**
 * Shadow of a standing thing: `flat` shortens it, `lean` slants it to the right. `TOUCH` is the shadow at the
 * point of contact.
 */
const CAST = { flat: 0.2, lean: 0.62, blur: 0.014, strength: 0.34 };
const TOUCH = { height: 0.014, blur: 0.006, strength: 0.5 };

/** Darkening of a wall towards the floor, of the floor towards the wall, and its reach as a share of the width. */
const CORNER = { wall: 0.05, floor: 0.1, reach: 0.34 };

/** Returns the ground with the shadows of its things, as raw RGB. */
export function laidGround({
  width,
  height,
  ground,
  horizon,
  layers,
  grain,
  seed,
}: {
  width: number;
  height: number;
  ground: Tone;
  /** Upper edge of the floor as a share of the width; without it, the ground is one sheet or a wall. */
  horizon?: number | undefined;
  layers: readonly Layer[];
  grain: number;
  seed: number;
}): Buffer {
  const across = Math.ceil(width / COARSE) + 2;
  const down = Math.ceil(height / COARSE) + 2;
  const light = new Float32Array(across * down);
  for (let y = 0; y < down; y += 1) {
    const low = y / down;
    const floor = horizon === undefined ? 0 : cornerLight((y * COARSE) / width - horizon, COARSE / width);
    for (let x = 0; x < across; x += 1) {
      const away = Math.hypot(x / across - 0.2, (low - 0.16) * 0.9);
      light[y * across + x] = 1.03 - 0.095 * smooth(away / 1.15) + floor;
    }
  }
  for (const layer of layers) layShadows(light, across, down, layer, width);
  return grained(light, across, { width, height, rgb: rgbOf(ground), grain, seed });
}

/** Change of the light at a distance below the horizon, both as shares of the width. */
function cornerLight(below: number, cell: number): number {
  const near = 1 - smooth(Math.abs(below) / CORNER.reach);
  const isFloor = smooth(0.5 + below / (2 * cell));
  return -near * (CORNER.wall * (1 - isFloor) + CORNER.floor * isFloor);
}

function layShadows(light: Float32Array, across: number, down: number, layer: Layer, width: number): void {
  const mask = new Float32Array(across * down);
  const darken = (dark: Float32Array, strength: number) => {
    for (let cell = 0; cell < light.length; cell += 1)
      light[cell] = (light[cell] ?? 0) * (1 - strength * (dark[cell] ?? 0));
  };
  const blurred = (dark: Float32Array, blur: number) =>
    boxes(dark, across, down, Math.max(1, Math.round((blur * width) / COARSE)));
  const mark = (x: number, y: number, cover: number) => {
    const column = Math.round(x / COARSE);
    const row = Math.round(y / COARSE);
    if (column < 0 || row < 0 || column >= across || row >= down) return;
    const cell = row * across + column;
    mask[cell] = Math.max(mask[cell] ?? 0, cover);
  };
  const everyCover = (put: (x: number, y: number, cover: number) => void) => {
    for (let y = 0; y < layer.height; y += 2) {
      for (let x = 0; x < layer.width; x += 2) {
        const cover = layer.pixels[(y * layer.width + x) * 4 + 3] ?? 0;
        if (cover > 40) put(x, y, cover / 255);
      }
    }
  };
  for (const { right, down: below, blur, strength } of SHADOWS[layer.footing]) {
    mask.fill(0);
    everyCover((x, y, cover) => mark(layer.left + x + right * width, layer.top + y + below * width, cover));
    darken(blurred(mask, blur), strength);
  }
  if (layer.footing !== 'standing') return;
  const foot = layer.top + layer.height;
  mask.fill(0);
  everyCover((x, y, cover) => {
    const above = layer.height - y;
    mark(layer.left + x + above * CAST.lean * 0.5, foot - above * CAST.flat, cover);
  });
  darken(blurred(mask, CAST.blur), CAST.strength);
  mask.fill(0);
  everyCover((x, y, cover) => {
    if (layer.height - y > TOUCH.height * width * 2.4) return;
    mark(layer.left + x, foot, cover);
    mark(layer.left + x + TOUCH.height * width, foot + TOUCH.height * width * 0.4, cover);
  });
  darken(blurred(mask, TOUCH.blur), TOUCH.strength);
}

function grained(
  light: Float32Array,
  across: number,
  {
    width,
    height,
    rgb,
    grain,
    seed,
  }: { width: number; height: number; rgb: Rgb; grain: number; seed: number },
): Buffer {
  const bytes = Buffer.allocUnsafe(width * height * 3);
  let state = seed | 0 || 1;
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = y / COARSE;
    const top = Math.floor(row) * across;
    const low = row - Math.floor(row);
    for (let x = 0; x < width; x += 1, at += 3) {
      const column = x / COARSE;
      const cell = top + Math.floor(column);
      const right = column - Math.floor(column);
      const above = (light[cell] ?? 1) * (1 - right) + (light[cell + 1] ?? 1) * right;
      const below = (light[cell + across] ?? 1) * (1 - right) + (light[cell + across + 1] ?? 1) * right;
      const shine = above + (below - above) * low;
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const speck = (grain * (((state >>> 8) & 0xffff) - 32768)) / 32768;
      // Red and blue get extra grain, or the encoder makes blotches of so faint a colour.
      bytes[at] = Math.min(255, rgb[0] * shine + speck + grain * OWN_GRAIN * ((state & 0xff) / 128 - 1));
      bytes[at + 1] = Math.min(255, rgb[1] * shine + speck);
      bytes[at + 2] = Math.min(
        255,
        rgb[2] * shine + speck + grain * OWN_GRAIN * (((state >>> 24) & 0xff) / 128 - 1),
      );
    }
  }
  return bytes;
}

/** Blurs three times with a box, which approximates a Gaussian blur. */
function boxes(values: Float32Array, across: number, down: number, reach: number): Float32Array {
  let soft = values;
  for (let pass = 0; pass < 3; pass += 1) {
    soft = box(soft, across, down, reach, 1, across);
    soft = box(soft, down, across, reach, across, 1);
  }
  return soft;
}

function box(
  values: Float32Array,
  length: number,
  lines: number,
  reach: number,
  step: number,
  next: number,
): Float32Array {
  const soft = new Float32Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    let sum = 0;
    for (let index = 0; index <= Math.min(reach, length - 1); index += 1)
      sum += values[line * next + index * step] ?? 0;
    for (let index = 0; index < length; index += 1) {
      soft[line * next + index * step] = sum / (2 * reach + 1);
      const enters = index + reach + 1;
      const leaves = index - reach;
      if (enters < length) sum += values[line * next + enters * step] ?? 0;
      if (leaves >= 0) sum -= values[line * next + leaves * step] ?? 0;
    }
  }
  return soft;
}

function smooth(share: number): number {
  const held = Math.min(1, Math.max(0, share));
  return held * held * (3 - 2 * held);
}
