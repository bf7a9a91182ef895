import type { CSSProperties } from 'react';

/** A picture or a video, as the server describes it. */
export interface PostMedium {
  id: string;
  kind: 'image' | 'video';
  src: string;
  /** Of a picture: its widths, as in HTML. */
  srcSet?: string | undefined;
  /** Of a video: what is seen before it runs. */
  poster?: string | null | undefined;
  /** Intrinsic pixels; with the height, they keep its place before it is there. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** CSS colour that fills its place until it is there. */
  placeholder?: string | null | undefined;
  /** What it shows, in the words of who posted it; without, it is named by its place. */
  alt?: string | null | undefined;
}

/** Of a medium that does not say its size. */
const UNKNOWN = 4 / 5;
/** Broader or narrower than this, nothing would be left to see. */
const WIDEST = 4;

/** The box of a medium in its stage: its own shape and colour, before it is there too. */
export function boxOf({ width, height, placeholder }: PostMedium): CSSProperties {
  const ratio = (width ?? 0) / (height ?? 0);
  const known = Number.isFinite(ratio) && ratio > 0 ? ratio : UNKNOWN;
  const shown = Math.min(Math.max(known, 1 / WIDEST), WIDEST);
  return { '--ratio': shown, backgroundColor: placeholder ?? undefined } as CSSProperties;
}
