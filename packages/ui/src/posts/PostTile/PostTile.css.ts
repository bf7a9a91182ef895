import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, motion, space } from '../../theme/scale.ts';

export const tile = style({ position: 'relative', isolation: 'isolate' });

export const link = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  color: 'inherit',
  textDecoration: 'none',
  transition: `opacity ${motion.fast} ${motion.curve}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    // Inside the picture, with a seam that tells it from any picture.
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      boxShadow: `inset 0 0 0 4px ${vars.color.canvas}`,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.92 } } } },
});

/** Instead of a picture that some do not want to see. */
export const cover = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  width: '100%',
  padding: space.xs,
  // In the dark its ground is hardly told from the page.
  border: `1px solid ${vars.color.line}`,
  borderRadius: 'inherit',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textAlign: 'center',
  textWrap: 'balance',
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 999,
  background: vars.color.disc,
  color: vars.color.onDisc,
});
