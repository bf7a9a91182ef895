import type { ComponentProps } from 'react';

/** What is drawn, how large, and the properties of an SVG. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'path'> {
  /** The path of the icon in 24 × 24, or of each of its shapes. */
  path: string | readonly string[];
  /** Pixels, or a length of CSS; 24 by default. */
  size?: number | string | undefined;
}

/**
 * An icon of paths, drawn as Lucide draws its own: lines of 2 in a square of 24, in the colour of the text. Decoration: what it
 * stands in has a name. Renders an `<svg>`.
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
