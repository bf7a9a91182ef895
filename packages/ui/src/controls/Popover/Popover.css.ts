import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, layer, media, motion, space } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style({
  zIndex: layer.overlay,
  minWidth: 200,
  maxWidth: 'min(360px, 100vw - 16px)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  padding: space.md,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  // Seen where colours are forced, and grounds and shadows are not drawn.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: fontSize.body,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${motion.fast} ${motion.curve}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
  // Without anything to press it has the focus itself, and is seen anyway.
  selectors: { '&:focus-visible': { outline: 'none' } },
});
