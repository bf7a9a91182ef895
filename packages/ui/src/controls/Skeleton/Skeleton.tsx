import type { CSSProperties } from 'react';
import * as styles from './Skeleton.css.ts';

/** The box of what is still loading. */
export interface SkeletonProps {
  /** CSS width; numbers are pixels. The whole width by default. */
  width?: CSSProperties['width'];
  /** CSS height; numbers are pixels. */
  height?: CSSProperties['height'];
  radius?: 'control' | 'card' | 'pill';
  /** CSS aspect ratio, instead of a height: `4 / 5`. */
  aspectRatio?: CSSProperties['aspectRatio'];
}

/** The box of what is still loading: decoration, so the owner says `aria-busy`. */
export function Skeleton({ width, height, radius = 'control', aspectRatio }: SkeletonProps) {
  return <span aria-hidden className={styles.radii[radius]} style={{ width, height, aspectRatio }} />;
}
