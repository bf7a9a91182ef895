/** A picture as the server describes it. */
export interface PictureSource {
  src: string;
  srcSet?: string | undefined;
  /** Intrinsic width in px. With the height, it reserves the picture's place before it loads. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** CSS colour that fills the place until the picture is decoded. */
  placeholder?: string | null | undefined;
}

const UNKNOWN = 4 / 5;
const NARROWEST = 1 / 2;
const WIDEST = 2;

/**
 * Returns the width of a picture's box divided by its height; 4:5 if unknown. Limited to between 1:2 and 2:1,
 * because extreme shapes would spoil a grid.
 */
export function pictureAspectRatio(picture: Pick<PictureSource, 'width' | 'height'> | null | undefined) {
  const ratio = (picture?.width ?? 0) / (picture?.height ?? 0);
  if (!Number.isFinite(ratio) || ratio <= 0) return UNKNOWN;
  return Math.min(Math.max(ratio, NARROWEST), WIDEST);
}
