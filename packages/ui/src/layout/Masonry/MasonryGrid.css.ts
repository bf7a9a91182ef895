import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, media, space } from '../../theme/scale.ts';

// With reduced motion, `plainElements` gives transitions a tiny duration, so changes would show one frame
// late.
const atOnce = { '@media': { [media.reducedMotion]: { transitionProperty: 'none' } } } as const;

export const grid = style({ position: 'relative' });

export const feed = style({ ...atOnce, position: 'relative' });

export const cell = style({
  ...atOnce,
  position: 'absolute',
  insetBlockStart: 0,
  // Not `strict`, which would hide the natural height of a card that has grown.
  contain: 'layout style',
  // Only on focus: a custom property here would be resolved for every rendered card.
  selectors: { '&:focus-visible': { borderRadius: vars.radius.card } },
  // Keeps a card scrolled into view clear of the page's bars.
  scrollMarginBlock: `calc(${space.xxxl} + ${space.sm})`,
});

export const endOfFeed = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  margin: 0,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: fontWeight.semibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
