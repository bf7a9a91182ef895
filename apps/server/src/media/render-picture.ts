import { decode, FileRefused } from './decoding/decode.ts';
import { mediaTurns } from './media-turns.ts';
import { MOST_PIXELS, type PictureForm, PictureRefused, type RenderedPicture } from './picture-form.ts';

/** A picture that is not read before its turn has come, so that it takes no memory while it waits. */
export interface WaitingPicture {
  pixels: number;
  read(): Promise<Uint8Array>;
}

/** How a picture is made. */
export interface Making {
  /** On whose behalf it takes its turn. */
  person?: string;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Makes the sizes that are shown from foreign bytes: first frame only, upright, without what cameras note down.
 * Nothing of the bytes is passed on as it is. Takes its turn among the pictures of others, and ends with its signal. Throws
 * `PictureRefused`.
 */
export async function renderPicture(
  picture: Uint8Array | WaitingPicture,
  form: PictureForm,
  { person = '', signal }: Making = {},
): Promise<RenderedPicture> {
  const { pixels, read } = picture instanceof Uint8Array ? await inMemory(picture, signal) : picture;
  return mediaTurns(person, pixels, async () => {
    signal?.throwIfAborted();
    return decode('draw', { bytes: await read(), pixels, form }, signal).catch(asRefused);
  });
}

const inMemory = async (bytes: Uint8Array, signal: AbortSignal | undefined): Promise<WaitingPicture> => ({
  pixels: await pixelsOf(bytes, bytes.length, signal),
  read: async () => bytes,
});

/**
 * How many pixels a picture of `size` bytes has that begins so; the most that there may be where the beginning does not tell.
 * Throws `PictureRefused`.
 */
export async function pixelsOf(beginning: Uint8Array, size: number, signal?: AbortSignal): Promise<number> {
  try {
    const { width, height } = await decode('measure', { bytes: beginning }, signal);
    return width * height;
  } catch (error) {
    if (!(error instanceof FileRefused) || beginning.length === size) return asRefused(error);
    return MOST_PIXELS;
  }
}

function asRefused(error: unknown): never {
  if (error instanceof FileRefused) throw new PictureRefused(error.message, { cause: error });
  throw error;
}
