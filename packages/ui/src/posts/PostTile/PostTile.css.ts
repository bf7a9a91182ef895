import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, motion, space } from '../../theme/scale.ts';

/** Radius of a tile; that of cards by default. */
export const radius = createVar();

export const tile = style({ position: 'relative', isolation: 'isolate' });

export const link = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: fallbackVar(radius, vars.radius.card),
  color: 'inherit',
  textDecoration: 'none',
  transition: `opacity ${motion.fast} ${motion.curve}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    // Inside the picture, with a seam that sets the ring apart from any picture.
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      boxShadow: `inset 0 0 0 4px ${vars.color.canvas}`,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.92 } } } },
});

/** Replaces a picture that may be unwelcome. */
export const cover = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  width: '100%',
  padding: space.xs,
  // In dark mode, only the border sets the cover apart from the page.
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
  padding: 5,
  borderRadius: '50%',
  // White on dark in every theme, as it lies on a picture.
  background: vars.color.scrim,
  color: 'white',
});
