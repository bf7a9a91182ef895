import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/scale.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const ring = style({
  display: 'block',
  flex: 'none',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const sizes = styleVariants({ small: 16, medium: 24, large: 40 }, (side) => [
  ring,
  { width: side, height: side },
]);

const stroke = { stroke: 'currentcolor', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

export const track = style({ ...stroke, opacity: 0.2 });

export const arc = style(stroke);
