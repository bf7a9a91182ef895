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
  // Forced colours make this border visible.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: fontSize.body,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${motion.fast} ${motion.curve}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
  // Without controls inside, the popover itself has the focus, but needs no ring.
  selectors: { '&:focus-visible': { outline: 'none' } },
});
