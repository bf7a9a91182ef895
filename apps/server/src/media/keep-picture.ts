import { type Announce, type MediaStore, mediaAddress } from './media-store.ts';
import { type PictureForm, renderPicture } from './render-picture.ts';

/** A picture of our own, with what is needed to show it. */
export interface Picture {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Average colour, `#RRGGBB`. */
  placeholder: string;
  /** Smallest first. */
  sources: { url: string; width: number }[];
  /** Bytes of all files together. */
  byteSize: number;
}

/** Makes foreign bytes a picture of our own and keeps its files. Throws `PictureRefused`. */
export async function keepPicture(
  store: MediaStore,
  bytes: Uint8Array,
  form: PictureForm,
  announce?: Announce,
): Promise<Picture> {
  const { sizes, ...picture } = await renderPicture(bytes, form);
  const sources = await Promise.all(
    sizes.map(async (size) => ({
      url: mediaAddress(await store.put(size.bytes, 'webp', announce)),
      width: size.width,
    })),
  );
  const byteSize = sizes.reduce((total, { bytes }) => total + bytes.byteLength, 0);
  return { ...picture, sources, byteSize };
}
