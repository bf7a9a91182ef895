import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import table from '../parts.json' with { type: 'json' };

export interface Zone {
  slot: string;
  /** Rotation of the zone's weave in degrees. */
  angle: number;
}

/** Drawing of a garment in one cut, cropped; a unit of the drawings has six pixels. */
export interface Part {
  id: string;
  garment: string;
  width: number;
  height: number;
  zones: readonly Zone[];
}

/** A part in one size: coverage and brightness from 0 to 255, and the zone of each pixel, 0 for none. */
export interface SizedPart {
  width: number;
  height: number;
  /** Pixels of this size per pixel of the drawing. */
  scale: number;
  /** Four bytes per pixel: its brightness three times, then its coverage. */
  shade: Buffer;
  zone: Buffer;
}

const PARTS = new Map((table as Part[]).map((part) => [part.id, part]));
const FOLDER = new URL('../parts/', import.meta.url);
/** Distance between the values of neighbouring zones in a zone file. */
const ZONE_STEP = 8;
const MOST_BYTES_IN_MEMORY = 24_000_000;

const files = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES_IN_MEMORY,
  sizeCalculation: (bytes) => bytes.length,
});

async function fileOf(name: string): Promise<Buffer> {
  const kept = files.get(name);
  if (kept) return kept;
  const bytes = await readFile(new URL(name, FOLDER));
  files.set(name, bytes);
  return bytes;
}

export function partNamed(id: string): Part {
  const part = PARTS.get(id);
  if (!part)
    throw new Error(`There is no drawing ${id}: draw it in tools/catalogue, or mend still-lifes.ts.`);
  return part;
}

export const cutsOf = (garment: string): number[] =>
  [...PARTS.values()].filter((part) => part.garment === garment).map((_, index) => index + 1);

/** Loads a part in a size of `scale` pixels per pixel of its drawing. */
export async function sizedPart(part: Part, scale: number): Promise<SizedPart> {
  const width = Math.max(4, Math.round(part.width * scale));
  const height = Math.max(4, Math.round(part.height * scale));
  const [shade, zone] = await Promise.all([
    sharp(await fileOf(`${part.id}.webp`))
      .resize(width, height, { fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer(),
    sharp(await fileOf(`${part.id}.png`))
      .resize(width, height, { fit: 'fill', kernel: 'nearest' })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer(),
  ]);
  for (let pixel = 0; pixel < zone.length; pixel += 1)
    zone[pixel] = Math.round((zone[pixel] ?? 0) / ZONE_STEP);
  return { width, height, scale: width / part.width, shade, zone };
}
