import { chanceOf } from './chance.mjs';
import { fromOklch, parseHex, toOklch } from './oklch.mjs';

const GLOW_REACH = 0.95;
const LINE_SOFTNESS = 1.6;
const GRAIN = 1.5;

/**
 * The wall, the floor and the shadow on it as raw RGB bytes. Computed, not drawn as an SVG gradient: real-valued
 * colours with a little grain before rounding come through the WebP encoder without bands.
 */
export function paintGround({ id, width, height, floor, glow, ground, shadow }) {
  const chance = chanceOf(`${id} grain`);
  const [light, edge, far, near] = [ground.light, ground.edge, ground.floor, ground.near].map(parseHex);
  const dark = shadowColor(near);
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const belowLine = smooth((y - floor) / LINE_SOFTNESS + 0.5);
    const depth = Math.max(0, (y - floor) / (height - floor));
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const away = smooth(
        Math.hypot(x / width - glow.x, (y / height - glow.y) * (height / width) * 0.8) / GLOW_REACH,
      );
      const dim = smooth(depth * 0.7 + Math.abs(x / width - glow.x) * 0.6);
      const grain = GRAIN * (chance() + chance() - 1);
      for (let channel = 0; channel < 3; channel += 1) {
        const wall = mix(light[channel], edge[channel], away);
        const boards = mix(far[channel], near[channel], dim);
        const lit = mix(mix(wall, boards, belowLine), dark[channel], shadow[pixel]);
        bytes[pixel * 3 + channel] = Math.round(Math.min(255, Math.max(0, lit * 255 + grain)));
      }
    }
  }
  return bytes;
}

/** A shadow keeps the hue of what it falls on; plain black would look like dirt. */
function shadowColor(near) {
  const { chroma, hue } = toOklch(near);
  return fromOklch({ lightness: 0.3, chroma: chroma * 1.2, hue });
}

const mix = (from, to, share) => from + (to - from) * share;

function smooth(share) {
  const held = Math.min(1, Math.max(0, share));
  return held * held * (3 - 2 * held);
}
