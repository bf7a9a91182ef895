import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS, mediaTurns } from './media-turns.ts';

/** A picture as it is shown, in all its widths. */
export interface RenderedPicture {
  /** Pixels of the largest size. */
  width: number;
  height: number;
  /** Average colour, `#RRGGBB`. */
  placeholder: string;
  /** WebP files, smallest first. */
  sizes: { width: number; bytes: Buffer }[];
}

/** What is made of a picture. */
export interface PictureForm {
  /** Pixels, smallest first. No size is larger than the picture itself. */
  widths: readonly number[];
  /** Height by width; what is more is cut off. */
  tallest: number;
}

/** Bytes that are no picture we can show; the message says why. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** A picture that is not read before its turn has come, so that it takes no memory while it waits. */
export interface WaitingPicture {
  pixels: number;
  read(): Promise<Uint8Array>;
}

/** Below this it shows nothing: shops send single pixels as stand-ins. */
const LEAST_PIXELS_A_SIDE = 50;
const SECONDS = 20;

// Limits which formats the decoder takes: SVG, PDF and the like can fetch, include and run things.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});
// Pictures are made beside requests: they take turns, and leave a core to those.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes the sizes that are shown from foreign bytes: first frame only, upright, without what cameras note down.
 * Nothing of the bytes is passed on as it is. Takes its turn among the pictures of others; `person` says on whose behalf.
 * Throws `PictureRefused`.
 */
export async function renderPicture(
  picture: Uint8Array | WaitingPicture,
  form: PictureForm,
  person = '',
): Promise<RenderedPicture> {
  const { pixels, read } = picture instanceof Uint8Array ? await inMemory(picture) : picture;
  return mediaTurns(person, pixels, async () => {
    const original = decoded(await read());
    const upright = await sizeOf(original);
    if (upright.width * upright.height > pixels)
      throw new PictureRefused('The picture is larger than its beginning says.');
    return shownAs(original, upright, form);
  });
}

const inMemory = async (bytes: Uint8Array): Promise<WaitingPicture> => ({
  pixels: await pixelsOf(bytes, bytes.length),
  read: async () => bytes,
});

/**
 * How many pixels a picture of `size` bytes has that begins so; the most that there may be where the beginning does not tell.
 * Throws `PictureRefused`.
 */
export async function pixelsOf(beginning: Uint8Array, size: number): Promise<number> {
  try {
    const { width, height } = await sizeOf(decoded(beginning));
    return width * height;
  } catch (error) {
    if (beginning.length === size) throw error;
    return MOST_PIXELS;
  }
}

function decoded(bytes: Uint8Array): Sharp {
  if (bytes.length === 0) throw new PictureRefused('The file is empty.');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' }).timeout({
    seconds: SECONDS,
  });
}

async function shownAs(
  original: Sharp,
  upright: { width: number; height: number },
  { widths: wanted, tallest }: PictureForm,
): Promise<RenderedPicture> {
  try {
    const largest = Math.min(upright.width, wanted.at(-1) ?? 0);
    const widths = [...wanted.filter((width) => width < largest), largest];
    // Transparent pictures of shops are meant for a white ground.
    const shown = original.autoOrient().flatten({ background: 'white' }).toColourspace('srgb');
    const sizes: RenderedPicture['sizes'] = [];
    let height = 0;
    for (const width of widths) {
      height = Math.max(1, Math.round(width * Math.min(upright.height / upright.width, tallest)));
      const file = shown.clone().resize(width, height, { fit: 'cover' }).webp({ quality: 80 });
      sizes.push({ width, bytes: await file.toBuffer() });
    }
    return { width: largest, height, placeholder: await averageColor(sizes[0]?.bytes), sizes };
  } catch (error) {
    throw refusal(error);
  }
}

async function sizeOf(original: Sharp): Promise<{ width: number; height: number }> {
  const { autoOrient } = await original.metadata().catch((error) => {
    throw refusal(error);
  });
  if (Math.min(autoOrient.width, autoOrient.height) < LEAST_PIXELS_A_SIDE)
    throw new PictureRefused(
      `The picture has ${autoOrient.width} × ${autoOrient.height} pixels; ` +
        `give one with at least ${LEAST_PIXELS_A_SIDE} each way.`,
    );
  if (autoOrient.width * autoOrient.height > MOST_PIXELS) throw tooManyPixels();
  return autoOrient;
}

async function averageColor(picture: Buffer | undefined): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const tooManyPixels = () =>
  new PictureRefused(`The picture has more than ${MOST_PIXELS / 1_000_000} million pixels.`);

function refusal(error: unknown): PictureRefused {
  const said = String((error as Error).message);
  if (/pixel limit/i.test(said)) return tooManyPixels();
  if (/unsupported image format/i.test(said))
    return new PictureRefused('The file is no JPEG, PNG, WebP, AVIF or GIF picture.');
  return new PictureRefused('The picture is damaged and cannot be decoded.');
}
