import { SHARED_PICTURE } from '@vitrine/api';
import { decode } from './decoding/decode.ts';
import type { MediaStore } from './media-store.ts';
import { mediaTurns } from './media-turns.ts';
import type { ComposedPicture } from './picture-form.ts';

/** The turns of all composed pictures, behind which nobody's upload waits for long. */
const NOBODY = 'composed';
/** Pixels of a stored picture of the largest size that posts have. */
const PIXELS_EACH = 1280 * 2560;

/**
 * Composes stored pictures side by side, in their turn. A picture that is gone is left out.
 *
 * @param names Files of the media store, at least one.
 */
export function composePicture(
  store: MediaStore,
  names: readonly string[],
  signal: AbortSignal,
): Promise<ComposedPicture> {
  const pixels = names.length * PIXELS_EACH;
  return mediaTurns(NOBODY, pixels, async () => {
    signal.throwIfAborted();
    const pictures = (await Promise.all(names.map((name) => bytesOf(store, name)))).filter(
      (bytes) => bytes !== undefined,
    );
    return decode('compose', { pictures, pixels, size: SHARED_PICTURE }, signal);
  });
}

async function bytesOf(store: MediaStore, name: string): Promise<Uint8Array | undefined> {
  const found = await store.read(name);
  return found && new Uint8Array(await new Response(found.body).arrayBuffer());
}
