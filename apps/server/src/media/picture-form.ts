/** Pixels of a picture as it is shown. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A picture as it is shown, in all its widths; its own size is that of the largest. */
export interface RenderedPicture extends PictureSize {
  /** Average colour, `#RRGGBB`. */
  placeholder: string;
  /** WebP files, smallest first. */
  sizes: { width: number; bytes: Uint8Array }[];
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

/** More than a phone's camera makes, and less than would fill the memory. */
export const MOST_PIXELS = 50_000_000;
