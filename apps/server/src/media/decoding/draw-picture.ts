import sharp, { type Sharp } from 'sharp';
import {
  MOST_PIXELS,
  type PictureForm,
  PictureRefused,
  type PictureSize,
  type RenderedPicture,
} from '../picture-form.ts';

/** Minimum side of a picture in pixels: shops send single pixels as placeholders. */
const LEAST_PIXELS_A_SIDE = 50;

// Other formats, such as SVG and PDF, can fetch, include and run things.
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
sharp.concurrency(1);
sharp.cache(false);

export const decoded = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' });

/** Returns the upright dimensions of a foreign picture. Throws `PictureRefused`. */
export async function measurePicture(bytes: Uint8Array): Promise<PictureSize> {
  if (bytes.length === 0) throw new PictureRefused('The file is empty.');
  const { autoOrient } = await decoded(bytes)
    .metadata()
    .catch((error) => {
      throw refusal(error);
    });
  const { width, height } = autoOrient;
  if (Math.min(width, height) < LEAST_PIXELS_A_SIDE)
    throw new PictureRefused(
      `The picture has ${width} × ${height} pixels; give one with at least ${LEAST_PIXELS_A_SIDE} each way.`,
    );
  if (width * height > MOST_PIXELS) throw tooManyPixels();
  return { width, height };
}

/**
 * Renders all sizes of a picture of at most `pixels` pixels: first frame only, upright, without metadata.
 * Throws `PictureRefused`.
 */
export async function drawPicture(
  bytes: Uint8Array,
  pixels: number,
  { widths: wanted, tallest }: PictureForm,
): Promise<RenderedPicture> {
  const upright = await measurePicture(bytes);
  if (upright.width * upright.height > pixels)
    throw new PictureRefused('The picture is larger than its beginning says.');
  try {
    const largest = Math.min(upright.width, wanted.at(-1) ?? 0);
    const widths = [...wanted.filter((width) => width < largest), largest];
    const heightOf = (width: number) =>
      Math.max(1, Math.round(width * Math.min(upright.height / upright.width, tallest)));
    // Decoding is expensive, so smaller sizes are made of the largest. Transparent pictures of shops are
    // meant for a white background.
    const { data, info } = await decoded(bytes)
      .autoOrient()
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .resize(largest, heightOf(largest), { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const sizes: RenderedPicture['sizes'] = [];
    for (const each of widths) {
      const file = sharp(data, { raw: { width, height, channels } })
        .resize(each, heightOf(each), { fit: 'cover' })
        .webp({ quality: 80 });
      sizes.push({ width: each, bytes: await file.toBuffer() });
    }
    return { width, height, placeholder: await averageColor(sizes[0]?.bytes), sizes };
  } catch (error) {
    throw refusal(error);
  }
}

async function averageColor(picture: Uint8Array | undefined): Promise<string> {
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
