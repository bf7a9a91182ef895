/** Displayed size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A rendered picture in all its widths; its own size is that of the largest. */
export interface RenderedPicture extends PictureSize {
  /** Average colour, `#RRGGBB`. */
  placeholder: string;
  /** WebP files, smallest first. */
  sizes: { width: number; bytes: Uint8Array }[];
}

/** The sizes to render of a picture. */
export interface PictureForm {
  /** Widths in pixels, smallest first; none is larger than the picture itself. */
  widths: readonly number[];
  /** Largest ratio of height to width; taller pictures are cropped. */
  tallest: number;
}

/** Thrown for bytes that are not a picture we can show; the message says why. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** Larger than the photos of a phone, and small enough to fit into memory. */
export const MOST_PIXELS = 50_000_000;
