import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/scale.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({ position: 'relative', display: 'inline-flex' });

export const ring = recipe({
  base: {
    display: 'block',
    flex: 'none',
    animation: `${turn} 800ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  variants: {
    size: {
      small: { width: 16, height: 16 },
      medium: { width: 24, height: 24 },
      large: { width: 40, height: 40 },
    },
  },
});

const stroke = { stroke: 'currentcolor', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

export const track = style({ ...stroke, opacity: 0.2 });

export const arc = style(stroke);
