import type { Rgb } from './oklch.ts';

/** Opacity of the ground. The things on it are opaque. */
export const GROUND_OPACITY = 0.5;

/**
 * Returns a picture as RGBA with a translucent ground. On its placeholder colour it looks as painted; on a dark
 * page the ground is dark, and the things keep their colours.
 */
export function seenThrough({ bytes, cover }: { bytes: Buffer; cover: Buffer }, placeholder: Rgb): Buffer {
  const pixels = Buffer.allocUnsafe(cover.length * 4);
  // Rounds, and clamps to a byte.
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  for (let pixel = 0, from = 0, to = 0; pixel < cover.length; pixel += 1, from += 3, to += 4) {
    const opacity = GROUND_OPACITY + ((1 - GROUND_OPACITY) * (cover[pixel] as number)) / 255;
    const through = 1 - opacity;
    clamped[to] = ((bytes[from] as number) - through * placeholder[0]) / opacity;
    clamped[to + 1] = ((bytes[from + 1] as number) - through * placeholder[1]) / opacity;
    clamped[to + 2] = ((bytes[from + 2] as number) - through * placeholder[2]) / opacity;
    clamped[to + 3] = opacity * 255;
  }
  return pixels;
}
