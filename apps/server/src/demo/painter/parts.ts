import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import table from '../parts.json' with { type: 'json' };

/** One kind of stuff of a part, lying one way. */
export interface Zone {
  slot: string;
  /** Degrees by which what is woven into it is turned. */
  angle: number;
}

/** A drawing in one cut, cut out of its field; a unit of the drawings has six pixels. */
export interface Part {
  id: string;
  garment: string;
  width: number;
  height: number;
  zones: readonly Zone[];
}

/** A part in one size: what it covers and how bright it is from 0 to 255, and the zone of each pixel, 0 for none. */
export interface SizedPart {
  width: number;
  height: number;
  /** Pixels of this size for one of the drawing. */
  scale: number;
  /** Of each pixel three times how bright it is, then what it covers. */
  shade: Buffer;
  zone: Buffer;
}

const PARTS = new Map((table as Part[]).map((part) => [part.id, part]));
const FOLDER = new URL('../parts/', import.meta.url);
/** The files of zones tell them apart by this. */
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

/** Throws where nothing of that name was drawn. */
export function partNamed(id: string): Part {
  const part = PARTS.get(id);
  if (!part)
    throw new Error(`There is no drawing ${id}: draw it in tools/catalogue, or mend still-lifes.ts.`);
  return part;
}

/** The numbers of the cuts of a garment, from 1. */
export const cutsOf = (garment: string): number[] =>
  [...PARTS.values()].filter((part) => part.garment === garment).map((_, index) => index + 1);

/** A part so that one pixel of its drawing has `scale` of them. */
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
