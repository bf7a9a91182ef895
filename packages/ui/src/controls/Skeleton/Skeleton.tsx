import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Skeleton.css.ts';

/** The box of what is still loading, and the properties of an HTML span. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** CSS width; numbers are pixels. The whole width by default. */
  width?: CSSProperties['width'] | undefined;
  /** CSS height; numbers are pixels. */
  height?: CSSProperties['height'] | undefined;
  radius?: 'control' | 'card' | 'pill' | undefined;
  /** CSS aspect ratio, instead of a height: `4 / 5`. */
  aspectRatio?: CSSProperties['aspectRatio'] | undefined;
}

/** The box of what is still loading: decoration, so the owner says `aria-busy`. */
export const Skeleton = ({
  width,
  height,
  radius = 'control',
  aspectRatio,
  className,
  style,
  ...rest
}: SkeletonProps) => (
  <span
    {...rest}
    aria-hidden
    className={classNames(styles.radii[radius], className)}
    style={{ width, height, aspectRatio, ...style }}
  />
);
