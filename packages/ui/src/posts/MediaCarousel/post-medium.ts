import type { CSSProperties } from 'react';

/** A picture or a video of a post. */
export interface PostMedium {
  id: string;
  kind: 'image' | 'video';
  src: string;
  /** For a picture: sources by width, as in the HTML attribute. */
  srcSet?: string | undefined;
  /** For a video: picture shown before it plays. */
  poster?: string | null | undefined;
  /** Intrinsic width in pixels; with `height`, it reserves the place before loading. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** CSS colour shown until the medium has loaded. */
  placeholder?: string | null | undefined;
  /** Description by the author; by default, a text such as "Picture 2". */
  alt?: string | null | undefined;
}

/** Ratio of width to height for a medium of unknown size. */
const UNKNOWN = 4 / 5;
/** Maximum ratio of the longer side to the shorter one; beyond it, the medium would be too thin. */
const WIDEST = 4;

/** Returns the width of a medium's box divided by its height, also before it has loaded. */
export function ratioOf({ width, height }: Pick<PostMedium, 'width' | 'height'>): number {
  const ratio = (width ?? 0) / (height ?? 0);
  const known = Number.isFinite(ratio) && ratio > 0 ? ratio : UNKNOWN;
  return Math.min(Math.max(known, 1 / WIDEST), WIDEST);
}

/** Returns the colour around a medium, and in its place until it has loaded. */
export const groundOf = ({ placeholder }: PostMedium): CSSProperties => ({
  backgroundColor: placeholder ?? undefined,
});

/** Returns ratio and colour of a medium's box. */
export const boxOf = (medium: PostMedium): CSSProperties =>
  ({ '--ratio': ratioOf(medium), ...groundOf(medium) }) as CSSProperties;
