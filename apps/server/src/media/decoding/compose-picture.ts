import sharp, { type Sharp } from 'sharp';
import { type ComposedPicture, PictureRefused, type PictureSize } from '../picture-form.ts';
import { decoded } from './draw-picture.ts';

/** Maximum size of the file: chat apps leave out larger previews. */
const MOST_BYTES = 150_000;
/** Qualities of JPEG, of which the first that is small enough is taken. */
const QUALITIES = [84, 76, 68, 58, 46, 34, 22];
/** Space between pictures. */
const GAP = 6;
/** A single picture at least this wide for its height fills the frame; the sides of others would be cut off. */
const WIDE = 1.55;

/** Number of shades, from top to bottom, in which the sides of a picture go on. */
const SHADES = 3;

/** Draws pictures side by side into one frame. Throws `PictureRefused`. */
export async function composePicture(
  pictures: readonly Uint8Array[],
  size: PictureSize,
): Promise<ComposedPicture> {
  const [only] = pictures;
  if (!only) throw new PictureRefused('There is no picture.');
  const drawn = pictures.length === 1 ? await alone(only, size) : await inColumns(pictures, size);
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const bytes = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.byteLength <= MOST_BYTES) return { bytes, ...size };
  }
  throw new PictureRefused('The picture cannot be made small enough.');
}

/** A picture in its own shape, whose sides go on as soft shades to those of the frame. */
async function alone(picture: Uint8Array, { width, height }: PictureSize): Promise<Sharp> {
  const { autoOrient } = await decoded(picture).metadata();
  if (autoOrient.width / autoOrient.height >= WIDE) return cover(picture, width, height);
  const { data: whole, info } = await flat(decoded(picture).resize({ height }))
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - info.width) / 2);
  const extended = await sharp(whole)
    .extend({ left, right: width - info.width - left, extendWith: 'copy' })
    .png()
    .toBuffer();
  const ground = await sharp(extended).resize(width, SHADES, { fit: 'fill' }).png().toBuffer();
  return flat(sharp(ground).resize(width, height, { fit: 'fill', kernel: 'cubic' })).composite([
    { input: whole, left, top: 0 },
  ]);
}

async function inColumns(pictures: readonly Uint8Array[], { width, height }: PictureSize): Promise<Sharp> {
  const each = Math.floor((width - GAP * (pictures.length - 1)) / pictures.length);
  const columns = await Promise.all(
    pictures.map(async (picture, place) => ({
      input: await cover(picture, each, height).png().toBuffer(),
      left: place * (each + GAP),
      top: 0,
    })),
  );
  return flat(sharp({ create: { width, height, channels: 3, background: 'white' } })).composite(columns);
}

const cover = (picture: Uint8Array, wide: number, high: number) =>
  flat(decoded(picture).resize(Math.round(wide), Math.round(high), { fit: 'cover' }));

/** Without transparency, in the colours of screens. */
const flat = (picture: Sharp) => picture.flatten({ background: 'white' }).toColourspace('srgb');
