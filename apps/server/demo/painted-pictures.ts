import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { MakeablePicture, PictureMaker } from '../src/media/made-pictures.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { StillLife } from './painter/paint.ts';
import { GROUND_OPACITY } from './painter/seen-through.ts';
import parts from './parts.json' with { type: 'json' };
import { demoWindow, type ProductLook } from './still-lifes.ts';

export const WIDTHS = [320, 480, 640, 960] as const;
export const LARGEST_WIDTH = 960;
export const otherWidths = (width: string | undefined): number[] =>
  WIDTHS.filter((each) => each !== Number(width)).toReversed();

/** Number of products whose pictures the build paints, and widths in pixels for products and for posts. */
export const PAINTED_AHEAD = { products: 200, widths: [320, 480, 640], postWidths: [320, 480] } as const;
/** Folder of the pictures that the build painted. */
export const PAINTED_FOLDER = new URL('../painted/', import.meta.url);
const PAGE = 20;
/**
 * If this many of the 20 preceding products were requested within the last minute, the next page is painted
 * ahead: a visitor is reading the feed there.
 */
const READING = 6;
const OF_LATE_MS = 60_000;
/** Version of the painter; raise it with every change that alters pictures. */
const PAINTER = 2;

const DRAWINGS = fingerprintOf(JSON.stringify(parts));
const NAME = /^([a-z0-9]{8})-([12])-(\d{3})\.webp$/;

/** WebP options of the empty ground, a placeholder while a picture is painted. */
const GROUND = { quality: 84, effort: 4 };

export type View = 0 | 1;

const nameOf = (productId: string, view: number, width: number) => `${productId}-${view + 1}-${width}.webp`;

/** Returns the version of a picture; it changes when the picture does. */
export function pictureVersion(life: StillLife): string {
  const known = versions.get(life);
  if (known) return known;
  const version = fingerprintOf(JSON.stringify([PAINTER, DRAWINGS, life]));
  versions.set(life, version);
  return version;
}

const versions = new WeakMap<StillLife, string>();

export type Paint = (life: StillLife, width: number) => Promise<Uint8Array>;

export const paintedAddress = (productId: string, look: ProductLook, view: View, width: number): string =>
  `/media/demo/${nameOf(productId, view, width)}?v=${pictureVersion(look.views[view])}`;

export const fileOf = (life: StillLife, width: number): string => `${pictureVersion(life)}-${width}.webp`;

/** Returns a reader of painted files. It resolves with undefined for files that the build did not paint. */
export function openPaintedAhead(): (file: string) => Promise<Uint8Array | undefined> {
  const ahead = new Set(existsSync(PAINTED_FOLDER) ? readdirSync(PAINTED_FOLDER) : []);
  return async (file) => (ahead.has(file) ? readFile(new URL(file, PAINTED_FOLDER)) : undefined);
}

export const groundAlone = (width: number, ratio: number, color: string): Promise<Buffer> =>
  sharp({ create: { width, height: Math.round(width * ratio), channels: 4, background: seeThrough(color) } })
    .webp(GROUND)
    .toBuffer();

const seeThrough = (color: string) => `${color}${Math.round(GROUND_OPACITY * 255).toString(16)}`;

export function createPaintedPictures(paint: Paint): PictureMaker {
  const { catalogue, looks } = demoWindow();
  const places = new Map(catalogue.map(({ id }, place) => [id, place]));
  const paintedAhead = openPaintedAhead();
  const askedAt = new Map<number, number>();

  function find(name: string): MakeablePicture | undefined {
    const [, id = '', number, digits] = NAME.exec(name) ?? [];
    const look = looks.get(id);
    const view = number === '2' ? 1 : 0;
    const width = WIDTHS.find((candidate) => candidate === Number(digits));
    const life = look?.views[view];
    if (!look || !life || !width) return undefined;
    const file = fileOf(life, width);
    return {
      key: file,
      version: pictureVersion(life),
      madeAhead: () => paintedAhead(file),
      make: () => paint(life, width),
      standIn: () => groundAlone(width, life.ratio, look.placeholder),
    };
  }

  /**
   * Returns the pictures of the next page of the feed, if enough preceding products were requested lately.
   */
  function next(name: string): MakeablePicture[] {
    const [, id = '', number, digits] = NAME.exec(name) ?? [];
    const place = places.get(id);
    if (place === undefined || number !== '1') return [];
    const now = performance.now();
    askedAt.set(place, now);
    const before = Array.from({ length: PAGE }, (_, back) => askedAt.get(place - back - 1) ?? -Infinity);
    if (before.filter((then) => now - then < OF_LATE_MS).length < READING) return [];
    return catalogue
      .slice(place + 1, place + 1 + PAGE)
      .flatMap((product) => find(nameOf(product.id, 0, Number(digits))) ?? []);
  }

  function alike(name: string): MakeablePicture[] {
    const [, id = '', number, digits] = NAME.exec(name) ?? [];
    return otherWidths(digits).flatMap((width) => find(`${id}-${number}-${width}.webp`) ?? []);
  }

  return { find, next, alike };
}
