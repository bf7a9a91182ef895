import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { restyling } from '../../theme/restyling.ts';
import { fontSize, fontWeight, media, motion } from '../../theme/scale.ts';

export const root = style({ display: 'grid', justifyContent: 'center' });

export const frame = style({ position: 'relative' });

export const headline = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: fontSize.hero,
  fontWeight: fontWeight.regular,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

/** Its words stand on one another, so it is as wide as the widest and never changes its box. */
export const line = style({
  display: 'inline-flex',
  gap: '0.2em',
  whiteSpace: 'nowrap',
  transition: `transform ${motion.slow} ${motion.curve}`,
});

export const words = style({
  display: 'inline-grid',
  justifyItems: 'start',
  color: vars.color.accent,
  fontStyle: 'italic',
});

export const word = style({
  gridArea: '1 / 1',
  opacity: 0,
  transform: 'translateY(0.28em)',
  transition: `opacity ${motion.slow} ${motion.curve}, transform ${motion.slow} ${motion.curve}`,
  selectors: {
    '&[data-state=past]': { transform: 'translateY(-0.28em)' },
    '&[data-state=shown]': { opacity: 1, transform: 'none' },
  },
});

/** Beside the line, quiet. Nothing rotates with reduced motion, so there is nothing to pause. */
export const control = style(
  restyling({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '100%',
    marginBlock: 'auto',
    marginInlineStart: -8,
    color: vars.color.inkMuted,
    '@media': { [media.reducedMotion]: { display: 'none' } },
  }),
);
