import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/scale.ts';

const shimmer = keyframes({ '50%': { opacity: 0.5 } });

const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  // In the dark theme, the sunken colour would be nearly that of the canvas.
  background: `color-mix(in srgb, ${vars.color.line} 65%, ${vars.color.canvas})`,
  animation: `${shimmer} 1600ms ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const radii = styleVariants(
  { control: vars.radius.control, card: vars.radius.card, pill: 999 },
  (borderRadius) => [skeleton, { borderRadius }],
);
