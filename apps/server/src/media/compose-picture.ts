import { SHARED_PICTURE } from '@vitrine/api';
import { decode } from './decoding/decode.ts';
import { mediaTurns, SMALL_PIXELS } from './media-turns.ts';
import type { ComposedPicture } from './picture-form.ts';
import type { ReadAddress } from './read-address.ts';

/** The turns of all composed pictures, behind which nobody's upload waits for long. */
const NOBODY = 'composed';
/** Pixels of a picture of the largest size that posts have. */
const PIXELS_EACH = 1280 * 2560;

/**
 * Composes pictures of our own side by side, in their turn. A picture that is gone is left out. Throws
 * `FileRefused` if none is left.
 */
export async function composePicture(
  read: ReadAddress,
  addresses: readonly string[],
): Promise<ComposedPicture> {
  const found = await Promise.all(addresses.map(read));
  const pictures = found.filter((bytes) => bytes !== undefined);
  const pixels = pictures.length * PIXELS_EACH;
  // As large work, a picture for which only crawlers wait leaves a core to requests.
  return mediaTurns(NOBODY, Math.max(pixels, SMALL_PIXELS + 1), () =>
    decode('compose', { pictures, pixels, size: SHARED_PICTURE }),
  );
}
