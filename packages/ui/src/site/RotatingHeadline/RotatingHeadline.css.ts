import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion } from '../../theme/scale.ts';

/** As wide as what it stands in, so that the control has a place away from the type. */
export const root = style({ position: 'relative', width: '100%' });

export const headline = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.hero,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

/** Its words stand on one another, so it is as wide as the widest and never moves; a long one goes below. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
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
    // It comes once the one before it has left.
    '&[data-state=shown]': { opacity: 1, transform: 'none', transitionDelay: motion.normal },
  },
});

/** Small, at the end of the page. Nothing rotates with reduced motion, so there is nothing to pause. */
export const control = style(
  restyling({
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineEnd: -14,
    color: vars.color.inkMuted,
    '@media': {
      [media.aboveTablet]: { insetBlockEnd: 'auto', insetBlockStart: 0 },
      [media.reducedMotion]: { display: 'none' },
    },
  }),
);
