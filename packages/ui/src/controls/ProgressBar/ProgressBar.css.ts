import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, motion, space } from '../../theme/scale.ts';
import { softEdge } from '../../theme/soft-edge.ts';

export const progress = style({ minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.sm,
  marginBlockEnd: space.xs,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

export const label = style({ minWidth: 0, fontWeight: fontWeight.medium });

export const value = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  height: 6,
  overflow: 'hidden',
  borderRadius: 999,
  background: softEdge,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

const forced = { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } } as const;

/** Shifted out of the track by the missing share. */
export const bar = style({
  height: '100%',
  borderRadius: 'inherit',
  background: vars.color.ink,
  transform: 'translateX(calc((var(--share) - 1) * 100%))',
  transition: `transform ${motion.normal} ${motion.curve}`,
  selectors: { '&:dir(rtl)': { transform: 'translateX(calc((1 - var(--share)) * 100%))' } },
  '@media': { ...forced, [media.reducedMotion]: { transition: 'none' } },
});

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const somewhere = style({
  width: '40%',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.color.ink,
  animation: `${pass} 1400ms ease-in-out infinite`,
  selectors: { '&:dir(rtl)': { animationDirection: 'reverse' } },
  '@media': {
    ...forced,
    // Fills the track at half strength, because the share is unknown.
    [media.reducedMotion]: { width: '100%', opacity: 0.5, animation: 'none' },
  },
});
