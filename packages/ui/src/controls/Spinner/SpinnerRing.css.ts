import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/scale.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const ring = style({
  display: 'block',
  flex: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const sizes = styleVariants({ small: 16, medium: 24, large: 40 }, (side) => [
  ring,
  { width: side, height: side },
]);

export const track = style({ opacity: 0.2 });
