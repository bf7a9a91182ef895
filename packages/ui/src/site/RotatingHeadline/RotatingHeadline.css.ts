import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion } from '../../theme/scale.ts';

export const root = style({ position: 'relative', display: 'flex', alignItems: 'center', width: '100%' });

export const headline = style({
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.hero,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

/**
 * All words share a cell as wide as the widest, so nothing moves. It wraps below the prefix if it does not
 * fit.
 */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.2em',
});

export const words = style({
  display: 'grid',
  minWidth: 0,
  color: vars.color.accent,
  fontStyle: 'italic',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const word = style({
  gridArea: '1 / 1',
  opacity: 0,
  transform: 'translateY(0.28em)',
  transition: `opacity ${motion.normal} ${motion.curve}, transform ${motion.normal} ${motion.curve}`,
  selectors: {
    '&[data-state=past]': { transform: 'translateY(-0.28em)' },
    // Delayed until the previous word has left.
    '&[data-state=shown]': { opacity: 1, transform: 'none', transitionDelay: motion.normal },
  },
});

/**
 * Shows a disc of 28 px: beside the words, or on phones at the end of the line below, so that they keep the
 * whole width. Hidden with reduced motion, because nothing rotates then.
 */
export const control = style(
  restyling({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineEnd: -8,
    padding: 7,
    background: `${vars.color.sunken} content-box`,
    color: vars.color.inkMuted,
    '@media': {
      [media.aboveSheet]: { position: 'static', marginInlineStart: 4 },
      [media.reducedMotion]: { display: 'none' },
    },
  }),
);
