import sharp from 'sharp';
import { type Footing, type Layer, laidGround } from './ground.ts';
import { type Rgb, rgbOf, type Tone } from './oklch.ts';
import { partNamed, type SizedPart, sizedPart } from './parts.ts';
import { type Pattern, painterOf, type Spot } from './patterns.ts';
import { seenThrough } from './seen-through.ts';

/** A part placed in a picture. Positions and sizes are shares of the picture's width. */
export interface Thing {
  part: string;
  x: number;
  y: number;
  /** Width of a hundred units of the drawing, as a share of the picture's width. */
  size: number;
  /** Degrees, clockwise. */
  turn: number;
  footing: Footing;
  /** Tones of its materials, by slot of the drawing. */
  tones: Readonly<Record<string, Tone>>;
  pattern: Pattern;
  other: Tone;
}

/** Description of a picture: the same still life gives the same bytes. */
export interface StillLife {
  /** Height divided by width. */
  ratio: number;
  /** Colour of the sheet, or of wall and floor. */
  ground: Tone;
  /** Upper edge of the floor, as a share of the picture's width; absent if there is no floor. */
  horizon?: number;
  seed: number;
  things: readonly Thing[];
}

const GRAIN = 0.8;
const UNIT_PIXELS = 6;
/** Oversampling factor for things, so that lines are smooth. */
const FINER = 1.5;
/** Slots that take the pattern of their thing. */
const PATTERNED = new Set(['main']);
const KNITTED = new Set(['main', 'rib']);
const WEBP = { quality: 75, alphaQuality: 30, effort: 2, smartSubsample: false };

export async function paintedWebp(life: StillLife, width: number): Promise<Buffer> {
  const [file] = await paintedWebps(life, [width]);
  if (!file) throw new Error('Nothing was painted.');
  return file;
}

/** Paints a still life once, in the largest width, and encodes it as WebP files of several widths. */
export async function paintedWebps(life: StillLife, widths: readonly number[]): Promise<Buffer[]> {
  const width = Math.max(...widths);
  const { height, ...layers } = await painted(life, width, GRAIN);
  const raw = { width, height, channels: 4 } as const;
  const bytes = seenThrough(layers, rgbOf(life.ground));
  return Promise.all(widths.map((each) => sharp(bytes, { raw }).resize(each).webp(WEBP).toBuffer()));
}

/** A picture as opaque RGB, and how much of each pixel its things cover, 0 to 255. */
interface Painted {
  bytes: Buffer;
  cover: Buffer;
  height: number;
}

export async function painted(
  { ratio, ground, horizon, seed, things }: StillLife,
  width: number,
  grain: number,
): Promise<Painted> {
  const height = Math.round(width * ratio);
  const layers = await Promise.all(things.map((thing) => layerOf(thing, width)));
  const bytes = laidGround({ width, height, ground, horizon, layers, grain, seed });
  const cover = Buffer.alloc(width * height);
  for (const { left, top, width: across, height: down, pixels } of layers) {
    const [fromX, toX] = [Math.max(0, -left), Math.min(across, width - left)];
    for (let y = Math.max(0, -top); y < Math.min(down, height - top); y += 1) {
      for (let x = fromX; x < toX; x += 1) {
        const from = (y * across + x) * 4;
        const share = pixels[from + 3] ?? 0;
        if (share === 0) continue;
        const place = (y + top) * width + x + left;
        cover[place] = Math.max(cover[place] ?? 0, share);
        const to = place * 3;
        for (let channel = 0; channel < 3; channel += 1) {
          const below = bytes[to + channel] ?? 0;
          bytes[to + channel] = below + ((pixels[from + channel] ?? 0) - below) * (share / 255);
        }
      }
    }
  }
  return { bytes, cover, height };
}

async function layerOf(thing: Thing, pictureWidth: number): Promise<Layer> {
  const part = partNamed(thing.part);
  const scale = (thing.size * pictureWidth) / (100 * UNIT_PIXELS);
  const sized = await sizedPart(part, scale * FINER);
  const raw = { width: sized.width, height: sized.height, channels: 4 } as const;
  const across = Math.max(4, Math.round(part.width * scale));
  let colored = sharp(colorIn(sized, part.zones, thing), { raw }).resize(across);
  if (Math.abs(thing.turn) > 0.2) colored = colored.rotate(thing.turn, { background: '#0000' });
  const { data: pixels, info } = await colored.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return {
    left: Math.round(thing.x * pictureWidth - width / 2),
    top: Math.round(thing.y * pictureWidth - height / 2),
    width,
    height,
    pixels,
    footing: thing.footing,
  };
}

function colorIn(
  { width, height, shade, zone, scale }: SizedPart,
  zones: readonly { slot: string; angle: number }[],
  { tones, pattern, other }: Thing,
): Buffer {
  const pixelsOfUnit = UNIT_PIXELS * scale;
  const paintPattern = painterOf(pattern, pixelsOfUnit);
  const otherRamp = rampOf(other);
  const made = zones.map(({ slot, angle }) => {
    const turned = ((angle + (slot === 'main' ? pattern.angle : 0)) * Math.PI) / 180;
    const takes = pattern.name === 'knit' ? KNITTED : PATTERNED;
    return {
      ramp: rampOf(toneOfSlot(slot, tones)),
      sin: Math.sin(turned),
      cos: Math.cos(turned),
      takes: takes.has(slot),
    };
  });
  const pixels = Buffer.allocUnsafe(width * height * 4);
  const spot: Spot = { other: 0, light: 0 };
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const at = pixel * 4;
      const cover = shade[at + 3] ?? 0;
      pixels[at + 3] = cover;
      if (cover === 0) {
        pixels[at] = pixels[at + 1] = pixels[at + 2] = 0;
        continue;
      }
      const stuff = made[Math.max(0, (zone[pixel] ?? 1) - 1)] ?? made[0];
      if (!stuff) continue;
      let bright = shade[at] ?? 128;
      let share = 0;
      if (stuff.takes) {
        const u = x / pixelsOfUnit;
        const v = y / pixelsOfUnit;
        paintPattern(u * stuff.cos + v * stuff.sin, v * stuff.cos - u * stuff.sin, spot);
        bright = Math.min(255, Math.max(0, bright + spot.light * 255));
        share = spot.other;
      }
      const from = Math.round(bright) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const one = stuff.ramp[from + channel] ?? 0;
        pixels[at + channel] = one + ((otherRamp[from + channel] ?? 0) - one) * share;
      }
    }
  }
  return pixels;
}

function toneOfSlot(slot: string, tones: Readonly<Record<string, Tone>>): Tone {
  const tone = tones[slot] ?? tones.main;
  if (!tone) throw new Error(`A thing has no tone for ${slot}, nor a main one.`);
  return tone;
}

const ramps = new Map<string, Uint8Array>();

/**
 * Returns 256 RGB triples from the deepest shade of a tone to its highest light; the middle is the tone
 * itself.
 */
function rampOf(tone: Tone): Uint8Array {
  const key = `${tone.lightness} ${tone.chroma} ${tone.hue}`;
  const known = ramps.get(key);
  if (known) return known;
  if (ramps.size > 400) ramps.clear();
  const ramp = new Uint8Array(256 * 3);
  for (let step = 0; step < 256; step += 1) {
    const rgb = lit(tone, step / 128);
    for (let channel = 0; channel < 3; channel += 1) ramp[step * 3 + channel] = Math.round(rgb[channel] ?? 0);
  }
  ramps.set(key, ramp);
  return ramp;
}

/**
 * Lights a tone; `light` 1 leaves it unchanged. Dark things keep more of their shape, light ones do not turn
 * grey.
 */
function lit({ lightness, chroma, hue }: Tone, light: number): Rgb {
  if (light <= 1) {
    const depth = 0.95 - 0.25 * lightness;
    return rgbOf({
      lightness: lightness * (1 - depth * (1 - light)),
      chroma: chroma * (0.8 + 0.2 * light),
      hue: hue - 6 * (1 - light),
    });
  }
  const gain = light - 1;
  const rise = lightness < 0.4 ? 0.36 : 0.42;
  return rgbOf({
    lightness: lightness + (1 - lightness) * Math.min(1, rise * gain * (1 + gain)),
    chroma: chroma * (1 - 0.35 * gain),
    hue,
  });
}
