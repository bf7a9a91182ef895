import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/scale.ts';

const shimmer = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    // Not the sunken colour, which in the dark theme is nearly that of the canvas.
    background: `color-mix(in srgb, ${vars.color.line} 65%, ${vars.color.canvas})`,
    animation: `${shimmer} 1600ms ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  variants: {
    radius: {
      control: { borderRadius: vars.radius.control },
      card: { borderRadius: vars.radius.card },
      pill: { borderRadius: 999 },
    },
  },
});
