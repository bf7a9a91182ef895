import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { MakeablePicture, PictureMaker } from '../media/made-pictures.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { StillLife } from './painter/paint.ts';
import parts from './parts.json' with { type: 'json' };
import { demoWindow, isShownPlain, type ProductLook } from './still-lifes.ts';

/** Pixels, smallest first. */
export const WIDTHS = [320, 480, 640, 960] as const;
export const LARGEST_WIDTH = 960;
/** The widths beside one, the largest first. */
export const otherWidths = (width: string | undefined): number[] =>
  WIDTHS.filter((each) => each !== Number(width)).toReversed();

/** What the build paints. */
export const PAINTED_AHEAD = { products: 200, widths: [320, 480, 640], postWidths: [320, 480] } as const;
/** Where the build leaves it, under the names that `fileOf` gives. */
export const PAINTED_FOLDER = new URL('../../painted/', import.meta.url);
/** Pages of the feed have so many products. */
const PAGE = 20;
/** So many of the products just before it asked for of late mean that somebody reads the feed here. */
const READING = 6;
const OF_LATE_MS = 60_000;
/** Grows with every change of the painter that changes pictures. */
const PAINTER = 1;

const DRAWINGS = fingerprintOf(JSON.stringify(parts));
const NAME = /^([a-z0-9]{8})-([12])-(\d{3})\.webp$/;

/** Of what is shown while a picture is painted. */
const GROUND = { quality: 84, effort: 4 };

/** The place of a view among those of a product. */
export type View = 0 | 1;

/** The name of a picture's file, which says what is seen on it. */
const nameOf = (productId: string, view: number, width: number) => `${productId}-${view + 1}-${width}.webp`;

/** The version of what is seen: it changes when the picture does. */
export function pictureVersion(life: StillLife): string {
  const known = versions.get(life);
  if (known) return known;
  const version = fingerprintOf(JSON.stringify([PAINTER, DRAWINGS, life]));
  versions.set(life, version);
  return version;
}

const versions = new WeakMap<StillLife, string>();

/** Paints a picture as a WebP file of a width. */
export type Paint = (life: StillLife, width: number) => Promise<Uint8Array>;

/** Where a picture of a product is served. */
export const paintedAddress = (productId: string, look: ProductLook, view: View, width: number): string =>
  `/media/demo/${nameOf(productId, view, width)}?v=${pictureVersion(look.views[view])}`;

/** The name of the file that a picture is kept as. */
export const fileOf = (life: StillLife, width: number): string => `${pictureVersion(life)}-${width}.webp`;

/** Reads what the build painted; undefined for what it did not. */
export function openPaintedAhead(): (file: string) => Promise<Uint8Array | undefined> {
  const ahead = new Set(existsSync(PAINTED_FOLDER) ? readdirSync(PAINTED_FOLDER) : []);
  return async (file) => (ahead.has(file) ? readFile(new URL(file, PAINTED_FOLDER)) : undefined);
}

/** A picture with nothing on it. */
export const groundAlone = (width: number, ratio: number, color: string): Promise<Buffer> =>
  sharp({ create: { width, height: Math.round(width * ratio), channels: 3, background: color } })
    .webp(GROUND)
    .toBuffer();

/** The pictures of the demo products, painted when they are asked for. */
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
    const product = catalogue[places.get(id) ?? -1];
    if (!look || !life || !width) return undefined;
    const file = fileOf(life, width);
    return {
      key: file,
      version: pictureVersion(life),
      madeAhead: () => paintedAhead(file),
      make: () => paint(life, width),
      standIn: () =>
        product && isShownPlain(product, life)
          ? readFile(new URL(`./pictures/${product.pictureId}-320.webp`, import.meta.url))
          : groundAlone(width, life.ratio, look.placeholder),
    };
  }

  /** The page of the feed after this product, where others before it were asked for as well. */
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
