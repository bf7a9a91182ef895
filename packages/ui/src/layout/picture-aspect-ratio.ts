/** A picture of known shape, as the server describes it. */
export interface PictureSource {
  src: string;
  srcSet?: string | undefined;
  /** Intrinsic pixels; with the height, they keep the picture's place before it is there. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** CSS colour that fills the place until the picture is decoded. */
  placeholder?: string | null | undefined;
}

const UNKNOWN = 4 / 5;
const NARROWEST = 1 / 2;
const WIDEST = 2;

/**
 * Width by height of the box that a picture gets: its own, 4:5 when that is unknown. Kept between 1:2 and 2:1,
 * because one banner or one ribbon would tear a grid apart.
 */
export function pictureAspectRatio(picture: Pick<PictureSource, 'width' | 'height'> | null | undefined) {
  const ratio = (picture?.width ?? 0) / (picture?.height ?? 0);
  if (!Number.isFinite(ratio) || ratio <= 0) return UNKNOWN;
  return Math.min(Math.max(ratio, NARROWEST), WIDEST);
}
