/** Displayed size in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A rendered picture in all its widths. Its own size is that of the largest. */
export interface RenderedPicture extends PictureSize {
  /** Average colour, `#RRGGBB`. */
  placeholder: string;
  /** WebP files, smallest first. */
  sizes: { width: number; bytes: Uint8Array }[];
}

/** A picture composed of others. */
export interface ComposedPicture extends PictureSize {
  /** JPEG, which all link previews show. */
  bytes: Uint8Array;
}

export interface PictureForm {
  /** Widths in pixels, smallest first. Pictures are never enlarged: a smaller one keeps its width. */
  widths: readonly number[];
  /** Maximum ratio of height to width; taller pictures are cropped. */
  tallest: number;
  /** Whether its files are served at signed addresses only. */
  isPrivate?: boolean;
}

/** Thrown for bytes that are not a displayable picture; the message says why. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** Maximum pixels of a picture: more than photos of a phone have, and few enough to fit into memory. */
export const MOST_PIXELS = 50_000_000;
