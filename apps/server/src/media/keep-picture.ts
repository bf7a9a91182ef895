import { type Announce, type MediaStore, mediaAddress } from './media-store.ts';
import type { PictureForm } from './picture-form.ts';
import { type Making, renderPicture, type WaitingPicture } from './render-picture.ts';

export interface Picture {
  /** Width of the largest file, in pixels. */
  width: number;
  height: number;
  /** Average colour, `#RRGGBB`. */
  placeholder: string;
  /** Smallest first. */
  sources: { url: string; width: number }[];
  /** Size of all files together, in bytes. */
  byteSize: number;
}

/**
 * Renders a foreign picture in its turn, unless `signal` aborts it, and stores the files. Throws
 * `PictureRefused`.
 */
export async function keepPicture(
  store: MediaStore,
  foreign: Uint8Array | WaitingPicture,
  form: PictureForm,
  { announce, ...making }: Making & { announce?: Announce } = {},
): Promise<Picture> {
  const { sizes, ...picture } = await renderPicture(foreign, form, making);
  const sources = await Promise.all(
    sizes.map(async (size) => ({
      url: mediaAddress(await store.put(size.bytes, 'webp', announce, form.isPrivate)),
      width: size.width,
    })),
  );
  const byteSize = sizes.reduce((total, { bytes }) => total + bytes.byteLength, 0);
  return { ...picture, sources, byteSize };
}
