import { decode, FileRefused } from './decoding/decode.ts';
import { mediaTurns } from './media-turns.ts';
import { MOST_PIXELS, type PictureForm, PictureRefused, type RenderedPicture } from './picture-form.ts';

/** A picture that is only read in its turn, so it takes no memory while it waits. */
export interface WaitingPicture {
  pixels: number;
  read(): Promise<Uint8Array>;
}

export interface Making {
  /** Person whose turn the work takes. */
  person?: string;
  /** Aborts when no caller waits any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Renders a foreign picture in its turn: first frame only, upright, without metadata. No byte of the input
 * reaches the output. `signal` aborts the work. Throws `PictureRefused`.
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
 * Number of pixels of a picture of `size` bytes with this beginning; the maximum if the beginning is not
 * enough. Throws `PictureRefused`.
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
