import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Skeleton.css.ts';

/** Props of `Skeleton`, including those of a `<span>`. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** CSS width; numbers are pixels. The whole width by default. */
  width?: CSSProperties['width'] | undefined;
  /** CSS height; numbers are pixels. */
  height?: CSSProperties['height'] | undefined;
  radius?: 'control' | 'card' | 'pill' | undefined;
  /** CSS aspect ratio, instead of a height: `4 / 5`. */
  aspectRatio?: CSSProperties['aspectRatio'] | undefined;
}

/** A placeholder box for loading content: decoration, so the owner sets `aria-busy`. */
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
