import type { ComponentProps } from 'react';

/** Props of `Icon`, including those of an `<svg>`. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'path'> {
  /** SVG path of the icon, in a square of 24 × 24, or one path for each shape. */
  path: string | readonly string[];
  /** Side length: pixels, or a CSS length; 24 by default. */
  size?: number | string | undefined;
}

/**
 * An icon in Lucide's style, in the colour of the text. It is decoration: the element around it needs a name.
 * Renders an `<svg>`.
 */
export const Icon = ({ path, size = 24, ...rest }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
    aria-hidden
  >
    {[path].flat().map((shape, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a shape may be drawn twice, and none changes its place
      <path key={place} d={shape} />
    ))}
  </svg>
);
