import sharp, { type Sharp } from 'sharp';
import { type ComposedPicture, PictureRefused, type PictureSize } from '../picture-form.ts';
import { decoded } from './draw-picture.ts';

/** Maximum size of the file: chat apps leave out larger previews. */
const MOST_BYTES = 150_000;
/** Qualities of JPEG, of which the first that is small enough is taken. */
const QUALITIES = [84, 76, 68, 58, 46, 34, 22];
/** Space between pictures. */
const GAP = 6;
/** Part of a picture that may be cut off so that it fills its place. */
const MOST_CUT = 0.2;
/** Number of shades in which the sides of a picture go on. */
const SHADES = 3;

/** Draws pictures side by side into one frame. Throws `PictureRefused`. */
export async function composePicture(
  pictures: readonly Uint8Array[],
  size: PictureSize,
): Promise<ComposedPicture> {
  const [only] = pictures;
  if (!only) throw new PictureRefused('There is no picture.');
  const drawn = await inColumns(pictures, size);
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const bytes = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.byteLength <= MOST_BYTES) return { bytes, ...size };
  }
  throw new PictureRefused('The picture cannot be made small enough.');
}

async function inColumns(pictures: readonly Uint8Array[], { width, height }: PictureSize): Promise<Sharp> {
  const each = Math.floor((width - GAP * (pictures.length - 1)) / pictures.length);
  const columns = [];
  // One after the other, so that painting takes one core.
  for (const [place, picture] of pictures.entries()) {
    const column = await inPlace(picture, { width: each, height });
    columns.push({ input: await column.png().toBuffer(), left: place * (each + GAP), top: 0 });
  }
  return flat(sharp({ create: { width, height, channels: 3, background: 'white' } })).composite(columns);
}

/** Fills a place with a picture of nearly its shape; others stand in it whole, between plain sides. */
async function inPlace(picture: Uint8Array, place: PictureSize): Promise<Sharp> {
  const { autoOrient } = await decoded(picture).metadata();
  const shape = (autoOrient.width * place.height) / (autoOrient.height * place.width);
  const cut = 1 - Math.min(shape, 1 / shape);
  return cut <= MOST_CUT
    ? flat(decoded(picture).resize({ ...place, fit: 'cover' }))
    : betweenPlainSides(picture, place, shape < 1);
}

/** A whole picture whose outermost pixels go on to the edges of its place as soft shades. */
async function betweenPlainSides(
  picture: Uint8Array,
  { width, height }: PictureSize,
  isUpright: boolean,
): Promise<Sharp> {
  const { data: whole, info } = await flat(decoded(picture).resize({ width, height, fit: 'inside' }))
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - info.width) / 2);
  const top = Math.floor((height - info.height) / 2);
  const edges = { left, right: width - info.width - left, top, bottom: height - info.height - top };
  const extended = await sharp(whole)
    .extend({ ...edges, extendWith: 'copy' })
    .png()
    .toBuffer();
  const shades = isUpright ? { width, height: SHADES } : { width: SHADES, height };
  const ground = await sharp(extended)
    .resize({ ...shades, fit: 'fill' })
    .png()
    .toBuffer();
  const sides = sharp(ground).resize({ width, height, fit: 'fill', kernel: 'cubic' });
  return flat(sides).composite([{ input: whole, left, top }]);
}

/** Without transparency, in the colours of screens. */
const flat = (picture: Sharp) => picture.flatten({ background: 'white' }).toColourspace('srgb');
